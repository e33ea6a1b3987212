import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPage, loadReserved } from '../../src/serve/page/loadPage'
import { createPage, row, startApp, type App, type Json, type Role } from './helpers/app'
import { askGraphQL, withGraphQL } from './helpers/graphql'

const CANARY = 'canary-of-an-audience'

let app: App
let id: string
let path: string
const box = row('group', {}, { audience: 'signed-in' })
const around = row('group', {})
const layouts = { blocks: () => Promise.resolve({ default: () => null }) }

beforeAll(async () => {
  app = await startApp()
  const page: Json = await createPage(app, {
    elements: [
      row('hero', { title: 'For all' }),
      box,
      row('hero', { title: `${CANARY}-signed-in` }, { parent: box.id }),
      around,
      row('hero', { title: 'Beside' }, { parent: around.id }),
      row('hero', { title: `${CANARY}-agents` }, { parent: around.id, audience: 'agents' }),
    ],
  })
  id = page.id
  path = page.path
})
afterAll(() => app?.stop())

it('an element for an audience is read by whoever belongs to it, and by nobody else in any form of the page', async () => {
  const addresses = [
    `/api/pages/${id}`,
    `/api/pages/${id}?tree=true`,
    `/api/pages/by-path?path=${path}&tree=true`,
    `/api/pages?where[id][equals]=${id}`,
    `/api/pages?where[elements.audience][equals]=agents`,
    `/api/voix/pages/${id}/open`,
    `/api/voix/closest?path=/${CANARY}`,
  ]
  const read = async (as: 'nobody' | 'agent' | 'editor') =>
    JSON.stringify(await Promise.all(addresses.map((address) => app.call({ path: address, as }))))
  expect(await read('nobody')).not.toMatch(/canary-of-an-audience|signed-in|agents/)
  const ofAgent = await read('agent')
  expect(ofAgent).toContain(`${CANARY}-agents`)
  expect(ofAgent).toContain(`${CANARY}-signed-in`)
  expect(ofAgent).not.toContain('"audience"')
  expect(await read('editor')).toContain('"audience":"agents"')
  const rows = [row('hero', { title: CANARY })]
  const body = { pageId: id, languageCode: 'en', layout: 'blocks', rows }
  expect((await app.call({ method: 'POST', path: '/api/voix/resolve', body, as: 'agent' })).status).toBe(403)
})

it('is read by nobody by GraphQL', () =>
  withGraphQL(app, async () => {
    const query = `{
      Page(id: "${id}", draft: true) { elements { ... on HeroSlice { title element } } }
      Pages(where: { path: { equals: "${path}" } }) { docs { elements { ... on HeroSlice { title element } } } }
    }`
    const { body } = await askGraphQL(app, JSON.stringify({ query }))
    expect(body).toContain('For all')
    expect(body).not.toMatch(/canary-of-an-audience|signed-in|agents/)
  }))

const reservedFor = async (role: Role) => {
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf(role).id, overrideAccess: true })
  return loadReserved({ siteId: 0, path }, { config: app.config, layouts }, { ...user, collection: 'users' })
}
const titles = (view: Pick<NonNullable<Awaited<ReturnType<typeof reservedFor>>>, 'rows'>) =>
  view.rows.flatMap(({ title }) => (typeof title === 'string' ? [title] : []))

it('the page of all visitors holds the places alone of what is for an audience', async () => {
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, () => {})
  expect(JSON.stringify(loaded)).not.toMatch(/canary-of-an-audience|"agents"/)
  const { places } = loaded?.view ?? {}
  expect(places?.reserved).toEqual([box.id, around.id])
  expect([places?.order.length, places?.hint]).toEqual([3, 'voix-signed-in'])
})

it('whoever is signed in is brought the outermost elements that hold something for them, and no others', async () => {
  const forAgent = await reservedFor('agent')
  expect(forAgent && titles(forAgent)).toEqual([`${CANARY}-signed-in`, 'Beside', `${CANARY}-agents`])
  expect(forAgent?.places).toEqual({ order: [box.id, around.id], reserved: [box.id, around.id], hint: null })
  const forEditor = await reservedFor('editor')
  expect(forEditor && titles(forEditor)).toEqual([`${CANARY}-signed-in`])
  const { path: open } = await createPage(app, { elements: [row('hero', { title: 'For all' })] })
  const user = { id: app.userOf('agent').id, collection: 'users' as const } as Parameters<typeof loadReserved>[2]
  expect(await loadReserved({ siteId: 0, path: open }, { config: app.config, layouts }, user)).toBeNull()
})

it.each([
  ['login', 'voix-signed-in=1'],
  ['logout', 'voix-signed-in='],
])('a %s says in a cookie that scripts read whether somebody is signed in', async (done, cookie) => {
  const path = `/api/users/${done}`
  const body = { email: app.userOf('agent').email, password: 'Secret-123-secret' }
  const { cookies } = await app.call({ method: 'POST', path, body, as: done === 'logout' ? 'agent' : 'nobody' })
  const told = cookies.find((one) => one.startsWith('voix-signed-in='))
  expect(told).toMatch(new RegExp(`^${cookie};`))
  expect(told).not.toMatch(/httponly/i)
})

it('an element for an audience that the application has not may be a draft, and is not published', async () => {
  const elements = [row('hero', { title: 'Lost' }, { audience: 'pilots' })]
  const body = { title: 'Lost', path: '/lost', layout: 'blocks', elements }
  const draft = await app.call({ method: 'POST', path: '/api/pages?draft=true', body, as: 'editor' })
  expect(draft.status).toBe(201)
  const published = { ...body, path: '/found', _status: 'published' }
  const refused = await app.call({ method: 'POST', path: '/api/pages', body: published, as: 'editor' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('must be one of signed-in, agents')
})
