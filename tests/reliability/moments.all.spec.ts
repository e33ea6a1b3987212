import { afterAll, beforeAll, expect, it } from 'vitest'
import { percentile, sleep, tell } from './helpers/scale'
import { createPageOf, openSite, type Site } from './helpers/site'

const FROZEN_MS = 30_000
const LISTS = 500
const SEARCH = '/search?q=beach'

let site: Site
let page: { path: string }
beforeAll(async () => {
  site = await openSite({ demo: true })
  page = await createPageOf(site, 'Here')
})
afterAll(() => site?.stop())

it('stored pages do not wait for a database that hangs', async () => {
  for (let visit = 0; visit < 3; visit += 1) await fetch(site.url() + page.path)
  const alone = await timesWhile(page.path, () => sleep(5_000))
  const others = askOthers()
  const frozen = await timesWhile(page.path, () => site.freezePostgres(FROZEN_MS))
  const { statuses, failures } = await others.stop()
  tell(`stored page: ${told(alone)}; with a frozen database: ${told(frozen)}; other requests: ${counted(statuses)}`)
  expect(failures.filter(({ target }) => target !== SEARCH)).toEqual([])
  // Searches that had started when the database froze: the limit of concurrent ones.
  expect(failures.length).toBeLessThanOrEqual(4)
  expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([200]))
  // A page that waited for the database would take as long as the freeze.
  expect(percentile(millisecondsOf(frozen), 0.99)).toBeLessThan(FROZEN_MS / 20)
  await expect.poll(() => site.api('GET', '/api/users/me').then(({ status }) => status)).toBe(200)
})

it('a session does not wait for the lists of 500 visitors at once', async () => {
  const me = () => site.api('GET', '/api/users/me')
  await me()
  const ask = () =>
    fetch(`${site.url()}/api/pages?limit=100&depth=2`).then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
  const times: number[] = []
  const lists = Promise.all(Array.from({ length: LISTS }, ask))
  let isOver = false
  void lists.finally(() => (isOver = true))
  while (!isOver) {
    const started = performance.now()
    expect((await me()).status).toBe(200)
    times.push(Math.round(performance.now() - started))
  }
  tell(`${LISTS} lists at once: ${counted(await lists)}; a session's requests: ${times.join(' ')} ms`)
  // A request that waited for the lists would take as long as they do.
  const all = times.reduce((sum, ms) => sum + ms, 0)
  expect(Math.max(...times)).toBeLessThan(all / 4)
})

interface Visit {
  status: number
  ms: number
}

const millisecondsOf = (visits: readonly Visit[]) => visits.map(({ ms }) => ms)

function told(visits: readonly Visit[]): string {
  const times = millisecondsOf(visits)
  return `${times.length} visits, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, at most ${Math.max(...times)} ms`
}

function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
}

interface Others {
  statuses: number[]
  /** Responses of 500 and above other than those for a busy server. */
  failures: { status: number; target: string }[]
}

/** Sends requests that use the database over 30 connections until it is stopped. */
function askOthers(): { stop: () => Promise<Others> } {
  let isRunning = true
  const statuses: number[] = []
  const failures: Others['failures'] = []
  const one = async (_: unknown, at: number) => {
    for (let count = 0; isRunning; count += 1) {
      const target = [SEARCH, '/api/users/me', `/not-here-${at}-${count}`][count % 3] ?? '/'
      const response = await fetch(site.url() + target)
      await response.arrayBuffer()
      const { status } = response
      statuses.push(status)
      if (status >= 500 && status !== 503) failures.push({ status, target })
    }
  }
  const work = Array.from({ length: 30 }, one)
  const stop = async () => {
    isRunning = false
    await Promise.all(work)
    return { statuses, failures }
  }
  return { stop }
}

/** Visits a page 20 times a second until the work has ended. */
async function timesWhile(target: string, work: () => Promise<void>): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const visit = async () => {
    const started = performance.now()
    const response = await fetch(site.url() + target)
    await response.arrayBuffer()
    return { status: response.status, ms: Math.round(performance.now() - started) }
  }
  const visiting = setInterval(() => visits.push(visit()), 50)
  await work()
  clearInterval(visiting)
  return Promise.all(visits)
}
