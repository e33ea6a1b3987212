import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startNext, type NextServer } from '../helpers/nextServer'
import { createDatabase, openTestPostgres, type TestPostgres } from '../helpers/postgres'

const CANARY = 'canary-of-the-agents'
const PASSWORD = 'Secret-123-secret'
const IN_ORDER = ['Seen by all', `${CANARY}-rates`, 'Rooms', 'Rooms for all']
const agent = { email: 'agent@example.com', password: PASSWORD }

// One database and one server for the whole file: a real `next start` of the build, whose cache folder is this file's own.
test.describe.configure({ mode: 'serial' })

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

/** A page with an element for agents, and with tabs of which the second one is for agents. */
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

test.beforeAll(async () => {
  test.setTimeout(120_000)
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

test.afterAll(async () => {
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

/** What is asked for on the page beside it, as far as it is for the signed-in. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('voix-audience') || request.url().includes('/api/')) asked.push(request.url())
  })
  return asked
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}

test('what is for agents is in nothing that anybody else gets, and nobody without a session asks for it', async ({
  page,
}) => {
  const asked = askedFor(page)
  await page.goto(`${server.url}/rates`)
  await expect(page.getByRole('heading', { name: 'Seen by all' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['For all'])
  expect(asked).toEqual([])
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
    '/_voix/preview/for/_voix/site/0/-/rates',
  ]
  for (const address of addresses) {
    const forged = await fetch(server.url + address, { headers: { Cookie: 'voix-token=forged; voix-signed-in=1' } })
    for (const answer of [await fetch(server.url + address), forged]) {
      expect(await answer.text(), address).not.toContain(CANARY)
    }
  }
})

test('whoever belongs gets it after the sign-in, alive, from an answer that nothing stores, and not after the sign-out', async ({
  page,
}) => {
  const signIn = (done: string) =>
    page.request.post(`${server.url}/api/users/${done}`, { data: agent, headers: { Origin: server.url } })
  expect((await signIn('login')).ok()).toBe(true)
  const answered = page.waitForResponse((response) => response.url().includes('voix-audience'))
  await page.goto(`${server.url}/rates`)
  await expect(page.getByRole('heading', { name: `${CANARY}-rates` })).toBeVisible()
  expect((await answered).headers()['cache-control']).toContain('no-store')
  // In its place: behind what stands before it.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(IN_ORDER)
  await page.getByRole('tab', { name: `${CANARY}-tab` }).click()
  await expect(page.getByRole('heading', { name: `${CANARY}-inside` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rooms for all' })).toBeHidden()
  await page.goto(`${server.url}/rates?layout=jewel`)
  await expect(page.getByRole('heading', { name: `${CANARY}-rates` })).toBeVisible()

  expect((await signIn('logout')).ok()).toBe(true)
  const asked = askedFor(page)
  await page.goto(`${server.url}/rates`)
  await expect(page.getByRole('tab')).toHaveText(['For all'])
  expect([await page.content(), ...asked].join()).not.toContain(CANARY)
  expect(asked).toEqual([])
})

test('whoever is signed in and does not belong gets nothing of it', async ({ page }) => {
  await page.request.post(`${server.url}/api/users/login`, {
    data: { email: 'editor@example.com', password: PASSWORD },
    headers: { Origin: server.url },
  })
  const answered = page.waitForResponse((response) => response.url().includes('voix-audience'))
  await page.goto(`${server.url}/rates`)
  expect(await (await answered).text()).not.toContain(CANARY)
  await expect(page.getByRole('tab')).toHaveText(['For all'])
})

test('nothing of it is in the cache folder, whoever has seen the page', async () => {
  const files = await filesIn(path.join(dataDir, 'cache'))
  const contents = await Promise.all(files.map((file) => readFile(file)))
  // V8 writes texts in one of two ways.
  const holding = (text: string) =>
    contents.filter((content) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')))
  expect(holding('Seen by all').length).toBeGreaterThan(0)
  expect(holding(CANARY)).toEqual([])
})
