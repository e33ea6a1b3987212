import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NextServer } from '../helpers/nextServer'
import { isWholeProof, repeats } from '../../scripts/lib/testing/lane.mjs'
import { sleep, tell } from './helpers/scale'
import { createPageOf, openSite, type Site } from './helpers/site'

const PUBLISHES = repeats({ test: 16, all: 1000 })
const REDIRECTS = repeats({ test: 10, all: 200 })
/** How often a server is killed, and how often the database is unreachable. */
const KILLS = repeats({ test: 1, all: 20 })

interface Shown {
  id: string
  path: string
  text: string
}

let site: Site
let other: NextServer
const pages: Shown[] = []

beforeAll(async () => {
  site = await openSite()
  other = await site.startOther()
  for (let at = 0; at < 5; at += 1) pages.push({ ...(await createPageOf(site, 'text 0')), text: 'text 0' })
  await warm()
})
afterAll(async () => {
  await other?.stop('SIGKILL')
  await site?.stop()
})

const servers = () => [site.url(), other.url]
const ask = (path: string) => Promise.all(servers().map((url) => fetch(url + path, { redirect: 'manual' })))

/** Returns a line for each server that shows anything but the last published text. */
async function staleOf({ path, text }: Shown): Promise<string[]> {
  const answers = await Promise.all((await ask(path)).map((response) => response.text()))
  return answers.flatMap((html, at) => (html.includes(`>${text}<`) ? [] : [`${path} on server ${at} is not "${text}"`]))
}

/** Fills the caches of both servers: the second response is cached, the third is served from the cache. */
async function warm() {
  for (let time = 0; time < 3; time += 1) for (const { path } of pages) await ask(path)
}

const everyOther = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value
const isDue = (at: number, of: number) => at > 0 && at % Math.ceil(of / (KILLS + 1)) === 0

it('no page is shown as it was before an acknowledged publish, by either of two servers, killed and without a database', async () => {
  const stale: string[] = []
  let kills = 0
  for (let at = 1; at <= PUBLISHES; at += 1) {
    const page = everyOther(pages, at)
    const text = `text ${at}`
    const publishing = publish(page.id, text, everyOther(servers(), Math.floor(at / 2)))
    if (at % 10 === 0) await delayNotifications()
    const published = await publishing
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    page.text = text
    stale.push(...(await staleOf(page)))
    if (!isDue(at, PUBLISHES)) continue
    if (isWholeProof()) tell(`  so far ${at} of ${PUBLISHES}: ${stale.length} stale answers`)
    await withoutDatabase(async () => {
      for (const shown of pages) stale.push(...(await staleOf(shown)))
    })
    await Promise.all([other.stop('SIGKILL'), site.killServer(everyOther(['front', 'both'], (kills += 1)))])
    other = await site.startOther()
    for (const shown of pages) stale.push(...(await staleOf(shown)))
    await warm()
    // Next is down on a server with a cached page, and the other server publishes the page.
    const [first] = pages as [Shown]
    const away = site.killNext()
    first.text = `without Next ${kills}`
    expect((await publish(first.id, first.text, other.url)).status).toBe(200)
    const shown = await fetch(site.url() + first.path)
    if (shown.status !== 503 && !(await shown.text()).includes(`>${first.text}<`))
      stale.push(`${first.path} without Next`)
    await away
    for (const { path, text } of pages) stale.push(...(await staleOf({ id: '', path, text })))
  }
  tell(`${PUBLISHES} publishes read at once on two servers, both killed ${kills} times: ${stale.length} stale answers`)
  expect(stale).toEqual([])
})

it('no visitor is led to where an address led before an acknowledged change, by either of two servers', async () => {
  const [page] = pages as [Shown]
  const made = await site.api('POST', '/api/redirects', {
    from: '/led',
    to: { type: 'url', url: '/nowhere' },
    type: '302',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.doc as { id: string }
  const stale: string[] = []
  for (let at = 1; at <= REDIRECTS; at += 1) {
    // Every second redirect is from the page's own path, whose cached response must not be served.
    const from = at % 2 === 0 ? page.path : '/led'
    const to = `/target-${at}`
    const change = { from, to: { type: 'url', url: to } }
    const saved = await site.api('PATCH', `/api/redirects/${id}`, change, everyOther(servers(), at))
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    for (const [server, response] of (await ask(from)).entries())
      if (!response.headers.get('location')?.endsWith(to)) stale.push(`${from} on server ${server} leads not to ${to}`)
    if (from === '/led') stale.push(...(await staleOf(page)))
  }
  tell(`${REDIRECTS} redirects saved and followed at once on two servers: ${stale.length} stale answers`)
  expect(stale).toEqual([])
})

function publish(id: string, text: string, url: string) {
  const elements = [{ id: crypto.randomUUID(), blockType: 'introduction', title: text }]
  return site.api('PATCH', `/api/pages/${id}?depth=0`, { elements, _status: 'published' }, url)
}

/** Delays PostgreSQL's notifications of expired tags by suspending the processes that send them. */
async function delayNotifications() {
  const backends = await site.query(`select pid from pg_stat_activity where application_name = 'voix-cache'`)
  for (const { pid } of backends) process.kill(Number(pid), 'SIGSTOP')
  await sleep(100)
  for (const { pid } of backends) process.kill(Number(pid), 'SIGCONT')
}

/** Runs the work while the database closes all connections and refuses new ones. */
async function withoutDatabase(work: () => Promise<void>) {
  await site.allowConnections(false)
  try {
    await work()
  } finally {
    await site.allowConnections(true)
  }
}
