import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { makePageTree } from './helpers/pageTree'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })
const now = async ({ id }: Pick<Json, 'id'>) => (await send('GET', `/api/pages/${id}?draft=true&depth=0`)).body

interface Report {
  done: { id: string; title: string }[]
  refused: { id: string; title: string; reason: string }[]
}

const BOTH = { below: true, translations: true }

async function copy(pages: readonly Json[], more: object = {}) {
  const body = { action: 'copy', pages: pages.map(({ id, rev }) => ({ id, rev })), ...more }
  const answer = await send('POST', '/api/voix/pages/bulk', body)
  const { done, refused } = answer.body as unknown as Report
  const copies = await Promise.all(done.map(now))
  return { refused, copies, paths: copies.map(({ path }) => path) }
}

const at = (copies: readonly Json[], path: string) => copies.find((page) => page.path === path) as Json

it('copies a page with what is below it and its translations, as drafts that translate each other', async () => {
  const { top } = await makePageTree(app, 'one')
  const { copies, refused } = await copy([top], { along: BOTH })
  expect(refused).toEqual([])
  const paths = ['/brands/one-copy', '/brands/one-copy/rooms', '/brands/one-copy/rooms/suite']
  const inSpanish = ['/es/marcas/one-copy', '/es/marcas/one-copy/cuartos', '/es/marcas/one-copy/solo']
  expect(copies.map(({ path }) => path).sort()).toEqual([...paths, ...inSpanish].sort())
  expect(new Set(copies.map(({ _status }) => _status))).toEqual(new Set(['draft']))
  const original = (path: string) => at(copies, path).translationOf
  expect(original('/es/marcas/one-copy')).toBe(at(copies, '/brands/one-copy').id)
  expect(original('/es/marcas/one-copy/cuartos')).toBe(at(copies, '/brands/one-copy/rooms').id)
  expect(original('/es/marcas/one-copy/solo')).toBeNull()
  const titles = ['/brands/one-copy', '/brands/one-copy/rooms'].map((path) => at(copies, path).title)
  expect(titles).toEqual(['/brands/one (copy)', '/brands/one/rooms'])
})

it('knows in a copied translation which texts are translated, and finds what its original says later', async () => {
  const hero = row('hero', { title: 'Sea and sand' })
  const original = await createPage(app, { title: 'Beach', path: '/kept', elements: [hero] })
  const made = await send('POST', `/api/voix/pages/${original.id}/translations`, {
    languages: [{ code: 'es', path: '/es/guardada' }],
  })
  const [spanish] = made.body.docs as unknown as Json[]
  const open = await now(spanish as Json)
  const translated = (open.elements as Json[]).map((element) => ({ ...element, title: 'Mar y arena' }))
  const written = { title: 'Playa', elements: translated, rev: open.rev }
  expect((await send('PATCH', `/api/pages/${open.id}?draft=true`, written)).status).toBe(200)
  const { copies } = await copy([original], { along: { below: false, translations: true } })
  const [own, other] = [at(copies, '/kept-copy'), at(copies, '/es/guardada-copy')]
  const findings = async () => {
    const { body } = await send('POST', `/api/voix/pages/${other.id}/checks`, { baseRev: (await now(other)).rev })
    return (body.findings as unknown as { check: string; text: string }[])
      .filter(({ check, text }) => check === 'untranslated' && /Mar|Playa/.test(text))
      .map(({ text }) => text)
  }
  expect(await findings()).toEqual([])
  const elements = (own.elements as Json[]).map((element) => ({ ...element, title: 'Sea, sand and sun' }))
  await send('PATCH', `/api/pages/${own.id}?draft=true`, { elements, rev: own.rev })
  expect(await findings()).toEqual(['The original of “Mar y arena” was changed since.'])
})

it('gives each copy a path that no page of the site has, in the copied tree too', async () => {
  const { top } = await makePageTree(app, 'two')
  const below = { along: { below: true, translations: false } }
  await createPage(app, { path: '/brands/two-copy/rooms', _status: 'draft' })
  expect((await copy([top], below)).paths).toEqual([
    '/brands/two-copy',
    '/brands/two-copy/rooms-2',
    '/brands/two-copy/rooms-2/suite',
  ])
  expect((await copy([top], below)).paths).toEqual([
    '/brands/two-copy-2',
    '/brands/two-copy-2/rooms',
    '/brands/two-copy-2/rooms/suite',
  ])
  const [home, other] = [await createPage(app, { path: '/' }), await createPage(app, { path: '/home' })]
  expect((await copy([home, other])).paths).toEqual(['/home-copy', '/home-copy-2'])
})

it('copies to a title and a path of its own with the pages below, and nothing where the path is taken', async () => {
  const { top, below } = await makePageTree(app, 'three')
  const along = { below: true, translations: false }
  const { copies } = await copy([top], { along, as: { title: 'Third', path: '/third' } })
  expect(copies.map(({ path }) => path)).toEqual(['/third', '/third/rooms', '/third/rooms/suite'])
  expect(copies[0]?.title).toBe('Third')
  const refused = await copy([top], { along, as: { title: 'Again', path: '/third' } })
  expect([refused.copies, refused.refused]).toMatchObject([
    [],
    [{ id: top.id, reason: expect.stringContaining('"/third"') }],
  ])
  expect((await copy([below])).paths).toEqual(['/brands/three/rooms-copy'])
})

it('leaves the pages in another language alone where a home page is copied with its translations', async () => {
  const { docs } = (await send('GET', '/api/pages?where[path][equals]=/&depth=0')).body as unknown as { docs: Json[] }
  const home = docs[0] ?? (await createPage(app, { path: '/' }))
  await createPage(app, { path: '/es', languageCode: 'es', translationOf: home.id })
  await createPage(app, { path: '/es/otra', languageCode: 'es' })
  const { paths } = await copy([home], { along: BOTH })
  expect(paths.filter((path) => String(path).startsWith('/es'))).toEqual(['/es-copy'])
})

it('leads from copies to what was copied with them, by every kind of link, and to other pages as before', async () => {
  const { top, below, deeper } = await makePageTree(app, 'four')
  const outside = await createPage(app, { path: '/outside' })
  const toPage = (id: unknown) => ({ mode: 'relationship', relationship: { relationTo: 'pages', value: id } })
  const link = (name: string, fields: object) => row('ghost-button-link', { link: { text: name, ...fields } })
  const section = await createPage(app, { kind: 'section', path: null, title: 'Shared', elements: [] })
  const elements = [
    link('Deeper', toPage(deeper.id)),
    link('Outside', toPage(outside.id)),
    link('Path', { mode: 'href', href: '/brands/four?a=b#c' }),
    link('Other path', { mode: 'href', href: '/brands/four-other' }),
    row('rich-text', { copy: richLink({ linkType: 'internal', doc: { relationTo: 'pages', value: top.id } }) }),
    row('shared-section', { section: section.id }),
  ]
  const written = await send('PATCH', `/api/pages/${below.id}`, { elements, rev: below.rev })
  expect(written.status).toBe(200)
  const { copies, refused } = await copy([top], { along: { below: true, translations: false } })
  expect(refused).toEqual([])
  const idOf = (path: string) => at(copies, path).id
  const copied = at(copies, '/brands/four-copy/rooms').elements as unknown as Linked[]
  expect(copied.slice(0, 2).map(({ link }) => link?.relationship?.value)).toEqual([
    idOf('/brands/four-copy/rooms/suite'),
    outside.id,
  ])
  expect(copied.slice(2, 4).map(({ link }) => link?.href)).toEqual(['/brands/four-copy?a=b#c', '/brands/four-other'])
  expect(JSON.stringify(copied[4])).toContain(String(idOf('/brands/four-copy')))
  expect(copied[5]?.section).toBe(section.id)
  expect(JSON.stringify((await now(below)).elements)).toContain(deeper.id)
})

interface Linked {
  link?: { href?: string; relationship?: { value: string } }
  section?: string
}

function richLink(fields: object) {
  const words = { type: 'text', text: 'There', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const shape = { direction: null, format: '', indent: 0, version: 1 }
  const link = { type: 'link', ...shape, fields: { newTab: false, ...fields }, children: [words] }
  return { root: { type: 'root', ...shape, children: [{ type: 'paragraph', ...shape, children: [link] }] } }
}
