import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { makePageTree } from './helpers/pageTree'
import { releasingOf } from './helpers/releasing'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })
const now = async ({ id }: Json) => (await send('GET', `/api/pages/${id}?draft=true&trash=true&depth=0`)).body
const pathsOf = async (...pages: Json[]) => (await Promise.all(pages.map(now))).map(({ path }) => path)
const live = async ({ id }: Json) => (await app.call({ path: `/api/pages/${id}` })).status

const { addTo, api, makeRelease, save } = releasingOf(() => app)

interface Report {
  done: { id: string; title: string }[]
  refused: { id: string; title: string; reason: string }[]
}

const BOTH = { below: true, translations: true }
const bodyOf = (action: string, pages: readonly Json[], more: object) => ({
  action,
  pages: pages.map(({ id, rev }) => ({ id, rev })),
  along: BOTH,
  ...more,
})

async function bulk(action: string, pages: readonly Json[], more: object = {}, as: Caller = 'editor') {
  const answer = await send('POST', '/api/voix/pages/bulk', bodyOf(action, pages, more), as)
  return answer.body as unknown as Report
}

const makeTree = (name: string) => makePageTree(app, name)

async function makeHouses(name: string) {
  const houses = await createPage(app, { path: `/${name}`, title: name })
  await createPage(app, { path: `/es/casas-${name}`, title: name, languageCode: 'es', translationOf: houses.id })
}

it('moves a page with what is below it and its translations, each language in its own tree, and leads visitors after all', async () => {
  const { top, below, deeper, spanish, spanishBelow, spanishOnly } = await makeTree('one')
  await makeHouses('houses')
  const asked = bodyOf('move', [top], { below: '/houses' })
  const { body } = await send('POST', '/api/voix/pages/bulk/along', asked)
  const paths = (pages: unknown) => (pages as { path: string }[]).map(({ path }) => path)
  expect(paths(body.below)).toEqual(['/brands/one/rooms', '/brands/one/rooms/suite'])
  expect(paths(body.translations).sort()).toEqual(await pathsOf(spanish, spanishBelow, spanishOnly))
  expect([body.staying, body.isParentThere]).toEqual([[], true])
  const report = await bulk('move', [top], { below: '/houses' })
  expect(report.refused).toEqual([])
  expect(report.done).toHaveLength(6)
  const moved = ['/houses/one', '/houses/one/rooms', '/houses/one/rooms/suite']
  const inSpanish = ['/es/casas-houses/one', '/es/casas-houses/one/cuartos', '/es/casas-houses/one/solo']
  expect(await pathsOf(top, below, deeper, spanish, spanishBelow, spanishOnly)).toEqual([...moved, ...inSpanish])
  const redirects = await app.query<{ from: string; to: string }>(
    `select r."from", p.path as "to" from redirects r join pages p on p.id = r.to_page_id order by p.path`,
  )
  expect(redirects.map(({ to }) => to).sort()).toEqual([...inSpanish, ...moved].sort())
  expect(redirects.find(({ to }) => to === '/houses/one/rooms')?.from).toBe('/brands/one/rooms')
})

it('the home page of a language has no pages below: the rest of the site stays as it is', async () => {
  const home = await createPage(app, { path: '/', title: 'Home' })
  const spanish = await createPage(app, { path: '/es', title: 'Inicio', languageCode: 'es', translationOf: home.id })
  await createPage(app, { path: '/es/contacto', title: 'Contacto', languageCode: 'es' })
  const company = async (page: Json) => {
    const { body } = await send('POST', '/api/voix/pages/bulk/along', bodyOf('unpublish', [page], {}))
    return [body.below, body.translations].map((pages) => (pages as { path: string }[]).map(({ path }) => path))
  }
  expect(await company(home)).toEqual([[], ['/es']])
  expect(await company(spanish)).toEqual([[], ['/']])
})

it('leaves out what was not asked for, and translations for which there is no parent, and says so before', async () => {
  const { top, below, spanish, spanishBelow } = await makeTree('two')
  await createPage(app, { path: '/english-only' })
  const { body } = await send('POST', '/api/voix/pages/bulk/along', bodyOf('move', [top], { below: '/english-only' }))
  expect(body.staying).toHaveLength(3)
  expect(body.translations).toEqual([])
  await bulk('move', [top], { below: '/english-only', along: { below: false, translations: true } })
  expect(await pathsOf(top, below, spanish)).toEqual(['/english-only/two', '/brands/two/rooms', '/es/marcas/two'])
  await bulk('unpublish', [await now(top)], { along: { below: false, translations: true } })
  expect(await Promise.all([top, spanish, below, spanishBelow].map(live))).toEqual([404, 404, 200, 200])
})

it('moves nothing where one page is refused, and names it: its path is taken, or it is below itself', async () => {
  const { top, below, deeper, spanish } = await makeTree('three')
  await makeHouses('full')
  await createPage(app, { path: '/full/three/rooms', title: 'Taken' })
  const refused = await bulk('move', [top], { below: '/full' })
  expect(refused.done).toEqual([])
  expect(refused.refused).toMatchObject([{ id: below.id, reason: expect.stringContaining('/full/three/rooms') }])
  const under = await bulk('move', [top], { below: '/brands/three/rooms' })
  expect([under.done, under.refused.find(({ id }) => id === top.id)?.reason]).toEqual([
    [],
    'It cannot be moved below itself.',
  ])
  const alone = await bulk('move', [below], { below: '/brands/three/rooms/suite', along: undefined })
  expect(alone.refused).toMatchObject([{ id: below.id, reason: 'It cannot be moved below itself.' }])
  expect(await pathsOf(top, below, deeper, spanish)).toEqual([
    '/brands/three',
    '/brands/three/rooms',
    '/brands/three/rooms/suite',
    '/es/marcas/three',
  ])
})

it('trashes pages that lead to each other together, and none of them while another page leads there', async () => {
  const { top, below, deeper, spanish, spanishBelow, spanishOnly } = await makeTree('four')
  const linkTo = ({ id }: Json) =>
    row('hero', {
      title: 'A',
      link: { mode: 'relationship', text: 'There', relationship: { relationTo: 'pages', value: id } },
    })
  const place = async (on: Json, to: Json) =>
    send('PATCH', `/api/pages/${on.id}`, { elements: [linkTo(to)], rev: (await now(on)).rev, _status: 'published' })
  await place(top, below)
  await place(below, top)
  const outside = await createPage(app, { title: 'Outside', elements: [linkTo(deeper)] })
  const all = [top, below, deeper, spanish, spanishBelow, spanishOnly]
  const refused = await bulk('trash', [await now(top)])
  expect([refused.done, refused.refused.map(({ id }) => id)]).toEqual([[], [deeper.id]])
  expect(await Promise.all(all.map(live))).toEqual(all.map(() => 200))
  await send('PATCH', `/api/pages/${outside.id}`, { elements: [], rev: (await now(outside)).rev, _status: 'published' })
  const { done } = await bulk('trash', [await now(top)])
  expect(done).toHaveLength(6)
  expect((await Promise.all(all.map(now))).every(({ deletedAt }) => Boolean(deletedAt))).toBe(true)
})

it('keeps the new path of a page that is in a release, with what the release says of it', async () => {
  const { top, below } = await makeTree('six')
  await makeHouses('release')
  const release = await makeRelease()
  await addTo(release, below.id)
  expect((await save(release, below.id, { page: { title: 'Of the release' } })).status).toBe(200)
  expect((await bulk('move', [top], { below: '/release' })).refused).toEqual([])
  expect((await api('POST', `/${release}/publish`)).status).toBe(200)
  expect(await now(below)).toMatchObject({ title: 'Of the release', path: '/release/six/rooms', _status: 'published' })
})

it('is for editors, and refuses a page that was changed since it was seen', async () => {
  const { top, below } = await makeTree('five')
  const asked = bodyOf('unpublish', [top], {})
  for (const path of ['/api/voix/pages/bulk', '/api/voix/pages/bulk/along'])
    expect((await send('POST', path, asked, 'reviewer')).status).toBe(403)
  await send('PATCH', `/api/pages/${top.id}`, { title: 'Changed since', rev: top.rev })
  const { done, refused } = await bulk('unpublish', [top])
  expect(done).toEqual([])
  expect(refused).toMatchObject([{ id: top.id, reason: expect.stringContaining('changed in the meantime') }])
  expect(await live(below)).toBe(200)
})
