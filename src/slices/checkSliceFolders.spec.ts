import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkSliceFolders, missingPreviews } from './checkSliceFolders'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'voix-slices-'))
  put('global/hero/config.ts')
  put('global/hero/Component.tsx')
  put('registry/configs.ts')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const check = () => checkSliceFolders(dir, (name) => ['hero', 'slider'].includes(name))

function put(path: string): void {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), '')
}

it('accepts folders that have both, and folders that are no slices', () => {
  expect(() => check()).not.toThrow()
})

it('names the component without a configuration, and its path', () => {
  put('global/slider/Component.tsx')
  expect(() => check()).toThrow(`Slice configuration not found for component "slider" (${join(dir, 'global/slider')})`)
})

it('names the configuration without a component, and its path', () => {
  put('global/slider/config.ts')
  expect(() => check()).toThrow(`Slice component not found for configuration "slider" (${join(dir, 'global/slider')})`)
})

it('names the folder that is not called as its slice', () => {
  put('global/hero-two/config.ts')
  put('global/hero-two/Component.tsx')
  expect(check).toThrow(`No slice is called "hero-two" as its folder is`)
})

it('names the slice whose picture is not there, and asks for none elsewhere', () => {
  put('public/slices/hero.svg')
  const slices = Object.entries({
    hero: '/slices/hero.svg',
    slider: '/slices/slidr.svg',
    far: 'https://cdn.example/far.svg',
  })
  const missing = (folder: string) =>
    missingPreviews(
      [{ name: 'plain', preview: null }, ...slices.map(([name, preview]) => ({ name, preview }))],
      join(dir, folder),
    )
  expect(missing('public')).toEqual([
    expect.stringContaining('"slider" has no picture in the palette: its preview "/slices/slidr.svg"'),
  ])
  expect(missing('elsewhere')).toEqual([])
})
