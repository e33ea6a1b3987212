import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { identityOf } from './process.mjs'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'voix-lock-'))
  file = path.join(dir, 'lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('withLock', () => {
  it('lets one in after the other', async () => {
    const seen: string[] = []
    const visit = (name: string) =>
      withLock({ file }, async () => {
        seen.push(`${name} in`)
        await new Promise(setImmediate)
        seen.push(`${name} out`)
      })
    await Promise.all([visit('a'), visit('b')])
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out'])
    expect(existsSync(file)).toBe(false)
  })

  it('opens the lock again when the work fails', async () => {
    await expect(withLock({ file }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await withLock({ file }, () => Promise.resolve('yes'))).toBe('yes')
  })

  it('takes over the lock of a process that died', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    writeFileSync(file, `${dead}:1`)
    expect(await withLock({ file }, () => Promise.resolve('taken'))).toBe('taken')
  })

  it('takes over the lock of a process whose id another one has by now', async () => {
    writeFileSync(file, identityOf(process.pid).replace(/:.*/, ':1'))
    expect(await withLock({ file }, () => Promise.resolve('taken'))).toBe('taken')
  })

  it('tells who it waits for', async () => {
    writeFileSync(file, identityOf(process.pid))
    const told: string[] = []
    const onWait = (holder: string) => {
      told.push(holder)
      rmSync(file)
    }
    await withLock({ file, onWait }, () => Promise.resolve())
    expect(told).toEqual([identityOf(process.pid)])
  })
})
