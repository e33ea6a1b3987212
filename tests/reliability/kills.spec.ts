import { afterAll, beforeAll, expect, it } from 'vitest'
import { lossesOf, openSaver, staleFor, type Saver } from './helpers/savers'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { sleep, tell } from './helpers/scale'
import { openSite, type Site } from './helpers/site'

let site: Site
let savers: Saver[]
beforeAll(async () => {
  site = await openSite()
  savers = []
  for (const action of ['saveDraft', 'quickSave', 'saveDraft', 'quickSave'] as const)
    savers.push(await openSaver(site, action))
})
afterAll(() => site?.stop())

it('no acknowledged save is lost or half written when the server is killed', async () => {
  await survive({ kills: repeats({ test: 3, all: 100 }), kill: killOneOf(), what: 'the server' })
})

it('no acknowledged save is lost or half written when PostgreSQL is killed', async () => {
  await survive({ kills: repeats({ test: 2, all: 30 }), kill: site.killPostgres, what: 'PostgreSQL' })
})

/** Returns a function that kills in turn both processes, the one that serves cached pages, and Next behind it. */
function killOneOf(): () => Promise<void> {
  const ways = [() => site.killServer(), () => site.killServer('front'), site.killNext]
  let kills = 0
  return async () => ways[kills++ % ways.length]?.()
}

/** Kills at random moments during saves, and checks all pages each time. */
async function survive({ kills, kill, what }: { kills: number; kill: () => Promise<void>; what: string }) {
  const before = sum('acknowledged')
  for (let round = 0; round < kills; round += 1) {
    const known = sum('acknowledged')
    for (const saver of savers) saver.start(0)
    while (sum('acknowledged') < known + savers.length) await sleep(5)
    await sleep(Math.random() * 300)
    await kill()
    await Promise.all(savers.map((saver) => saver.pause()))
    const losses = await Promise.all(savers.map((saver) => lossesOf(site, saver)))
    const stale = await Promise.all(savers.filter((_, at) => at % 2 === 1).map((saver) => staleFor(site, saver)))
    expect([...losses, ...stale].flat().join('\n'), `kill ${round + 1} of ${what}`).toBe('')
  }
  tell(`${what} was killed ${kills} times: ${sum('acknowledged') - before} acknowledged saves, 0 lost, 0 half written`)
}

function sum(key: 'acknowledged'): number {
  return savers.reduce((total, saver) => total + saver[key], 0)
}
