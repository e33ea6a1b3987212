import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleParts } from './buildParts.mjs'

let out: string
let files: Map<string, string>
beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'voix-parts-'))
  const own = await mkdtemp(path.join(tmpdir(), 'voix-own-parts-'))
  await writeFile(path.join(own, 'Odd.tsx'), 'export const Odd = () => "an odd one"')
  const part = JSON.stringify(path.resolve('src/render/parts/part'))
  const load = "async () => ({ default: (await import('./Odd')).Odd })"
  await writeFile(
    path.join(own, 'odd.part.ts'),
    `import { part } from ${part}\nexport const odd = part('odd', ${load})`,
  )
  await bundleParts({ projectDir: process.cwd(), partsDirs: [own], runtime: 'react', out })
  await rm(own, { recursive: true })
  const names = await readdir(out)
  files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(out, name), 'utf8')] as const)),
  )
})
afterAll(() => rm(out, { recursive: true, force: true }))

it.each([
  ['interest', 1024],
  ['consent', 1280],
])('the script of the part %s is one file of less than %i bytes, without React', (name, most) => {
  const [script = '', ...others] = [...files].filter(([file]) => file.startsWith(`${name}-`)).map(([, text]) => text)
  expect(others).toEqual([])
  expect(script).toMatch(new RegExp(`export\\{\\w+ as ${name}\\}`))
  expect(script).not.toMatch(/\bimport\b|react/i)
  expect(Buffer.byteLength(script)).toBeLessThan(most)
})

it('the loader knows where they are', () => {
  const loader = [...files].find(([file]) => file.startsWith('loader-'))?.[1] ?? ''
  for (const name of ['interest', 'consent']) expect(loader).toMatch(new RegExp(`${name}:\\["${name}-\\w+\\.js"\\]`))
})

it('React is in one script, which the scripts of parts ask for, and nothing of the product stands beside it unused', () => {
  const [react = '', ...others] = [...files.keys()].filter((file) => file.startsWith('react-'))
  expect(others).toEqual([])
  const hasReact = [...files].filter(([, text]) => text.includes('react.transitional.element')).map(([file]) => file)
  expect(hasReact).toEqual([react])
  const part = [...files].find(([file]) => file.startsWith('closest-pages-'))?.[1] ?? ''
  expect(part).toContain(`from"./${react}"`)
  const loader = [...files].find(([file]) => file.startsWith('loader-'))?.[1] ?? ''
  expect(loader).toMatch(new RegExp(`"closest-pages":\\["closest-pages-\\w+\\.js"(,"shared-\\w+\\.js")*,"${react}"`))
  const shared = [...files].filter(([file]) => file.startsWith('shared-')).map(([, text]) => text.length)
  expect(Math.max(...shared)).toBeLessThan(3000)
})

it('a part may load its component in any way', () => {
  const odd = [...files].find(([file]) => file.startsWith('odd-'))?.[1] ?? ''
  const [, lazy = ''] = /import\("\.\/([^"]+)"\)/.exec(odd) ?? []
  expect(files.get(lazy)).toContain('an odd one')
})
