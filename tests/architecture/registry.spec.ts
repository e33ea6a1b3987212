import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSlice } from '../../cli/newSlice.mjs'
import { openProject } from '../../cli/project.mjs'
import { staleRegistryFiles, writeRegistry } from '../../cli/registry.mjs'

describe('the registry of slices', () => {
  it('is what the slices’ folders ask for', async () => {
    const stale = await staleRegistryFiles({ project: openProject(process.cwd()) })
    expect(stale.map(({ name }) => name)).toEqual([])
  })
})

describe('voix slice', () => {
  let root: string
  let project: ReturnType<typeof openProject>
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'voix-slice-'))
    cpSync('.prettierrc.json', path.join(root, '.prettierrc.json'))
    mkdirSync(path.join(root, 'src'))
    project = openProject(root)
    createSlice({ project, family: 'global', name: 'welcome-note' })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('registers the new slice', async () => {
    expect(await writeRegistry({ project })).toContain('src/blocks/registry/configs.ts')
    expect(await staleRegistryFiles({ project })).toEqual([])
  })

  it('draws the picture that the configuration names', () => {
    const config = readFileSync(path.join(root, 'src/blocks/global/welcome-note/config.ts'), 'utf8')
    const preview = /preview: '([^']+)'/.exec(config)?.[1] ?? ''
    expect(readFileSync(path.join(root, 'public', preview), 'utf8')).toMatch(/^<svg /)
  })

  it.each([
    ['global', 'Hero', 'lower case'],
    ['Global', 'hero', 'lower case'],
    ['global', 'a--b', 'single hyphens'],
    ['global', '../../etc', 'lower case'],
    ['registry', 'hero', 'generated'],
    ['global', 'switch', 'word of the language'],
    ['wedding', 'welcome-note', 'exists already in blocks/global'],
    ['global', undefined, 'Usage'],
  ])('refuses %s %s and says why', (family, name, reason) => {
    expect(() => createSlice({ project, family, name })).toThrow(reason)
  })

  it('refuses a component without a configuration, with its path', async () => {
    const dir = path.join(root, 'src/blocks/global/lost')
    mkdirSync(dir)
    writeFileSync(path.join(dir, 'Component.tsx'), 'export default () => null\n')
    const message = `Slice configuration not found for component "lost" (${dir}/config.ts)`
    await expect(writeRegistry({ project })).rejects.toThrow(message)
  })
})
