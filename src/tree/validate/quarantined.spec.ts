import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRow } from '../row'
import { brokenRows, nestedRows, nestedValue, RULES } from '../spec/fixtures'
import { toTree } from '../toTree'
import type { Row } from '../types'
import { quarantined } from './quarantined'
import { validateRows } from './validate'

it('is empty for a healthy page', () => {
  expect(quarantined(toTree([createRow({ id: 'a', blockType: 'hero' })]), RULES).size).toBe(0)
})

it('is empty where a slot holds less than it must: what is there is right', () => {
  const rows = [createRow({ id: 'a', blockType: 'pair' })]
  expect(validateRows(rows, RULES)).toMatchObject([{ element: 'a', rule: 'slot-minimum', slot: 'default', min: 2 }])
  expect(quarantined(toTree(rows), RULES).size).toBe(0)
})

it('holds the culprit and everything inside it, under the outermost culprit', () => {
  const tree = toTree([
    createRow({ id: 'a', blockType: 'removed' }),
    createRow({ id: 'b', blockType: 'group', element: { parent: 'a' } }),
    createRow({ id: 'c', blockType: 'removed-too', element: { parent: 'b' } }),
    createRow({ id: 'd', blockType: 'hero' }),
  ])
  const skipped = quarantined(tree, RULES)
  expect([...skipped.keys()]).toEqual(['a', 'b', 'c'])
  expect(skipped.get('c')).toMatchObject({ element: 'a', rule: 'unknown-slice' })
})

it.each([50, 500, 5000])(
  'holds what stands deeper than 50, under the first that does, of %i elements inside each other',
  (count) => {
    const skipped = quarantined(toTree(nestedRows(count)), RULES)
    expect(skipped.size).toBe(count - 50)
    expect(new Set([...skipped.values()].map(({ element }) => element)).size).toBe(count > 50 ? 1 : 0)
    if (count > 50) expect(skipped.get('e50')).toMatchObject({ element: 'e50', rule: 'depth' })
  },
)

it('holds an element with a value that is nested too deeply', () => {
  const [fine, deep] = [100, 101].map((levels) =>
    createRow({ id: `v${levels}`, blockType: 'group', fields: { text: nestedValue(levels) } }),
  )
  const skipped = quarantined(toTree([fine as Row, deep as Row]), RULES)
  expect([...skipped.values()]).toMatchObject([{ element: 'v101', rule: 'depth', field: 'text' }])
})

it('does not punish the first of two equal ids for the second', () => {
  const rows = [createRow({ id: 'a', blockType: 'hero' }), createRow({ id: 'a', blockType: 'hero' })]
  expect(quarantined(toTree(rows), RULES).size).toBe(0)
})

it('leaves a page without any fault, whatever was broken', () => {
  fc.assert(
    fc.property(brokenRows, (rows) => {
      const tree = toTree(rows)
      const skipped = quarantined(tree, RULES)
      const shown = Object.values(tree.rows).filter(({ id }) => !skipped.has(id))
      const faults = validateRows(shown, RULES).filter(({ rule }) => rule !== 'order')
      expect(faults).toEqual([])
    }),
  )
})
