import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageOf, openSite, type Site } from './helpers/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.stop())

it('a server that is asked to stop answers a save that has begun, ends event streams, and refuses new connections', async () => {
  const { id } = await createPageOf(site, 'before')
  const server = await site.startOther()
  const port = Number(new URL(server.url).port)
  const signedIn = await site.api('POST', '/api/users/login', site.editor, server.url)
  const headers = { Authorization: `JWT ${String(signedIn.body.token)}` }
  const stream = await fetch(`${server.url}/api/voix/pages/${id}/events`, { headers })
  expect(stream.status).toBe(200)
  const events = stream.text()

  const other = new pg.Client({ connectionString: site.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select id from pages where id = $1 for update', [id])
  const save = site.api('PATCH', `/api/pages/${id}`, { title: 'Saved while the server stops' }, server.url)
  const waiting = () => site.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)

  const stopped = server.stop('SIGTERM')
  expect(await events).toContain('"reason":"restart"')
  await expect.poll(() => reasonToRefuse(port)).toBe('ECONNREFUSED')
  await other.query('commit')
  await other.end()
  expect((await save).status).toBe(200)
  await stopped
  expect((await site.api('GET', `/api/pages/${id}?draft=true`)).body.title).toBe('Saved while the server stops')
})

const reasonToRefuse = (port: number) =>
  new Promise<string | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(undefined)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
