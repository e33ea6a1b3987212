import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { init } from '../../cli/init.mjs'
import { openProject } from '../../cli/project.mjs'
import { loadConfig } from '../../src/host/loadConfig.mjs'

let root: string
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'voix-init-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const run = () => init(openProject(root))

describe('voix init', () => {
  it('writes files whose imports lead to files', async () => {
    put('src/app/(payload)/admin/[[...segments]]/page.tsx')
    const { written } = await run()
    const sources = written.filter((file) => /\.tsx?$/.test(file))
    expect(sources).toContain('src/app/(site)/[[...path]]/page.tsx')
    for (const file of sources) {
      for (const [, specifier = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
        const target = path.join(root, path.dirname(file), specifier)
        const found = [`${target}.ts`, `${target}.tsx`, path.join(target, 'index.tsx')].some((one) => existsSync(one))
        expect(found, `${file} imports ${specifier}`).toBe(true)
      }
    }
  })

  it('writes beside an `app` in the root, too, and names the payload.config that is there', async () => {
    put('app/(payload)/admin/[[...segments]]/page.tsx')
    put('payload.config.ts')
    put('src/anything.ts')
    const { written, steps } = await run()
    expect(written).toContain('proxy.ts')
    expect(read('server.mjs')).toContain(`from 'voix/server'`)
    expect(written).toContain('app/(voix)/voix-preview/[...route]/page.tsx')
    expect(steps[0]?.what).toContain('payload.config.ts')
    expect(steps[0]?.text).toContain(`from './blocks/registry/configs'`)
    expect(steps[0]?.text).toContain(`from './voix.config'`)
  })

  it('writes no folder with a percent code, with which `next build` would fail after `next dev`', async () => {
    put('src/app/(payload)/admin/[[...segments]]/page.tsx')
    expect((await run()).written.filter((file) => file.includes('%'))).toEqual([])
  })

  it('writes a voix.config.ts that `withVoix()` reads, with the address of the admin', async () => {
    put('src/app/(payload)/office/[[...segments]]/page.tsx')
    const { written } = await run()
    expect(written).toContain('voix.config.ts')
    expect(loadConfig({ dir: root, distDir: '.next' })).toMatchObject({ admin: '/office', layouts: [{ name: 'main' }] })
  })

  it('lists installed packages in unsupported versions', async () => {
    put('src/app/(payload)/admin/[[...segments]]/page.tsx')
    const versions = {
      next: '16.3.0',
      react: '19.10.0',
      'react-dom': '20.0.0',
      payload: '3.90.10',
      '@payloadcms/ui': '3.9.2',
    }
    for (const [name, version] of Object.entries(versions))
      put(`node_modules/${name}/package.json`, JSON.stringify({ version }))
    const [first] = (await run()).steps
    expect(first?.what).toContain('@payloadcms/ui 3.9.2, next 16.3.0, react-dom 20.0.0')
    expect(first?.text).toMatch(/^npm install @payloadcms\/ui@\^3\.\S+ next@\^16\.\S+ react-dom@\^19\.\S+$/)
    for (const [name, version] of Object.entries({ next: '16.4.6', 'react-dom': '19.3.1', '@payloadcms/ui': '3.91.0' }))
      put(`node_modules/${name}/package.json`, JSON.stringify({ version }))
    expect((await run()).steps[0]?.what).toContain('payload.config')
  })

  it('keeps every file that was there, and says what to merge', async () => {
    put('src/app/(payload)/admin/[[...segments]]/page.tsx')
    put('src/middleware.ts', 'export function middleware() {}\n')
    const { written, kept } = await run()
    expect(kept).toEqual([{ file: 'src/middleware.ts', merge: expect.stringContaining('voixProxy(') as string }])
    expect(read('src/middleware.ts')).toBe('export function middleware() {}\n')
    expect(written).not.toContain('src/proxy.ts')
  })

  it('writes nothing when it is run again', async () => {
    put('src/app/(payload)/admin/[[...segments]]/page.tsx')
    await run()
    const { written, kept } = await run()
    expect({ written, kept }).toEqual({ written: [], kept: [] })
  })

  it.each(['src/app/(frontend)/page.tsx', 'src/app/(a)/(b)/page.js'])('leaves the front page to %s', async (page) => {
    put(page)
    const { written, steps } = await run()
    expect(written).toContain('src/app/(site)/[...path]/page.tsx')
    expect(steps.at(-1)?.text).toContain('rename')
  })

  it('lists only routes of the application that hide pages of the studio', async () => {
    const routes = ['[slug]', '(frontend)/[locale]/posts/[id]', 'posts/[slug]', '(payload)/admin/[[...segments]]']
    for (const route of routes) put(`src/app/${route}/page.tsx`)
    put('src/app/(frontend)/[locale]/feed/route.ts')
    const told = (await run()).steps.filter(({ what }) => what.includes('is served instead'))
    expect(told.map(({ what }) => what.split(' ')[0])).toEqual(['/[locale]/feed', '/[locale]/posts/[id]', '/[slug]'])
    expect(told.map(({ text }) => /such as (\S+)/.exec(text)?.[1])).toEqual([
      '/locale/feed',
      '/locale/posts/id',
      '/slug',
    ])
  })

  it.each([
    ['that has a catch-all of its own', 'src/app/(frontend)/[...slug]/page.tsx', 'Move it below another address'],
    ['that has no app folder', 'src/index.ts', 'There is no src/app'],
    ['whose root layout is around everything', 'src/app/layout.tsx', 'move it with its pages into a group'],
  ])('refuses an application %s', async (_what, file, reason) => {
    put(file)
    await expect(run()).rejects.toThrow(reason)
  })
})
