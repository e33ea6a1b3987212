import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { createPageOf, openSite, type Site } from './helpers/site'

const OFFERS = repeats({ test: 300, all: 10_000 })
const AT_ONCE = 10
/** Connections to the database, and between the two processes. */
const SPARE = 40
/** What the proxy answers by itself, a stored page, the admin and the API. */
const TARGETS = ['/%00', '/Foo', '/search', '/foo//bar', '/preview-release/a/b', '/voix', '/api/users/me']

let site: Site
let page: { path: string }
beforeAll(async () => {
  site = await openSite()
  page = await createPageOf(site, 'Here')
}, 600_000)
afterAll(() => site?.stop())

it('visitors who offer another protocol and hang up leave no descriptor behind', async () => {
  const targets = [...TARGETS, page.path]
  const statuses = () =>
    Promise.all([page.path, '/api/users/me'].map(async (target) => (await fetch(site.url() + target)).status))
  expect(await statuses()).toEqual([200, 200])
  const before = await site.descriptors()
  let sent = 0
  const one = async () => {
    for (; sent < OFFERS;) await offerAndHangUp(targets[(sent += 1) % targets.length] ?? '/')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  // Next still works off what nobody waits for.
  await expect.poll(statuses).toEqual([200, 200])
  await expect.poll(site.descriptors).toBeLessThan(before + SPARE)
})

async function offerAndHangUp(target: string): Promise<void> {
  const socket = connect(Number(new URL(site.url()).port), 'localhost')
  await once(socket, 'connect')
  const offer = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  await new Promise((resolve) => socket.write(offer, resolve))
  socket.destroy()
}
