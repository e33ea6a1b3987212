import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieHeader, signInBy } from '../e2e/helpers/sessions'
import { startNext, type NextServer } from '../helpers/nextServer'
import { createDatabase, openTestPostgres, type TestPostgres } from '../helpers/postgres'

const CANARY = 'canary-of-the-agents'
const PASSWORD = 'Secret-123-secret'
const agent = { email: 'agent@example.com', password: PASSWORD }

// One database and one server for the whole file: a real `next start` of the build with a cache folder of this file.

let postgres: TestPostgres
let database: Awaited<ReturnType<typeof createDatabase>>
let dataDir: string
let server: NextServer
let token: string
let pageId: string

const element = (blockType: string, fields: object, element: object = {}) => ({
  id: randomUUID(),
  blockType,
  ...fields,
  element,
})

/** Returns an element for agents, and tabs of which the second one is for agents. */
function elements() {
  const tabs = element('tabs', { title: 'Rooms' })
  const [open, theirs] = [
    element('tab', { title: 'For all' }, { parent: tabs.id }),
    element('tab', { title: `${CANARY}-tab` }, { parent: tabs.id, audience: 'agents' }),
  ]
  return [
    element('introduction', { title: 'Seen by all' }),
    element('introduction', { title: `${CANARY}-rates` }, { audience: 'agents' }),
    tabs,
    open,
    element('introduction', { title: 'Rooms for all' }, { parent: open.id }),
    theirs,
    element('introduction', { title: `${CANARY}-inside` }, { parent: theirs.id }),
  ]
}

beforeAll(async () => {
  postgres = await openTestPostgres()
  database = await createDatabase({ base: postgres.url })
  dataDir = await mkdtemp(path.join(tmpdir(), 'voix-audience-'))
  server = await startNext({ databaseUrl: database.url, dataDir })
  const first = { email: 'editor@example.com', password: PASSWORD, name: 'Editor', roles: ['administrator'] }
  token = String((await api('/api/users/first-register', first)).token)
  await api('/api/users', { ...agent, name: 'Agent', roles: ['agent'] })
  const page = { title: 'Rates', path: '/rates', layout: 'no-chrome', _status: 'published', elements: elements() }
  pageId = String((await api('/api/pages?depth=0', page)).doc?.id)
})

afterAll(async () => {
  await server?.stop('SIGKILL')
  await database?.drop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function api(target: string, body: unknown): Promise<{ token?: string; doc?: { id: string } }> {
  const response = await fetch(server.url + target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.ok, `${target}: ${response.status} ${text}`).toBe(true)
  return JSON.parse(text) as { token?: string; doc?: { id: string } }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}

it('what is for agents is in nothing that anybody else gets', async () => {
  const visited = await fetch(`${server.url}/rates`)
  expect(await visited.text()).toContain('Seen by all')
  const addresses = [
    '/rates',
    '/rates?layout=jewel',
    '/rates?voix-audience',
    '/rates?voix-sync',
    '/sitemap.xml',
    `/api/pages/${pageId}`,
    `/api/pages/${pageId}?tree=true&draft=true`,
    '/api/pages/by-path?path=/rates&tree=true',
    '/api/pages?limit=100&depth=2',
    `/api/voix/closest?path=/${CANARY}`,
    '/voix-preview/for/_voix/site/0/-/rates',
  ]
  for (const address of addresses) {
    const forged = await fetch(server.url + address, { headers: { Cookie: 'voix-token=forged; voix-signed-in=1' } })
    for (const answer of [await fetch(server.url + address), forged]) {
      expect(await answer.text(), address).not.toContain(CANARY)
    }
  }
})

it('those who belong get it from an answer that nothing stores, and others who are signed in get nothing', async () => {
  const answerFor = async (email: string) => {
    const Cookie = cookieHeader(await signInBy({ baseURL: server.url, account: { email, password: PASSWORD } }))
    const answer = await fetch(`${server.url}/rates?voix-audience`, { headers: { Cookie, Origin: server.url } })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    return answer.text()
  }
  const theirs = await answerFor(agent.email)
  for (const part of ['rates', 'tab', 'inside']) expect(theirs).toContain(`${CANARY}-${part}`)
  expect(theirs).not.toContain('Seen by all')
  expect(await answerFor('editor@example.com')).not.toContain(CANARY)
})

it('nothing of it is in the cache folder, whoever has seen the page', async () => {
  const files = await filesIn(path.join(dataDir, 'cache'))
  const contents = await Promise.all(files.map((file) => readFile(file)))
  // V8 serializes strings as Latin-1 or UTF-16.
  const holding = (text: string) =>
    contents.filter((content) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')))
  expect(holding('Seen by all').length).toBeGreaterThan(0)
  expect(holding(CANARY)).toEqual([])
})
