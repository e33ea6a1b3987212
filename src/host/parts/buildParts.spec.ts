import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleParts } from './buildParts.mjs'

let out: string
let files: Map<string, string>
beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'voix-parts-'))
  await bundleParts({ projectDir: process.cwd(), partsDirs: [], runtime: 'react', out, address: '/parts' })
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
  for (const name of ['interest', 'consent']) expect(loader).toMatch(new RegExp(`${name}:"/parts/${name}-\\w+\\.js"`))
})
