import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRow } from '../row'
import { brokenRows, RULES } from '../spec/fixtures'
import { toTree } from '../toTree'
import { quarantined } from './quarantined'
import { validateRows } from './validate'

it('is empty for a healthy page', () => {
  expect(quarantined(toTree([createRow({ id: 'a', blockType: 'hero' })]), RULES).size).toBe(0)
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
