import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lossesOf, openSaver, staleFor, type Saver } from './helpers/savers'
import { sleep, tell } from './helpers/scale'
import { createPageOf, openSite, type Site } from './helpers/site'

// Mounts disks of a few megabytes in memory. `vitest.config.ts` excludes this file where that is not possible.
let site: Site | null = null
let disks: string[] = []
let homes: string[] = []
afterEach(async () => {
  await site?.stop()
  site = null
  for (const disk of disks) execFileSync('umount', ['--lazy', disk])
  for (const home of homes) rmSync(home, { recursive: true, force: true })
  disks = []
  homes = []
})

it('a full disk of the page cache changes nothing that visitors see', async () => {
  const home = newHome()
  mountDisk(path.join(home, 'data/cache'), 2)
  site = await openSite({ dir: home })
  fill(path.join(home, 'data/cache'))
  const { path: target } = await createPageOf(site, 'save-0.')
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await fetch(site.url() + target)
    expect(response.status).toBe(200)
    expect((await response.text()).match(/save-0\./g)?.length).toBeGreaterThanOrEqual(5)
  }
  const saver = await openSaver(site, 'quickSave')
  saver.start(0)
  await expect.poll(() => saver.acknowledged).toBeGreaterThan(1)
  await saver.pause()
  expect([...(await lossesOf(site, saver)), ...(await staleFor(site, saver))]).toEqual([])
})

it('a full disk of the database refuses saves in words and loses none; with room again they go on', async () => {
  const home = newHome()
  const disk = path.join(home, 'postgres')
  mountDisk(disk, 400)
  site = await openSite({ dir: home, flags: [['max_wal_size', '48MB']] })
  const savers = [await openSaver(site, 'saveDraft'), await openSaver(site, 'quickSave')]
  await Promise.all(savers.map((saver) => saveFor(saver, 1_000)))
  const visit = () => fetch(`${site?.url()}${savers[0]?.path}`).then(({ status }) => status)
  expect(await visit()).toBe(200)
  const filler = fill(disk)

  const refusal = await untilRefused(site)
  expect(refusal).toMatchObject({
    status: 503,
    body: { errors: [{ message: expect.stringContaining('The server’s disk is full.') as string }] },
  })
  for (const saver of savers) saver.start(0)
  await sleep(2_000)
  expect(await visit(), 'meanwhile').toBe(200)
  await Promise.all(savers.map((saver) => saver.pause()))

  rmSync(filler)
  await site.revivePostgres()
  const known = savers.map(({ acknowledged }) => acknowledged)
  expect((await Promise.all(savers.map((saver) => lossesOf(site as Site, saver)))).flat()).toEqual([])
  await Promise.all(savers.map((saver) => saveFor(saver, 2_000)))
  savers.forEach((saver, at) => expect(saver.acknowledged).toBeGreaterThan(known[at] ?? 0))
  expect((await Promise.all(savers.map((saver) => lossesOf(site as Site, saver)))).flat()).toEqual([])
  tell(
    `a full database disk: ${savers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} saves acknowledged, 0 lost`,
  )
})

async function saveFor(saver: Saver, ms: number): Promise<void> {
  saver.start(0)
  await sleep(ms)
  await saver.pause()
}

/** Creates pages until the server refuses one. */
async function untilRefused({ api }: Site) {
  for (let tries = 200; ; tries -= 1) {
    const title = randomBytes(5_000).toString('hex')
    const elements = Array.from({ length: 10 }, () => ({ id: randomUUID(), blockType: 'introduction', title }))
    const values = { title: 'Large', path: `/large-${tries}`, layout: 'no-chrome', languageCode: 'en', elements }
    const answer = await api('POST', '/api/pages?depth=0', values)
    if (answer.status !== 201 || tries === 0) return answer
  }
}

function newHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'voix-disk-'))
  homes.push(home)
  return home
}

function mountDisk(dir: string, megabytes: number): void {
  mkdirSync(dir, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir])
  disks.push(dir)
}

/** Fills a disk and returns the file that uses the space. */
function fill(disk: string): string {
  const filler = path.join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  return filler
}
