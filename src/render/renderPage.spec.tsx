import { use } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { gzipSync } from 'node:zlib'
import { createRow } from '../tree'
import { audienceScript } from './audience/audienceScript'
import type { Row, TreeRules } from '../tree/types'
import { renderPage } from './renderPage'
import type { PageView, SliceComponent, SliceComponents } from './types'

const rules: TreeRules = {
  layout: 'jewel',
  slice: () => ({ layouts: '*', slots: { default: { allowedElements: '*' } } }),
} as unknown as TreeRules

const Broken = (): never => {
  throw new Error('Out of coconuts')
}
const soon = new Promise<string>((resolve) => setTimeout(resolve, 20, 'at last'))
const Name = 'Coral Bay' as 'p'

const components = {
  text: ({ fields }) => <p>{String(fields['text'])}</p>,
  spread: ({ field, fields }) => <h2 {...field['text']}>{String(fields['text'])}</h2>,
  box: ({ slots }) => <section>{slots['default']}</section>,
  throws: () => Broken(),
  holdsOneThatThrows: () => (
    <div>
      kept from visitors
      <Broken />
    </div>
  ),
  badTag: ({ slots }) => (
    <div>
      <Name>{slots['default']}</Name>
    </div>
  ),
  object: ({ fields }) => <p>{fields['text'] as string}</p>,
  badStyle: () => <p style={'color:red' as unknown as object}>red</p>,
  waits: () => <p>{use(soon)}</p>,
  later: (() => Promise.reject(new Error('too late'))) as unknown as SliceComponent,
} satisfies SliceComponents

interface Element {
  id: string
  type: keyof typeof components
  text?: unknown
  parent?: string
}

function view(elements: readonly Element[]): PageView {
  return {
    page: { tags: [] },
    rows: elements.map(({ id, type, parent }) =>
      createRow({ id, blockType: type, ...(parent ? { element: { parent, slot: 'default' } } : {}) }),
    ),
    resolution: Object.fromEntries(elements.map(({ id, text = id }) => [id, { fields: { text }, data: null }])),
    context: { languageCode: 'en', layout: 'jewel', siteId: 0, path: '/', timeZone: 'UTC', preview: false, labels: {} },
  } as unknown as PageView
}

it.each([50, 2000])('shows of %i elements inside each other the outer 50, and tells once of the others', (count) => {
  const onError = vi.fn()
  const elements = Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    type: 'box' as const,
    ...(index > 0 ? { parent: `e${index - 1}` } : {}),
  }))
  const html = renderToStaticMarkup(renderPage({ view: view(elements), components, rules, onError }))
  expect(html.split('<section>')).toHaveLength(51)
  expect(onError.mock.calls.map(([, row]) => (row as Row).id)).toEqual(count > 50 ? ['e50'] : [])
})

describe('an element that cannot be rendered', () => {
  it.each([
    ['throws', undefined, 'Out of coconuts'],
    ['holdsOneThatThrows', undefined, 'Out of coconuts'],
    ['badTag', undefined, '"Coral Bay" is not a valid tag name.'],
    ['object', { a: 1 }, 'An object is not a text and cannot be rendered.'],
    ['badStyle', undefined, 'The style of <p> must be an object.'],
  ] as const)('is left out and told (%s)', (type, text, message) => {
    const onError = vi.fn()
    const elements = [
      { id: 'before', type: 'text' },
      { id: 'box', type: 'box' },
      { id: 'broken', type, text, parent: 'box' },
      { id: 'beside', type: 'text', parent: 'box' },
    ] as const
    const page = renderPage({ view: view(elements), components, rules, onError })
    expect(renderToStaticMarkup(page)).toBe('<p>before</p><section><p>beside</p></section>')
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message }),
      expect.objectContaining({ id: 'broken' }),
    )
  })

  it('is not one that waits', async () => {
    const onError = vi.fn()
    const page = renderPage({ view: view([{ id: 'waiting', type: 'waits' }]), components, rules, onError })
    const stream = await renderToReadableStream(page)
    await stream.allReady
    expect(await new Response(stream).text()).toContain('<p>at last</p>')
    expect(onError).not.toHaveBeenCalled()
  })

  it('is left out when it fails later', async () => {
    const onError = vi.fn()
    const elements = [
      { id: 'before', type: 'text' },
      { id: 'broken', type: 'later' },
    ] as const
    const page = renderPage({ view: view(elements), components, rules, onError })
    const stream = await renderToReadableStream(page)
    await stream.allReady
    expect(await new Response(stream).text()).toBe('<p>before</p>')
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('what is for an audience', () => {
  const places = { order: ['open', 'theirs', 'around'], reserved: ['theirs', 'around'] }
  const render = (hint: string | null) =>
    renderToStaticMarkup(
      renderPage({
        view: {
          ...view([
            { id: 'open', type: 'text' },
            { id: 'around', type: 'text' },
          ]),
          places: { ...places, hint },
        },
        components,
        rules,
        onError: vi.fn(),
      }),
    )
  const around = '<voix-for element="around" style="display:contents"><p>around</p></voix-for>'

  it('has an empty place in the page, and a script that asks for it', () => {
    const html = render('voix-signed-in')
    expect(html.replace(/<script>.*<\/script>/, '')).toBe(
      `<p>open</p><voix-for element="theirs" style="display:contents"></voix-for>${around}`,
    )
    expect(html).toContain('; voix-signed-in=')
    expect(render(null)).not.toContain('<script')
  })

  it('is asked for by less than a kilobyte, compressed', () => {
    expect(gzipSync(audienceScript('voix-signed-in')).length).toBeLessThan(1024)
  })
})

describe('a page with tags', () => {
  const tagged: PageView = view([{ id: 'a', type: 'marked' as 'box' }])
  const Marked: SliceComponent = ({ root }) => <p {...root} />
  const html = (shown: PageView) =>
    renderToStaticMarkup(renderPage({ view: shown, components: { marked: Marked }, rules, onError: vi.fn() }))
  const withTags = (tags: Row['element']['tags']): PageView => ({
    ...tagged,
    rows: tagged.rows.map((row) => ({ ...row, element: { ...row.element, tags } })),
  })

  it('marks its elements, and brings the script that counts them', () => {
    expect(html(withTags([{ name: 'sea', point: 2 }]))).toMatch(
      /^<p data-vt="sea=2"><\/p><voix-island part="interest" mode="idle" /,
    )
    const ofThePage = { ...tagged, page: { ...tagged.page, tags: [{ name: 'sea', point: 1 }] } }
    expect(html(ofThePage)).toMatch(/^<p><\/p><voix-island part="interest"/)
  })

  it('is one whose tags have points', () => {
    expect(html(tagged)).toBe('<p></p>')
    expect(html(withTags([{ name: 'sea', point: 0 }]))).toBe('<p></p>')
  })
})

it('shows and styles what stands in a shared section, also in one inside another element', () => {
  const inner = createRow({
    id: 'inner',
    blockType: 'text',
    element: { parent: 'place', style: { default: { color: 'red' } } },
  })
  const { resolution, ...shown } = view([
    { id: 'around', type: 'box' },
    { id: 'place', type: 'box', parent: 'around' },
  ])
  const inside = { rows: [inner], resolution: { inner: { fields: { text: 'shared' }, data: null } } }
  const filled = { ...shown, resolution: { ...resolution, place: { fields: {}, data: null, inside } } }
  const html = renderToStaticMarkup(renderPage({ view: filled, components, rules, onError: vi.fn() }))
  expect(html).toContain('[data-vs="inner"]{color:red')
  expect(html).toContain('<section><section><p>shared</p></section></section>')
})

it('gives a text with letters of the other direction than its page their direction', () => {
  const shown = (languageCode: string, text: string) => {
    const page = view([{ id: 'a', type: 'spread', text }])
    const own = { ...page, context: { ...page.context, languageCode } }
    return renderToStaticMarkup(renderPage({ view: own, components, rules, onError: vi.fn() }))
  }
  expect(shown('en', 'שלום!')).toContain('<h2 dir="auto">')
  expect(shown('ar', 'Hotel!')).toContain('<h2 dir="auto">')
  expect(shown('en', 'Hotel!')).toContain('<h2>')
  expect(shown('ar', 'مرحبا!')).toContain('<h2>')
})
