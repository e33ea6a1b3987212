import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkSliceFolders } from './checkSliceFolders'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'voix-slices-'))
  put('global/hero/config.ts')
  put('global/hero/Component.tsx')
  put('registry/configs.ts')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function put(path: string): void {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), '')
}

it('accepts folders that have both, and folders that are no slices', () => {
  expect(() => checkSliceFolders(dir)).not.toThrow()
})

it('names the component without a configuration, and its path', () => {
  put('global/slider/Component.tsx')
  expect(() => checkSliceFolders(dir)).toThrow(
    `Slice configuration not found for component "slider" (${join(dir, 'global/slider')})`,
  )
})

it('names the configuration without a component, and its path', () => {
  put('global/slider/config.ts')
  expect(() => checkSliceFolders(dir)).toThrow(
    `Slice component not found for configuration "slider" (${join(dir, 'global/slider')})`,
  )
})
