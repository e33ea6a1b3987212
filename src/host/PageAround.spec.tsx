import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SliceComponents } from '../render/types'
import type { Resolution } from '../slices/resolution'
import type { Within } from '../serve/page/loadWithin'
import { createRow, type Row, type TreeRules } from '../tree'
import { PageAround } from './PageAround'

const rules = {
  layout: 'jewel',
  slice: () => ({ layouts: '*', slots: { default: { allowedElements: '*' } } }),
} as unknown as TreeRules

const components: SliceComponents = {
  text: ({ fields, root, field }) => (
    <p {...root} {...field['text']}>
      {String(fields['text'])}
    </p>
  ),
  box: ({ slots }) => <section>{slots['default']}</section>,
  popup: ({ slots, context }) => <dialog open={context.preview}>{slots['default']}</dialog>,
  twice: ({ slots }) => (
    <section>
      {slots['default']}
      {slots['default']}
    </section>
  ),
}

/** The stored state of the section when an element with the id `parent` places it. */
const storedIn = (parent: string) => ({
  rows: [createRow({ id: 'stored', blockType: 'text', element: { parent } })],
  resolution: { stored: shows('stored') },
})

function shows(text: string) {
  return { fields: { text }, data: null }
}

function show(rows: Row[], placement: string, more: Resolution = {}): string {
  const own = rows.map(({ id, blockType }) => [
    id,
    blockType === 'shared-section' ? { ...shows(''), inside: storedIn(id) } : shows(id),
  ])
  const resolution = { ...(Object.fromEntries(own) as Resolution), ...more }
  const context = {
    languageCode: 'en',
    layout: 'jewel',
    siteId: 0,
    path: '/',
    timeZone: 'UTC',
    preview: true,
    labels: {},
  }
  const loaded = { view: { page: { title: 'Home' }, rows, resolution, context } }
  return renderToStaticMarkup(
    <PageAround components={components} within={{ loaded, rules, placement } as unknown as Within}>
      <b>the frame</b>
    </PageAround>,
  )
}

const place = (id: string, parent: string | null = null) =>
  createRow({ id, blockType: 'shared-section', element: { parent } })
const text = (id: string, element = {}) => createRow({ id, blockType: 'text', element })
const FRAME = '<div data-voix-within="Home" style="display:contents"><b>the frame</b></div>'
const STORED = '<div style="display:contents"><p>stored</p></div>'

it('has the frame where the section stands first, what is stored of it elsewhere, and none of its elements is one of the frame’s', () => {
  const rows = [text('above'), place('first'), text('between'), place('second')]
  expect(show(rows, 'first')).toBe(`<p>above</p>${FRAME}<p>between</p>${STORED}`)
})

it('has the frame once, also where a slice shows a slot twice or a query repeats it', () => {
  const twice = createRow({ id: 'twice', blockType: 'twice' })
  expect(show([twice, place('first', 'twice')], 'first')).toBe(`<section>${FRAME}${STORED}</section>`)
  const box = createRow({ id: 'box', blockType: 'box' })
  const repeat = ['a', 'b'].map((id) => ({ id, ...shows(id) }))
  const html = show([box, place('first', 'box')], 'first', { box: { ...shows(''), repeat } })
  expect(html).toBe(`<section>${FRAME}</section><section>${STORED}</section>`)
})

it('hides nothing of the page, so that the section has its place for every visitor and at every width', () => {
  const conditions = [{ key: 'query:x', operator: 'equals', value: '1' }]
  const when = { conditionsSettings: { type: 'and', conditions } }
  const hidden = { style: { default: { visibility: 'hidden' } } }
  const html = show([text('sometimes', when), text('hidden', hidden), place('first')], 'first')
  expect(html).not.toMatch(/<script|display:none/)
  expect(html).toContain('>sometimes</p>')
})

it('opens what the section stands in, and nothing else', () => {
  const popup = (id: string) => createRow({ id, blockType: 'popup' })
  const html = show([popup('around'), place('first', 'around'), popup('other')], 'first')
  expect(html).toBe(`<dialog open="">${FRAME}</dialog><dialog></dialog>`)
})
