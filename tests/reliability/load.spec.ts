import { afterAll, beforeAll, expect, it } from 'vitest'
import { lossesOf, openSaver, staleFor, type Saver } from './helpers/savers'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { percentile, sleep, tell } from './helpers/scale'
import { openSite, type Site } from './helpers/site'

const EDITORS = 20
const READS_PER_SECOND = 50

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.stop())

it('20 editors save every 2 seconds beside 50 reads a second: no error, nothing lost, and the memory stays', async () => {
  const savers: Saver[] = []
  for (let at = 0; at < EDITORS; at += 1) savers.push(await openSaver(site, at % 2 ? 'quickSave' : 'saveDraft'))
  const seconds = repeats({ test: 4, all: 600 })
  // Modules that the first requests load stay in memory.
  await read({ targets: savers.map(({ path }) => path), seconds: 2 })
  const before = await site.memory()
  for (const saver of savers) saver.start(2_000)
  const curve = sampleFor(site.memory, (seconds * 1000) / 10)
  const reads = await read({ targets: savers.map(({ path }) => path), seconds })
  await Promise.all(savers.map((saver) => saver.pause()))
  const memory = await curve.stop()
  const [half, after] = [memory[4] ?? 0, await site.memory()]
  const saves = savers.flatMap(({ times }) => times)
  tell(
    `${seconds} s: ${saves.length} saves (p99 ${percentile(saves, 0.99)} ms), ${reads.times.length} reads ` +
      `(p99 ${percentile(reads.times, 0.99)} ms), ${reads.errors.length} errors, memory ${[before, ...memory, after].map(Math.round).join(' ')} MB`,
  )
  const losses = await Promise.all(savers.map((saver) => lossesOf(site, saver)))
  const stale = await Promise.all(savers.filter((_, at) => at % 2).map((saver) => staleFor(site, saver)))
  expect([...reads.errors, ...losses.flat(), ...stale.flat()]).toEqual([])
  expect(saves.length).toBeGreaterThanOrEqual(EDITORS * Math.floor(seconds / 4))
  // Reads fill caches with limits. Memory that still grows after that is a leak.
  expect(after - half, 'megabytes more than after half of the time').toBeLessThan(150)
})

/** Calls `ask` at an interval until it is stopped, and returns the results. */
function sampleFor(ask: () => Promise<number>, every: number): { stop: () => Promise<number[]> } {
  const asked: Promise<number>[] = []
  const asking = setInterval(() => asked.push(ask()), every)
  return {
    stop: () => {
      clearInterval(asking)
      return Promise.all(asked)
    },
  }
}

/** Reads at a fixed rate, regardless of slow responses. */
async function read({ targets, seconds }: { targets: string[]; seconds: number }) {
  const times: number[] = []
  const errors: string[] = []
  const under: Promise<void>[] = []
  const one = async (target: string) => {
    const started = Date.now()
    const status = await fetch(site.url() + target).then(
      async (response) => response.text().then(() => response.status),
      // The message of `fetch` says only that it failed.
      (error: Error & { cause?: { code?: string } }) => `${error.message} (${error.cause?.code ?? 'no code'})`,
    )
    if (status === 200) times.push(Date.now() - started)
    else errors.push(`${target}: ${status}`)
  }
  const started = Date.now()
  for (let count = 0; count < seconds * READS_PER_SECOND; count += 1) {
    await sleep(Math.max(0, started + (count * 1000) / READS_PER_SECOND - Date.now()))
    under.push(one(targets[count % targets.length] ?? '/'))
  }
  await Promise.all(under)
  return { times, errors }
}
