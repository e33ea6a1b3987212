import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerAddress } from '../../src/booking/booking'
import { loadPage, loadReserved } from '../../src/serve/page/loadPage'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { askGraphQL, withGraphQL } from './helpers/graphql'

const SECRET = 'Net rates for companies'
const OPEN = 'Rooms and distances'

let app: App
let hidden: string
const path = `/${randomUUID()}`
const layouts = Object.fromEntries(
  ['blocks', 'agent-cash-plus'].map((name) => [name, () => Promise.resolve({ default: () => null })]),
)

beforeAll(async () => {
  app = await startApp()
  await makeDocument(app, 'fact-sheets', { title: OPEN })
  hidden = await makeDocument(app, 'fact-sheets', { title: SECRET, audience: 'corp_only' })
  await makeDocument(app, 'specials', { title: 'Soon', slug: 'soon', endDate: '2999-01-01T00:00:00.000Z' })
  const sheets = (element = {}) => row('fact-sheets', { style: 'corp_only' }, element)
  await createPage(app, {
    path,
    layout: 'agent-cash-plus',
    elements: [
      // An editor forgot to set the audience.
      sheets(),
      sheets({ audience: 'agents' }),
      row('agent-dashboard', {}, { audience: 'agents' }),
    ],
  })
})
afterAll(() => app?.stop())

/** Returns everything that a caller can read of fact sheets. */
async function readsOver(as: Caller): Promise<string> {
  const addresses = [
    '?limit=100',
    `/${hidden}`,
    '/count?where[audience][equals]=corp_only',
    '?where[audience][equals]=corp_only',
  ]
  const answers = await Promise.all(addresses.map((address) => app.call({ path: `/api/fact-sheets${address}`, as })))
  return JSON.stringify(answers.map(({ body }) => body))
}

/** Creates a sheet with a file of its own and returns the stored file. */
async function fileOf(audience: 'both' | 'corp_only') {
  const id = await makeDocument(app, 'media', { alt: 'A sheet' })
  const sheet = await makeDocument(app, 'fact-sheets', { title: randomUUID(), file: id, audience })
  return { id, sheet, file: await app.payload.findByID({ collection: 'media', id, overrideAccess: true }) }
}

const userOf = async (role: 'agent' | 'editor') => ({
  ...(await app.payload.findByID({ collection: 'users', id: app.userOf(role).id, overrideAccess: true })),
  collection: 'users' as const,
})

it.each([
  ['nobody', false],
  ['agent', true],
  ['reviewer', true],
  ['editor', true],
] as const)('for companies are read over REST by %s: %s', async (as, isRead) => {
  const read = await readsOver(as)
  expect(read).toContain(OPEN)
  expect([read.includes(SECRET), read.includes('"totalDocs":0')]).toEqual([isRead, !isRead])
  expect((await app.call({ path: `/api/fact-sheets/${hidden}`, as })).status).toBe(isRead ? 200 : 404)
})

it('for companies are read by GraphQL and the Local API by agents, and by nobody who is not signed in', async () => {
  const login = { email: app.userOf('agent').email, password: 'Secret-123-secret' }
  const { body } = await app.call({ method: 'POST', path: '/api/users/login', body: login })
  const query = JSON.stringify({
    query: `{ FactSheets(limit: 100) { docs { title } } FactSheet(id: "${hidden}") { title } }`,
  })
  await withGraphQL(app, async () => {
    expect((await askGraphQL(app, query)).body).not.toContain(SECRET)
    expect((await askGraphQL(app, query, { Authorization: `JWT ${body.token}` })).body).toContain(SECRET)
  })
  const find = async (user: Awaited<ReturnType<typeof userOf>> | undefined) => {
    const req = await createLocalReq({ user }, app.payload)
    const { docs } = await app.payload.find({ collection: 'fact-sheets', limit: 100, overrideAccess: false, req })
    return docs.map(({ title }) => title)
  }
  expect(await find(undefined)).toEqual([OPEN])
  expect((await find(await userOf('agent'))).toSorted()).toEqual([SECRET, OPEN].toSorted())
})

it('for companies come to agents by the slices, and into no page of all visitors, whatever an editor forgot', async () => {
  const open = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, () => {})
  expect(open?.view.rows).toHaveLength(1)
  expect(JSON.stringify(open)).not.toContain(SECRET)
  const brought = await loadReserved({ siteId: 0, path }, { config: app.config, layouts }, await userOf('agent'))
  const data = (brought?.rows ?? []).map(({ id, blockType }) => [
    blockType,
    JSON.stringify(brought?.resolution[id]?.data),
  ])
  expect(data.map(([slice, shown]) => [slice, shown?.includes(SECRET)])).toEqual([
    ['fact-sheets', true],
    ['agent-dashboard', true],
  ])
  expect(data[1]?.[1]).toContain(`"booking":"${offerAddress('soon', { path, languageCode: 'en' })}"`)
})

it.each([
  ['nobody', 'corp_only', 403],
  ['agent', 'corp_only', 200],
  ['reviewer', 'corp_only', 200],
  ['nobody', 'both', 200],
] as const)('%s opens the file of a sheet for %s: %i', async (as, audience, expected) => {
  const { file, id } = await fileOf(audience)
  const answer = await app.call({ path: `/api/media/file/${String(file.filename)}`, as })
  const record = await app.call({ path: `/api/media/${id}`, as })
  expect([answer.status, record.status]).toEqual([expected, expected === 200 ? 200 : 404])
})

it('for guests take no file that guests may not open, and a file is for an audience that there is', async () => {
  const { id, sheet } = await fileOf('corp_only')
  const body = { title: OPEN, file: id, audience: 'both' }
  const refused = await app.call({ method: 'POST', path: '/api/fact-sheets', body, as: 'editor' })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('Guests may not open this file.'),
  ])
  const opened = {
    method: 'PATCH',
    path: `/api/fact-sheets/${sheet}`,
    body: { audience: 'both' },
    as: 'editor',
  } as const
  expect((await app.call(opened)).status).toBe(400)
  const unknown = { method: 'PATCH', path: `/api/media/${id}`, body: { audience: 'pilots' }, as: 'editor' } as const
  expect(JSON.stringify((await app.call(unknown)).body)).toContain('There is no audience “pilots”.')
})
