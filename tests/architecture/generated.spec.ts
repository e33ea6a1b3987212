import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the generated types define the envelope of elements once, and every slice refers to it', () => {
  const types = readFileSync('src/payload-types.ts', 'utf8')
  const slices = types.match(/^export interface \w+Slice \{$/gm) ?? []
  expect(types.match(/^ {2}element\?: ElementEnvelope;$/gm), 'Run: npm run generate').toHaveLength(slices.length)
  expect(types.match(/\bconditionsSettings\?: \{/g)).toHaveLength(1)
})

it('the initial migration has the schema that the last development version left, which it takes over as it is', () => {
  const file = readdirSync('src/migrations').find((name) => name.endsWith('_initial.json')) ?? ''
  const { tables, enums } = JSON.parse(readFileSync(`src/migrations/${file}`, 'utf8')) as Record<string, unknown>
  const found = createHash('sha256').update(JSON.stringify({ tables, enums })).digest('hex')
  expect(found, 'Leave the initial migration alone and add one: npm run migration -- <name>').toBe(
    '26744e3c6165f9f3a9023c7531a73de0afc6254e0cd532078a8e7a9c955c8473',
  )
})
