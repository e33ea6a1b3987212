import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the generated types define the envelope of elements once, and every slice refers to it', () => {
  const types = readFileSync('src/payload-types.ts', 'utf8')
  const slices = types.match(/^export interface \w+Slice \{$/gm) ?? []
  expect(types.match(/^ {2}element\?: ElementEnvelope;$/gm), 'Run: npm run generate').toHaveLength(slices.length)
  expect(types.match(/\bconditionsSettings\?: \{/g)).toHaveLength(1)
})
