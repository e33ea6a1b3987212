import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startNext, type NextServer } from '../helpers/nextServer'
import { createDatabase, openTestPostgres, type TestPostgres } from '../helpers/postgres'

const credentials = { email: 'editor@example.com', password: 'Secret-123-secret' }

// One database and one set of servers for the whole file: each server is a real `next start` of the build.
test.describe.configure({ mode: 'serial' })

let postgres: TestPostgres
let database: Awaited<ReturnType<typeof createDatabase>>
let dataDir: string
let first: NextServer
let second: NextServer
let token: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  postgres = await openTestPostgres()
  database = await createDatabase({ base: postgres.url })
  dataDir = await mkdtemp(path.join(tmpdir(), 'voix-site-'))
  first = await startNext({ databaseUrl: database.url, dataDir })
  const registered = await api('/api/users/first-register', {
    ...credentials,
    name: 'Editor',
    roles: ['administrator'],
  })
  token = String(registered.token)
  second = await startNext({ databaseUrl: database.url, dataDir: path.join(dataDir, 'second') })
})

test.afterAll(async () => {
  await Promise.all([first?.stop('SIGKILL'), second?.stop('SIGKILL')])
  await database?.drop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Answer = Record<string, unknown> & { doc?: { id: string } }

async function api(target: string, body: unknown, { method = 'POST', on = first } = {}): Promise<Answer> {
  const response = await fetch(on.url + target, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.ok, `${method} ${target}: ${response.status} ${text}`).toBe(true)
  return JSON.parse(text) as Answer
}

const content = (title: string) => ({
  layout: 'no-chrome',
  _status: 'published',
  elements: [{ id: randomUUID(), blockType: 'introduction', title }],
})

async function publishNew(title: string, target = `/cache/${randomUUID().slice(0, 8)}`) {
  const { doc } = await api('/api/pages?depth=0', { title: 'A page', path: target, ...content(title) })
  return { id: doc?.id ?? '', path: target, publish: (next: string) => publish(doc?.id ?? '', next) }
}

function publish(id: string, title: string) {
  return api(`/api/pages/${id}?depth=0`, content(title), { method: 'PATCH' })
}

async function visit(target: string, server = first) {
  const response = await fetch(server.url + target, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('a page is made once and then served from the cache', async () => {
  const page = await publishNew('Once')
  expect((await visit(page.path)).headers.get('x-nextjs-cache')).toBe('MISS')
  const again = await visit(`${page.path}?utm_source=x`)
  expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
  expect(again.headers.get('cache-control')).toContain('max-age=0')
  expect(again.html).toContain('Once')
})

test('a plain view reads no database', async () => {
  const page = await publishNew('No queries')
  const other = await publishNew('Never seen')
  await visit(page.path)
  await query('alter table pages rename to pages_away')
  try {
    for (let view = 0; view < 20; view += 1) expect((await visit(page.path)).status).toBe(200)
    expect((await visit(other.path)).status, 'a page that is not cached needs its table').toBe(500)
  } finally {
    await query('alter table pages_away rename to pages')
  }
  expect((await visit(other.path)).html).toContain('Never seen')
})

async function query(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

test('published, then killed at once: the new text is served after the start', async () => {
  const page = await publishNew('Before the storm')
  expect((await visit(page.path)).html).toContain('Before the storm')
  for (const round of [1, 2, 3]) {
    await page.publish(`After the storm ${round}`)
    await first.stop('SIGKILL')
    first = await startNext({ databaseUrl: database.url, dataDir })
    const { status, html } = await visit(page.path)
    expect(status).toBe(200)
    expect(html).toContain(`After the storm ${round}`)
  }
})

test('what did not change is still served from the cache after a kill', async () => {
  const page = await publishNew('Unmoved')
  await visit(page.path)
  await first.stop('SIGKILL')
  first = await startNext({ databaseUrl: database.url, dataDir })
  const { headers, html } = await visit(page.path)
  expect(headers.get('x-nextjs-cache')).toBe('HIT')
  expect(html).toContain('Unmoved')
})

test('published on one server, the other serves it within a second', async () => {
  const page = await publishNew('High water')
  expect((await visit(page.path, second)).html).toContain('High water')
  for (const round of [1, 2, 3, 4, 5]) {
    await page.publish(`Low water ${round}`)
    await expect
      .poll(async () => (await visit(page.path, second)).html, { timeout: 1000, intervals: [20] })
      .toContain(`Low water ${round}`)
    expect((await visit(page.path)).html).toContain(`Low water ${round}`)
  }
})

test('a draft never shows', async () => {
  const page = await publishNew('Seen by all')
  await visit(page.path)
  await api(`/api/pages/${page.id}?draft=true&depth=0`, { ...content('CANARY'), _status: 'draft' }, { method: 'PATCH' })
  const { html } = await visit(page.path)
  expect(html).toContain('Seen by all')
  expect(html).not.toContain('CANARY')
  expect((await visit(page.path, second)).html).not.toContain('CANARY')
  expect((await visit(`${page.path}?voix-sync`)).html).not.toContain('CANARY')
})

test('a missing page appears when it is made, and goes when it is taken away or moved', async () => {
  for (let round = 0; round < 3; round += 1) {
    const target = `/cache/${randomUUID().slice(0, 8)}`
    const moved = `${target}-moved`
    for (const address of [target, target, moved, moved]) expect((await visit(address)).status).toBe(404)
    expect((await visit(target, second)).status).toBe(404)
    // At once: whoever has the answer of the write sees what it did.
    const page = await publishNew('Appeared', target)
    expect(await visit(target)).toMatchObject({ status: 200 })
    expect((await visit(moved)).status).toBe(404)
    await expect.poll(async () => (await visit(target, second)).status, { timeout: 1000, intervals: [20] }).toBe(200)
    await api(`/api/pages/${page.id}?depth=0`, { path: moved }, { method: 'PATCH' })
    expect((await visit(moved)).html).toContain('Appeared')
    expect((await visit(target)).status).not.toBe(200)
    await api(`/api/pages/${page.id}?depth=0`, { _status: 'draft' }, { method: 'PATCH' })
    expect((await visit(moved)).status).toBe(404)
  }
})

test('many visitors of an expired page cost one render', async () => {
  const target = `/cache/${randomUUID().slice(0, 8)}`
  const element = { modelQuery: { collection: 'brands', where: [], sort: null, limit: 1, bind: {} } }
  const elements = [...content('Crowd').elements, { id: randomUUID(), blockType: 'introduction', element }]
  await api('/api/pages', { title: 'A page', path: target, ...content('Crowd'), elements })
  const locker = new pg.Client({ connectionString: database.url })
  await locker.connect()
  await locker.query('begin; lock table brands in access exclusive mode')
  const visits = Array.from({ length: 30 }, () => visit(target))
  const waiting = async () => {
    const [row] = await query(`select count(*) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
    return Number(row?.count)
  }
  try {
    await expect.poll(waiting).toBe(1)
    // Whoever asks now comes after the thirty: their requests were sent before.
    visits.push(visit(target))
    expect((await visit('/robots.txt')).status).toBe(200)
    expect(await waiting()).toBe(1)
  } finally {
    await locker.query('commit')
    await locker.end()
  }
  for (const { html } of await Promise.all(visits)) expect(html).toContain('Crowd')
})
