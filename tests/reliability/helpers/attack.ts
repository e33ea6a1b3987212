import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sleep } from './scale'

/** Concurrent requests. */
const AT_ONCE = 20

interface Attack {
  origin: string
  /** A page of the site, and its stored rows. */
  page: { id: string; path: string; rows: object[] }
  /** The server's memory in megabytes. */
  memory: () => Promise<number>
  perSecond?: number
}

/** Starts another server, which reads and discards requests. */
export async function openSink(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => request.resume().on('end', () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** Sends the most expensive requests, without a pause or at a fixed rate. */
export function startAttack({ origin, page, memory, perSecond = Number.POSITIVE_INFINITY }: Attack) {
  const requests = worstRequests(page)
  const statuses = new Map<number, number>()
  let sent = 0
  let isRunning = true
  const started = Date.now()
  const one = async () => {
    while (isRunning) {
      if (sent > ((Date.now() - started) / 1000) * perSecond) {
        await sleep(1)
        continue
      }
      const request = requests[sent % requests.length] as (typeof requests)[number]
      sent += 1
      const status = await fetch(origin + request.target.replace('{n}', String(sent)), {
        ...request.init,
        redirect: 'manual',
      }).then(
        async (response) => response.arrayBuffer().then(() => response.status),
        // The server closes the connection if a body is too large.
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(1)
    }
  }
  let mostMegabytes = 0
  const weigh = async () => {
    while (isRunning) {
      mostMegabytes = Math.max(mostMegabytes, await memory())
      await sleep(250)
    }
  }
  const work = [weigh(), ...Array.from({ length: AT_ONCE }, one)]
  return {
    sent: () => sent,
    /** The highest memory use of the server. */
    mostMegabytes: () => mostMegabytes,
    stop: async () => {
      isRunning = false
      await Promise.all(work)
      return statuses
    },
  }
}

function worstRequests(page: Attack['page']): { target: string; init?: RequestInit }[] {
  const json = { 'Content-Type': 'application/json' }
  const post = (target: string, body: string) => ({ target, init: { method: 'POST', headers: json, body } })
  const or = Array.from({ length: 200 }, (_, at) => `where[or][${at}][title][like]=%25${at}%25`).join('&')
  const aliases = Array.from({ length: 500 }, (_, at) => `a${at}: Pages(limit: 1000) { docs { id title elements } }`)
  const deep = '{"and":['.repeat(500) + '{}' + ']}'.repeat(500)
  const resolve = { pageId: page.id, languageCode: 'en', layout: 'no-chrome', rows: Array(2_000).fill(page.rows[0]) }
  const large = 'x'.repeat(20_000_000)
  return [
    { target: '/api/pages?limit=100000&depth=10&tree=true' },
    { target: `/api/pages?${or}&limit=1000` },
    { target: `/api/pages?where=${encodeURIComponent(deep)}` },
    { target: '/api/media?limit=100000&depth=10&sort=-updatedAt' },
    { target: '/api/resorts?limit=100000&depth=10' },
    post('/api/graphql', JSON.stringify({ query: `{ ${aliases.join(' ')} }` })),
    post('/api/graphql', JSON.stringify({ query: '{ __schema { types { fields { type { ofType { name } } } } } }' })),
    post('/api/voix/resolve', JSON.stringify(resolve)),
    post('/api/users/login', JSON.stringify({ email: large })),
    post('/api/users/login', JSON.stringify({ email: 'nobody@example.com', password: 'Wrong-123-wrong' })),
    post('/', large),
    { target: `/${'a/'.repeat(1_000)}` },
    { target: `/${'%61'.repeat(1_000)}!` },
    { target: `/${'-a'.repeat(2_000)}` },
    { target: `/old/${'-'.repeat(1_900)}` },
    { target: `/${'a'.repeat(1_900)}` },
    { target: `${page.path}?${'a=b&'.repeat(1_000)}` },
    // A new address each time, which is not cached.
    { target: '/not-here-{n}' },
    { target: `${page.path}/{n}?q={n}` },
    { target: '/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fnone.png&w=3840&q=100' },
    { target: `/api/voix/closest?path=${'/a'.repeat(1_000)}` },
  ]
}
