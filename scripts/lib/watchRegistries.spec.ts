import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchRegistries } from './watchRegistries.mjs'

let root: string
let stop: (() => void) | undefined
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'voix-watch-'))
  for (const dir of ['src/app', 'src/blocks/global', 'src/layouts'])
    mkdirSync(path.join(root, dir), { recursive: true })
})
afterEach(() => {
  stop?.()
  rmSync(root, { recursive: true, force: true })
})

const addSlice = (name: string) => {
  const from = path.resolve(import.meta.dirname, '../../src/blocks/global/spacer')
  cpSync(from, path.join(root, 'src/blocks/global', name), { recursive: true })
}

it('registers a slice whose folder came, and says so once; an edit of one is none of its business', async () => {
  let changes = 0
  const lines: string[] = []
  stop = await watchRegistries({ root, onChange: () => (changes += 1), log: (line) => lines.push(line) })
  addSlice('spacer')
  await expect.poll(() => changes, { timeout: 5_000 }).toBe(1)
  expect(readFileSync(path.join(root, 'src/blocks/registry/configs.ts'), 'utf8')).toContain('../global/spacer/config')
  writeFileSync(path.join(root, 'src/blocks/global/spacer/Component.tsx'), '// edited')
  rmSync(path.join(root, 'src/blocks/global/spacer'), { recursive: true })
  await expect.poll(() => changes, { timeout: 5_000 }).toBe(2)
  expect(readFileSync(path.join(root, 'src/blocks/registry/configs.ts'), 'utf8')).not.toContain('spacer')
  expect(lines).toEqual([])
})
