import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishRelease } from '../../src/page/releases/publish'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { tell } from '../reliability/helpers/scale'
import { createPage, startApp, type App } from './helpers/app'
import { releasingOf } from './helpers/releasing'

const KILLS = repeats({ test: 6, all: 100 })
const FAMILIES = repeats({ test: 4, all: 25 })

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

interface Client {
  query: (...args: unknown[]) => unknown
  connection?: { stream?: { destroy: () => void } }
}

/** Private parts of pg-pool that end with a process. */
interface Pool {
  Client: { prototype: Client }
  _clients: Client[]
  _idle: unknown[]
}

/**
 * Returns a client that simulates a killed process at a statement: its connection breaks, and it sends nothing else.
 */
function killable() {
  const { pool } = app.payload.db as unknown as { pool: Pool }
  const { prototype } = pool.Client
  const { query } = prototype
  let steps = 0
  let at = Infinity
  prototype.query = function killableQuery(this: Client, ...args: unknown[]) {
    steps += 1
    if (steps < at) return query.apply(this, args)
    if (steps === at) this.connection?.stream?.destroy()
    const error = new Error('killed')
    const callback = args.at(-1)
    if (typeof callback !== 'function') return Promise.reject(error)
    process.nextTick(() => (callback as (problem: Error) => void)(error))
    return undefined
  }
  return {
    killAt: (step: number) => ([steps, at] = [0, step]),
    revive: () => {
      const made = steps
      if (at < Infinity) {
        for (const { connection } of pool._clients.splice(0)) connection?.stream?.destroy()
        pool._idle.splice(0)
      }
      at = Infinity
      return made
    },
    restore: () => (prototype.query = query),
  }
}

it(`shows all or nothing of a release of ${FAMILIES * 2} pages, killed at ${KILLS} of its steps, and all after a retry`, async () => {
  const { api, makeRelease, save } = releasingOf(() => app)
  const release = await makeRelease('Moving')
  const ids: string[] = []
  for (let family = 0; family < FAMILIES; family += 1)
    for (const below of ['', '/child']) {
      const page = await createPage(app, { title: 'old', path: `/old-${family}${below}` })
      ids.push(page.id)
      // Parents and children change paths together.
      const moved = await save(release, page.id, { page: { title: 'new', path: `/new-${family}${below}` } })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    }
  /** Returns whether visitors see the old state, the new one or a mixture. */
  const shown = async () => {
    const rows = await app.query<{ state: string }>(
      `select distinct p.title || ' ' || split_part(p.path, '-', 1) || ' ' || p.rev || ' ' || v.version_title as state
       from pages p join _pages_v v on v.parent_id = p.id and v.latest where p.id = any($1)`,
      [ids],
    )
    return rows.map(({ state }) => state)
  }
  const OLD = ['old /old 1 old']
  const NEW = ['new /new 2 new']
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf('editor').id, overrideAccess: true })
  const publish = async () => publishRelease({ req: await createLocalReq({ user }, app.payload), id: release })
  const process = killable()
  try {
    // Counts the statements of a run that is not killed.
    let total = 0
    process.killAt(Infinity)
    expect((await api('POST', `/${release}/check`)).status).toBe(200)
    total = process.revive()
    let killed = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      process.killAt(Math.max(1, Math.round((total * kill) / KILLS)))
      const failed = await publish().then(
        () => false,
        () => true,
      )
      process.revive()
      if (failed) killed += 1
      const now = await shown()
      expect([OLD, NEW], `kill ${kill} of ${KILLS}`).toContainEqual(now)
      if (now[0] === NEW[0]) break
    }
    expect(killed).toBeGreaterThan(KILLS / 2)
    await publish()
    expect(await shown()).toEqual(NEW)
    expect((await api('GET', `/${release}`)).body.status).toBe('published')
    tell(`a release of ${ids.length} pages was killed ${killed} times in ${total} steps: never half of it was shown`)
  } finally {
    process.restore()
  }
})
