import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig, storeConfig } from './loadConfig.mjs'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'voix-config-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  writeFileSync(path.join(dir, file), text)
}
const load = (configPath?: string) => loadConfig({ dir, distDir: 'built', configPath })

const DEFINE = `import { defineVoix } from 'voix/config'\n`

describe('withVoix()', () => {
  it('reads voix.config.ts with its relative imports, its types and the aliases of tsconfig', () => {
    put('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }))
    put('src/layouts.ts', `import { main } from './main'\nexport const layouts: { name: string }[] = [main]`)
    put('src/main.ts', `export const main = { name: 'main', label: 'Main' }`)
    put('voix.config.ts', `${DEFINE}import { layouts } from '@/layouts'\nexport default defineVoix({ layouts })`)
    expect(load()).toMatchObject({ layouts: [{ name: 'main', label: 'Main' }], admin: '/admin' })
  })

  it('reads installed packages and the environment', () => {
    put('node_modules/hosts/package.json', JSON.stringify({ name: 'hosts', type: 'module', exports: './index.js' }))
    put('node_modules/hosts/index.js', `export const hosts = ['example.org']`)
    put(
      'voix.config.ts',
      `${DEFINE}import { hosts } from 'hosts'
export default defineVoix({ layouts: [], frameHosts: hosts, cookiePrefix: process.env.VOIX_NO_SUCH ?? 'own' })`,
    )
    expect(load()).toMatchObject({ frameHosts: ['example.org'], cookiePrefix: 'own' })
  })

  it.each(['voix.config.mts', 'voix.config.js', 'voix.config.mjs'])('reads %s, too', (name) => {
    put(name, 'export default { layouts: [] }')
    expect(load()).toMatchObject({ layouts: [], cookiePrefix: 'payload' })
  })

  it('reads the file that `configPath` names', () => {
    put('voix.config.ts', 'throw new Error("the wrong file")')
    put('config/voix.ts', 'export default { layouts: [], admin: "/office" }')
    expect(load('config/voix.ts').admin).toBe('/office')
  })

  it('reads what the build stored on a server without the file', () => {
    put('voix.config.ts', 'export default { layouts: [], admin: "/office" }')
    mkdirSync(path.join(dir, 'built'))
    storeConfig(load(), path.join(dir, 'built'))
    put('voix.config.ts', 'export default { layouts: [], admin: "/desk" }')
    expect(load().admin).toBe('/desk')
    rmSync(path.join(dir, 'voix.config.ts'))
    expect(load().admin).toBe('/office')
  })

  it('says which file is missing, where, and how to write it', () => {
    expect(() => load()).toThrow(`there is no voix.config.ts in ${dir}. Write it by \`npx voix init\``)
    expect(() => load('config/voix.ts')).toThrow(`there is no config/voix.ts in ${dir}`)
  })

  it.each([
    ['does not export a configuration', 'export const config = {}', 'has no default export'],
    [
      'has an unknown option',
      `${DEFINE}export default defineVoix({ layouts: [], serach: {} })`,
      'Did you mean "search"',
    ],
    ['is no TypeScript', 'export default {', 'cannot be read by plain Node. Build failed'],
    [
      'imports what is not there',
      `import './nowhere'\nexport default { layouts: [] }`,
      'Could not resolve "./nowhere"',
    ],
    ['imports a style sheet', `import './site.css'\nexport default { layouts: [] }`, 'Cannot import'],
    ['throws', 'throw new Error("no such brand")', 'cannot be read by plain Node. no such brand'],
  ])('names a file that %s, with the reason', (_what, text, reason) => {
    put('site.css', 'a { color: red }')
    put('voix.config.ts', text)
    expect(() => load()).toThrow(path.join(dir, 'voix.config.ts'))
    expect(() => load()).toThrow(reason)
  })
})
