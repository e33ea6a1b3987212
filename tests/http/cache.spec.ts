import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HEADLINES } from '../../src/serve/screens/headlines'
import { startNext, type NextServer } from '../helpers/nextServer'
import { createDatabase, openTestPostgres, type TestPostgres } from '../helpers/postgres'
import { allowConnections } from './helpers/allowConnections'
import { isStored } from './helpers/storedPages'

const credentials = { email: 'editor@example.com', password: 'Secret-123-secret' }

// One database and real servers of the build for the whole file.

let postgres: TestPostgres
let database: Awaited<ReturnType<typeof createDatabase>>
let dataDir: string
let first: NextServer
let second: NextServer
let token: string
/** The errors that the second server sent to the error service. */
const reported: { by: string | undefined; body: Record<string, unknown> }[] = []
const reports = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    reported.push({ by: request.headers.authorization, body: JSON.parse(text) as Record<string, unknown> })
    response.end()
  })
})

beforeAll(async () => {
  postgres = await openTestPostgres()
  database = await createDatabase({ base: postgres.url })
  dataDir = await mkdtemp(path.join(tmpdir(), 'voix-site-'))
  first = await startNext({ databaseUrl: database.url, dataDir })
  const person = { ...credentials, name: 'Editor', roles: ['administrator'] }
  token = String((await api('/api/users/first-register', person)).token)
  const { port } = reports.listen(0).address() as AddressInfo
  const env = { VOIX_ERRORS_URL: `http://localhost:${port}/logs`, VOIX_ERRORS_TOKEN: 'secret' }
  second = await startNext({ databaseUrl: database.url, dataDir: path.join(dataDir, 'second'), env })
})

afterAll(async () => {
  await Promise.all([first?.stop('SIGKILL'), second?.stop('SIGKILL')])
  await database?.drop()
  await postgres?.stop()
  reports.close()
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

it('a page is made once and then served from the cache', async () => {
  const page = await publishNew('Once')
  expect((await visit(page.path)).headers.get('x-nextjs-cache')).toBe('MISS')
  const again = await visit(`${page.path}?utm_source=x`)
  expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
  expect(again.headers.get('cache-control')).toContain('max-age=0')
  expect(again.html).toContain('Once')
  // From now on it is served from the cache without Next: identical, except for the time.
  const kept = await visit(page.path)
  expect(kept.html).toBe(again.html)
  for (const [name, value] of again.headers) if (name !== 'date') expect(kept.headers.get(name), name).toBe(value)
  const etag = kept.headers.get('etag') ?? ''
  expect((await fetch(first.url + page.path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

it('a plain view reads no database', async () => {
  const page = await publishNew('No queries')
  const other = await publishNew('Never seen')
  await visit(page.path)
  await database.query('alter table pages rename to pages_away')
  try {
    for (let view = 0; view < 20; view += 1) expect((await visit(page.path)).status).toBe(200)
  } finally {
    await database.query('alter table pages_away rename to pages')
  }
  expect((await visit(other.path)).html).toContain('Never seen')
})

it('a page that cannot be made says so by its status and in words, and is stored nowhere', async () => {
  const [broken, unreachable] = [await publishNew('Mended'), await publishNew('Reached')]
  const screen = async (target: string, status: number) => {
    const answer = await visit(target)
    const html = answer.html.replaceAll(/<!--.*?-->/g, '').replaceAll('&#x27;', "'")
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(html).toContain(`Error ${status}: There was a problem finding your page.`)
    expect(HEADLINES).toContain(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
    expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Go to homepage<\/a>/)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<pre/)
  }
  await database.query('alter table pages rename to pages_away')
  try {
    await screen(broken.path, 500)
    // A script empties the body for browsers of bots.
    const { html } = await visit(broken.path)
    const [, script = ''] = /<body.*<script[^>]*>([^<]*replaceChildren[^<]*)<\/script>/s.exec(html) ?? []
    const emptiedFor = (userAgent: string) => {
      const emptied: string[] = []
      const closest = (selector: string) => ({ replaceChildren: () => emptied.push(selector) })
      runInNewContext(script, { navigator: { userAgent }, document: { currentScript: { closest } } })
      return emptied
    }
    expect(emptiedFor('Mozilla/5.0 (compatible; Googlebot/2.1)')).toEqual(['body'])
    expect(emptiedFor('Mozilla/5.0 (X11; Linux x86_64)')).toEqual([])
  } finally {
    await database.query('alter table pages_away rename to pages')
  }
  expect((await visit(broken.path)).html).toContain('Mended')
  await allowConnections(postgres.url, database.name, false)
  try {
    await screen(unreachable.path, 503)
    expect((await visit(broken.path)).status).toBe(200)
  } finally {
    await allowConnections(postgres.url, database.name, true)
  }
  await expect.poll(async () => (await visit(unreachable.path)).html).toContain('Reached')
})

it('an error that is not caught in a visitor’s browser is reported to the service, without the token in the page', async () => {
  const { path: target } = await publishNew('With an error')
  const { html } = await visit(target, second)
  expect(html).not.toContain('secret')
  expect((await visit(target)).html).not.toContain('sendBeacon')
  const [, script = ''] = /<script[^>]*>([^<]*sendBeacon[^<]*)<\/script>/.exec(html) ?? []
  const listeners: Record<string, (event: object) => void> = {}
  const sent: Promise<unknown>[] = []
  runInNewContext(script, {
    Blob,
    location: { href: second.url + target },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    navigator: {
      sendBeacon: (address: string, body: Blob) =>
        sent.push(fetch(new URL(address, second.url), { method: 'POST', body, headers: { Origin: second.url } })),
    },
  })
  listeners.error?.({ error: new Error('Out of order') })
  listeners.unhandledrejection?.({ reason: new Error('Promised in vain') })
  await Promise.all(sent)
  await expect.poll(() => reported.map(({ body }) => body.message).sort()).toEqual(['Out of order', 'Promised in vain'])
  expect(reported.find(({ body }) => body.message === 'Out of order')).toMatchObject({
    by: 'Bearer secret',
    body: { level: 'error', platform: 'browser', url: second.url + target, trace: { message: 'Out of order' } },
  })
})

it('what administrators put into the head stands on its pages, with a policy for exactly its hosts', async () => {
  const [tagged, plain] = [await publishNew('Tagged'), await publishNew('Plain')]
  expect((await visit(tagged.path)).html).not.toContain('tags.example')
  const { doc } = await api('/api/head-tags', {
    name: 'Counter',
    tag: 'script',
    attributes: { src: 'https://tags.example/count.js', async: true },
    appliesTo: 'paths',
    paths: [`${tagged.path}*`],
  })
  const policyAt = async (target: string) => (await visit(target)).headers.get('content-security-policy')
  for (const state of ['made', 'stored', 'kept']) {
    expect(await policyAt(tagged.path), state).toContain("script-src 'self' 'unsafe-inline' https://tags.example;")
    expect((await visit(tagged.path)).html).toMatch(
      /<head>.*<script src="https:\/\/tags\.example\/count\.js".*<\/head>/s,
    )
  }
  const usual = await policyAt(plain.path)
  expect(usual).toContain("script-src 'self' 'unsafe-inline';")
  expect((await visit(plain.path)).html).not.toContain('tags.example')
  await api(`/api/head-tags/${doc?.id}`, { enabled: false }, { method: 'PATCH' })
  expect(await policyAt(tagged.path)).toBe(usual)
  expect((await visit(tagged.path)).html).not.toContain('tags.example')
})

it('published, then killed at once: the new text is served after the start', async () => {
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

it('what did not change is still served from the cache after a kill', async () => {
  const page = await publishNew('Unmoved')
  await visit(page.path)
  await expect.poll(() => isStored(dataDir, 'Unmoved')).toBe(true)
  await first.stop('SIGKILL')
  first = await startNext({ databaseUrl: database.url, dataDir })
  const { headers, html } = await visit(page.path)
  expect(headers.get('x-nextjs-cache')).toBe('HIT')
  expect(html).toContain('Unmoved')
})

it('a draft never shows', async () => {
  const page = await publishNew('Seen by all')
  await visit(page.path)
  await api(`/api/pages/${page.id}?draft=true&depth=0`, { ...content('CANARY'), _status: 'draft' }, { method: 'PATCH' })
  const { html } = await visit(page.path)
  expect(html).toContain('Seen by all')
  expect(html).not.toContain('CANARY')
  expect((await visit(page.path, second)).html).not.toContain('CANARY')
  expect((await visit(`${page.path}?voix-sync`)).html).not.toContain('CANARY')
})

it('a missing page appears when it is made, and goes when it is taken away or moved', async () => {
  for (let round = 0; round < 3; round += 1) {
    const target = `/cache/${randomUUID().slice(0, 8)}`
    const moved = `${target}-moved`
    for (const address of [target, target, moved, moved]) expect((await visit(address)).status).toBe(404)
    expect((await visit(target, second)).status).toBe(404)
    // Immediately: a user who has the response of the write sees its effect.
    const page = await publishNew('Appeared', target)
    expect(await visit(target)).toMatchObject({ status: 200 })
    expect((await visit(moved)).status).toBe(404)
    await expect.poll(async () => (await visit(target, second)).status, { timeout: 1000, interval: 20 }).toBe(200)
    await api(`/api/pages/${page.id}?depth=0`, { path: moved }, { method: 'PATCH' })
    expect((await visit(moved)).html).toContain('Appeared')
    expect((await visit(target)).status).not.toBe(200)
    await api(`/api/pages/${page.id}?depth=0`, { _status: 'draft' }, { method: 'PATCH' })
    expect((await visit(moved)).status).toBe(404)
  }
})

it('many visitors of an expired page cost one render', async () => {
  const target = `/cache/${randomUUID().slice(0, 8)}`
  const element = { modelQuery: { collection: 'brands', where: [], sort: null, limit: 1, bind: {} } }
  const elements = [...content('Crowd').elements, { id: randomUUID(), blockType: 'introduction', element }]
  await api('/api/pages', { title: 'A page', path: target, ...content('Crowd'), elements })
  expect((await visit(target)).html).toContain('Crowd')
  // Both servers read published pages to render their pictures. After that, waiting connections belong to visitors.
  const mine = 'datname = current_database() and pid <> pg_backend_pid()'
  const lately = `select pid from pg_stat_activity where ${mine} and query_start > now() - interval '500 ms'`
  await expect.poll(() => database.query(lately)).toEqual([])
  await api('/api/voix/caches/expire', { all: true })
  const locker = new pg.Client({ connectionString: database.url })
  await locker.connect()
  await locker.query('begin; lock table brands in access exclusive mode')
  const visits = Array.from({ length: 30 }, () => visit(target))
  const waiting = async () =>
    (await database.query(`select pid from pg_stat_activity where ${mine} and wait_event_type = 'Lock'`)).length
  try {
    await expect.poll(waiting).toBe(1)
    // This request comes after the thirty, which were sent before.
    visits.push(visit(target))
    expect((await visit('/robots.txt')).status).toBe(200)
    expect(await waiting()).toBe(1)
  } finally {
    await locker.query('commit')
    await locker.end()
  }
  for (const { html } of await Promise.all(visits)) expect(html).toContain('Crowd')
})
