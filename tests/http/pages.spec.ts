import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { row } from '../e2e/helpers/rows'
import { ask, BASE, publish, visit, write } from './helpers/demo'

describe('a page made over REST', () => {
  it('is served at its path, with its nested content', async () => {
    const [outer, inner] = [row('group'), row('group')]
    inner.element.parent = outer.id
    const text = row('introduction', { title: 'Where the reef begins' }, inner.id)
    const { path } = await publish([outer, inner, text], { layout: 'blocks' })
    const { status, html } = await visit(path)
    expect([status, html]).toEqual([200, expect.stringContaining('Where the reef begins')])
    const tree = await ask('GET', `/api/pages/by-path?path=${encodeURIComponent(path)}&tree=true`)
    expect(tree.status, tree.text).toBe(200)
    const read = tree.json() as { doc?: object }
    const data = await fetch(`${BASE}${path}/_payload.json`)
    expect(data.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const { page } = (await data.json()) as { page: { elements: { id: string }[] } }
    expect(page.elements.map(({ id }) => id)).toEqual([outer.id])
    expect((await fetch(`${BASE}/e2e/${randomUUID()}/_payload.json`)).status).toBe(404)
    expect(read.doc ?? read).toMatchObject({
      elements: [
        {
          id: outer.id,
          type: 'group',
          elements: [
            {
              elements: [
                { id: text.id, type: 'slice', component: 'introduction', fields: { title: 'Where the reef begins' } },
              ],
            },
          ],
        },
      ],
    })
  })

  it('never shows a draft', async () => {
    const text = row('introduction', { title: 'For everybody' })
    const { id, path } = await publish([text])
    const draft = { elements: [{ ...text, title: 'Only a draft so far' }], _status: 'draft' }
    expect((await ask('PATCH', `/api/pages/${id}?draft=true`, draft)).status).toBe(200)
    const { html } = await visit(path)
    expect(html).toContain('For everybody')
    expect(html).not.toContain('Only a draft so far')
    const unseen = `/e2e/http/${randomUUID()}`
    const data = { title: 'A draft', path: unseen, layout: 'blocks', _status: 'draft', elements: [text] }
    expect((await ask('POST', '/api/pages?draft=true', data)).status).toBe(201)
    expect((await visit(unseen)).status).toBe(404)
  })
})

it('a slice of the agents’ portal is refused outside of its layouts', async () => {
  await publish([{ blockType: 'agent-staff' }], { layout: 'agent-cash-plus' })
  const elements = [{ id: randomUUID(), blockType: 'agent-staff' }]
  const data = { title: 'No', path: `/e2e/${randomUUID()}`, layout: 'blocks', _status: 'published', elements }
  const { status, text } = await ask('POST', '/api/pages', data)
  expect([status, text]).toEqual([400, expect.stringContaining('agent-staff')])
})

it('frames are shown from the slices’ hosts only, and the policy says the same', async () => {
  const frame = (url: string) => ({ blockType: 'iframe', url, title: url })
  await expect(publish([frame('https://www.example.com/')])).rejects.toThrow('cannot be framed')
  const { path } = await publish([frame('https://www.openstreetmap.org/export/embed.html')])
  const { html, headers } = await visit(path)
  expect(html).toContain('<iframe src="https://www.openstreetmap.org/')
  const policy = headers.get('content-security-policy') ?? ''
  const frames = policy.split(';').find((part) => part.trim().startsWith('frame-src')) ?? ''
  expect(frames).toContain('https://*.openstreetmap.org')
  expect(frames).toContain('https://www.youtube-nocookie.com')
  expect(frames).not.toMatch(/\shttps:(\s|$)|example\.com/)
})

it('a page that has a deprecated slice still shows it', async () => {
  const { html } = await visit('/groups')
  for (const text of ['Rather talk?', 'Call me']) expect(html).toContain(text)
  const deprecated = [
    { blockType: 'card-row', title: 'Deprecated cards' },
    { blockType: 'picture-block', caption: 'A deprecated picture' },
  ]
  const { path } = await publish(deprecated, { layout: 'blocks' })
  const own = (await visit(path)).html
  for (const text of ['Deprecated cards', 'A deprecated picture']) expect(own).toContain(text)
})

describe('a post', () => {
  it('has a page at its slug from the moment that it is published, and every word of it is the newest', async () => {
    const stem = `/e2e/documents/${randomUUID().slice(0, 8)}`
    const where = [{ field: 'slug', operator: 'equals', value: '{slug}' }]
    const modelQuery = { collection: 'posts', where, sort: '', limit: 1, bind: { title: 'title', copy: 'excerpt' } }
    const story = { id: randomUUID(), blockType: 'introduction', element: { modelQuery } }
    const { id } = await publish([story], { path: `${stem}/{slug}` })
    await publish([{ blockType: 'blog-posts', postType: 'USA Post', title: 'Stories' }], { path: stem })
    const slug = `tides-${randomUUID().slice(0, 8)}`
    const address = `${stem}/${slug}`
    expect((await visit(address)).status).toBe(404)
    expect((await visit(stem)).html).not.toContain('The tides')

    const data = { postType: 'USA Post', title: 'The tides', slug, excerpt: 'Twice a day.', page: id }
    const post = await write('POST', '/api/posts', data)
    try {
      expect((await visit(stem)).html).toContain(`href="${address}"`)
      const { html } = await visit(address)
      expect(html).toMatch(/<h2[^>]*>The tides<\/h2>/)
      expect(html).toContain('<title>The tides</title>')
      expect(html).toContain('<meta name="description" content="Twice a day."')
      expect(html).toContain('<meta property="og:title" content="The tides"')
      expect(html).toContain(`<link rel="canonical" href="${BASE}${address}"`)
      expect((await visit('/sitemap.xml')).html).toContain(`${address}</loc>`)
      // The page of the pattern shows editors its newest document.
      expect((await ask('GET', `/voix-preview/${id}`)).text).toContain('The tides')

      await write('PATCH', `/api/posts/${post}`, { title: 'The high tides' })
      expect((await visit(address)).html).toContain('<title>The high tides</title>')
      expect((await visit(stem)).html).toContain('The high tides')

      await write('PATCH', `/api/pages/${id}`, { path: `${stem}/moved/{slug}` })
      expect((await visit(address)).status).toBe(404)
      expect((await visit(stem)).html).toContain(`href="${stem}/moved/${slug}"`)
      expect((await visit(`${stem}/moved/${slug}`)).html).toContain('The high tides')
      await write('PATCH', `/api/posts/${post}`, { _status: 'draft' })
      expect((await visit(`${stem}/moved/${slug}`)).status).toBe(404)
    } finally {
      await ask('DELETE', `/api/posts/${post}`)
    }
  })
})

describe('what a page costs', () => {
  /** Compressed size in bytes. */
  const HTML_BUDGET = 13.25 * 1024
  const STYLES_BUDGET = 12 * 1024
  const LOADER_BUDGET = 2 * 1024
  const named = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, source]) => source ?? '')
  const scriptsIn = (html: string) => named(html, /<script[^>]*\ssrc="([^"]+)"[^>]*>/g)
  const sheetsIn = (html: string) => named(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const bytesOf = async (sources: string[]) => {
    const sizes = sources.map(async (source) => gzipSync((await visit(source)).html).length)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }

  it.each(['/', '/resorts/bahia-serena', '/specials', '/groups', '/agents'])(
    '%s stays within the budgets of markup, styles and the script that wakes its islands',
    async (path) => {
      const { status, html } = await visit(path)
      expect(status).toBe(200)
      expect(gzipSync(html).length, 'bytes of HTML').toBeLessThanOrEqual(HTML_BUDGET)
      expect(await bytesOf(scriptsIn(html)), 'bytes of script').toBeLessThanOrEqual(LOADER_BUDGET)
      expect(sheetsIn(html)).toHaveLength(1)
      expect(await bytesOf(sheetsIn(html)), 'bytes of styles').toBeLessThanOrEqual(STYLES_BUDGET)
    },
  )

  it('a page has the style of its own layout only', async () => {
    const { path } = await publish([{ blockType: 'introduction', title: 'Dressed' }])
    const rulesFor = async (layout: string) => {
      const [sheet = ''] = sheetsIn((await visit(`${path}?layout=${layout}`)).html)
      const css = (await visit(sheet)).html
      return new Set(named(css, /(?<!:not\()\[data-layout\^?=["']?([\w-]+)/g))
    }
    const [jewel, noche] = [await rulesFor('jewel'), await rulesFor('noche-azul')]
    expect([jewel.has('jewel'), jewel.has('noche-azul')]).toEqual([true, false])
    expect([noche.has('noche-azul'), noche.has('jewel')]).toEqual([true, false])
  })

  it('a page of static slices has no script', async () => {
    const { path } = await publish([
      { blockType: 'introduction', title: 'Only text' },
      { blockType: 'hero', title: 'And a hero' },
    ])
    const { html } = await visit(path)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"|<voix-island/)
  })
})

it('an idle connection is kept longer than load balancers keep theirs', async () => {
  const { headers } = await fetch(BASE)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})
