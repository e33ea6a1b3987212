import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { createEditor, networkOf } from '../../src/page/save/spec/editor'
import type { Opened, PageServer } from '../../src/page/save/spec/memoryPages'
import { move, play, START } from '../../src/page/save/spec/world'
import { defineSlice, field } from '../../src/slices'
import { readRows } from '../../src/tree'
import { createPage, startApp, type App } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'
import { releasePage } from './helpers/releasePage'
import { releasingOf } from './helpers/releasing'
import { savingOf } from './helpers/saving'

const RUNS = repeats({ test: 15, all: 60 })

const group = defineSlice({
  name: 'group',
  label: 'Group',
  admin: { group: 'test' },
  // The server fills in the fields that a client omits, so its response differs from the request.
  fields: { title: field.text(), copy: field.text(), filled: field.checkbox({ defaultValue: true }) },
  slots: { default: { allowedElements: '*' } },
})

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => blankConfig({ slices: [group], layouts: [{ name: 'blocks', label: 'Blocks' }] }),
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app?.stop()
})

const { save, open } = savingOf(() => app)

/** Returns a page behind the real endpoints. */
function realPage(id: string): PageServer {
  return {
    open: async () => (await open(id)) as unknown as Opened,
    peek: async () => {
      const [stored] = await app.query<{ rev: number; title: string; elements: unknown }>(
        `select version_rev::int as rev, version_title as title, version_elements as elements
         from _pages_v where parent_id = $1 order by version_rev desc limit 1`,
        [id],
      )
      if (!stored) throw new Error('a version expected')
      return { rev: stored.rev, page: { title: stored.title }, rows: readRows(stored.elements) }
    },
    save: async (body) => {
      const { status, body: data } = await save(id, { ...body })
      return { status, data }
    },
    changes: async (since) => {
      const { status, body: data } = await app.call({
        path: `/api/voix/pages/${id}/changes?since=${since}`,
        as: 'editor',
      })
      return { status, data }
    },
    patch: async ({ title, rows, rev }) => {
      const data = { ...(title === undefined ? {} : { title }), ...(rows ? { elements: rows } : {}), rev }
      const path = `/api/pages/${id}?draft=true&depth=0`
      const { status, body } = await app.call({ method: 'PATCH', path, body: data, as: 'administrator' })
      return { status, data: status === 200 ? { rev: body.doc.rev } : body }
    },
  }
}

it('PostgreSQL loses no acknowledged change and overwrites none unseen, whoever writes at the same time', async () => {
  await playAll(RUNS, (page) => Promise.resolve({ server: realPage(page), check: () => Promise.resolve() }))
})

it('nor within a release, where the page outside goes on as if there were none', async () => {
  const { makeRelease } = releasingOf(() => app)
  await playAll(Math.ceil(RUNS / 2), async (page) => {
    const release = await makeRelease()
    const outside = realPage(page)
    const server = releasePage(app, { page, release })
    const before = await outside.peek()
    return { server, check: async () => expect(await outside.peek()).toEqual(before) }
  })
})

interface Played {
  server: PageServer
  /** Checks the final state. */
  check: () => Promise<void>
}

async function playAll(runs: number, serverOf: (page: string) => Promise<Played>) {
  const tally: Record<string, number> = {}
  let count = 0
  // Half of the histories consist of moments in which all clients write at once.
  const crowd = move.map((each) => ({ ...each, kind: 'together' as const }))
  const moves = fc.array(fc.oneof({ weight: 3, arbitrary: move }, { weight: 1, arbitrary: crowd }), {
    minLength: 3,
    maxLength: 7,
  })
  // A few histories may contain no conflict by chance. These always do.
  const examples = fc.sample(fc.tuple(fc.array(crowd, { minLength: 5, maxLength: 7 })), 3)
  await fc.assert(
    fc.asyncProperty(moves, async (history) => {
      const { title: _title, path: _path, ...page } = START.page
      const { id } = await createPage(app, { ...page, title: 'start', elements: START.rows })
      const { server, check } = await serverOf(id)
      const opened = await server.open()
      const userId = app.userOf('editor').id
      const editors = ['one', 'two'].map((name) => createEditor({ name, userId, opened: structuredClone(opened) }))
      vi.stubGlobal('fetch', networkOf(editors))
      const fresh = () => `t${(count += 1)}`
      await play({ server, editors, tally, fresh, acknowledged: new Map() }, history)
      await check()
    }),
    { numRuns: runs, endOnFailure: true, examples },
  )
  expect(tally['save 200']).toBeGreaterThan(runs / 2)
  expect(tally.decided).toBeGreaterThan(runs / 10)
  expect(tally.together).toBeGreaterThan(runs / 10)
}
