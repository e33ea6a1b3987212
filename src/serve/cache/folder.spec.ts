import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Folder, keepFolders } from './folder.mjs'

const MOST = 10_000

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-folder-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const open = (at = dir) => new Folder({ dir: at, maxBytes: () => MOST })

async function filesIn(at = dir): Promise<string[]> {
  const entries = await readdir(at, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function bytesIn(): Promise<number> {
  const sizes = await Promise.all((await filesIn()).map((file) => stat(file)))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

describe('a folder of the cache', () => {
  it('never exceeds its most, however much is written at once', async () => {
    const folder = open()
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 15 }, (_, index) =>
          folder.write(`${round % 3}/${index}`, Buffer.alloc(1 + ((round * 397 + index * 811) % 3500))),
        ),
      )
      expect(await bytesIn()).toBeLessThanOrEqual(MOST)
    }
    expect(await bytesIn()).toBeGreaterThan(MOST / 2)
  })

  it('gives up what was used longest ago', async () => {
    const folder = open()
    for (const key of ['a', 'b', 'c']) await folder.write(key, Buffer.alloc(3000))
    await folder.read('a')
    await folder.write('d', Buffer.alloc(3000))
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => folder.read(key)))
    expect(kept.map((bytes) => bytes?.length)).toEqual([3000, undefined, 3000, 3000])
  })

  it('counts what was there before it, the oldest first', async () => {
    await open().write('before', Buffer.alloc(4000))
    const [before = ''] = await filesIn()
    await utimes(before, new Date('2026-01-01'), new Date('2026-01-01'))
    await mkdir(path.join(dir, 'aa'))
    await writeFile(path.join(dir, 'aa', 'half.tmp'), Buffer.alloc(5000))
    const folder = open()
    await folder.write('after', Buffer.alloc(4000))
    expect(await folder.read('before')).toBeNull()
    expect(await bytesIn()).toBe(9000)
  })

  it('hears of what another process writes', async () => {
    const [one, other] = [open(), open()]
    for (let index = 0; index < 40; index += 1) {
      await one.write(`one/${index}`, Buffer.alloc(700))
      await other.write(`other/${index}`, Buffer.alloc(700))
      expect(await bytesIn()).toBeLessThanOrEqual(MOST)
    }
  })

  it('does not keep what is larger than all of it, nor an older one in its place', async () => {
    const folder = open()
    await folder.write('a', Buffer.alloc(10))
    await folder.write('a', Buffer.alloc(MOST + 1))
    expect(await folder.read('a')).toBeNull()
    expect(await filesIn()).toEqual([])
  })
})

it('removes the folders of other builds and nothing else', async () => {
  for (const name of ['this-build', 'old-build', 'older-build', 'images']) {
    await open(path.join(dir, name)).write('a', Buffer.from('a'))
  }
  await keepFolders({ dir, names: ['this-build', 'images'] })
  expect((await readdir(dir)).sort()).toEqual(['images', 'this-build'])
  await keepFolders({ dir: path.join(dir, 'nowhere'), names: [] })
})
