import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the generated types define the envelope of elements once, and every slice refers to it', () => {
  const types = readFileSync('src/payload-types.ts', 'utf8')
  const slices = types.match(/^export interface \w+Slice \{$/gm) ?? []
  expect(types.match(/^ {2}element\?: ElementEnvelope;$/gm), 'Run: npm run generate').toHaveLength(slices.length)
  expect(types.match(/\bconditionsSettings\?: \{/g)).toHaveLength(1)
})

it('the initial migration is as databases ran it, and only the newest migration keeps a snapshot', () => {
  const files = readdirSync('src/migrations')
  const initial = files.find((name) => name.endsWith('_initial.ts')) ?? ''
  const found = createHash('sha256')
    .update(readFileSync(`src/migrations/${initial}`))
    .digest('hex')
  expect(found, 'Leave the initial migration alone and add one: npm run migration -- <name>').toBe(
    'ee30a906437a493ee4c4f93fdfbb2c967b7bc3732dcd943af63bf551b89f97cc',
  )
  const migrations = files.filter((name) => /^\d+_\d+_.*\.ts$/.test(name))
  expect(files.filter((name) => name.endsWith('.json'))).toEqual([migrations.at(-1)?.replace(/ts$/, 'json')])
})
