import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { createEditor, networkOf } from './spec/editor'
import { memoryPages } from './spec/memoryPages'
import { move, play, START } from './spec/world'

const RUNS = repeats({ test: 500, all: 10_000 })

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', false],
  [', within a release', true],
])(
  'loses no acknowledged change and overwrites none unseen in the histories of two editors and a REST client%s',
  async (_where, isRelease) => {
    const tally: Record<string, number> = {}
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 16 }), async (moves) => {
        const server = memoryPages(structuredClone(START), { isRelease })
        const opened = await server.open()
        const editors = ['one', 'two'].map((name) => createEditor({ name, opened: structuredClone(opened) }))
        vi.stubGlobal('fetch', networkOf(editors))
        const fresh = () => `t${(count += 1)}`
        await play({ server, editors, tally, fresh, acknowledged: new Map() }, moves)
      }),
      { numRuns: RUNS },
    )
    // Makes sure that the random histories contain enough conflicts and merges.
    expect(tally['save 200']).toBeGreaterThan(RUNS / 4)
    expect(tally['save 409']).toBeGreaterThan(RUNS / 20)
    expect(tally.merged).toBeGreaterThan(RUNS / 20)
    expect(tally.decided).toBeGreaterThan(RUNS / 50)
    expect(tally.together).toBeGreaterThan(RUNS / 50)
  },
  600_000,
)
