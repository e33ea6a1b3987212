import { own } from '../internal/values'
import { parentOf, slotOf } from '../row'
import { childrenOf, traverse } from '../traverse'
import type { Tree, TreeRules, Violation } from '../types'
import { named, violation } from './violation'

/** Returns the elements beyond the limit of a slot or a page, in the page's order. */
export function checkLimits(tree: Tree, rules: TreeRules): Violation[] {
  const onPage = new Map<string, number>()
  const inSlot = new Map<string, number>()
  const violations: Violation[] = []
  traverse(tree, (row) => {
    const { maxPerPage } = rules.slice(row.blockType) ?? {}
    if (maxPerPage !== undefined && count(onPage, row.blockType) > maxPerPage) {
      violations.push(violation(row, { rule: 'page-limit', max: maxPerPage }))
    }
    const parent = own(tree.rows, parentOf(row) ?? '')
    const slot = slotOf(row)
    const max = parent && own(rules.slice(parent.blockType)?.slots ?? {}, slot)?.max
    if (!parent || max === undefined || count(inSlot, `${parent.id}/${slot}`) <= max) return
    violations.push(violation(row, { rule: 'slot-limit', parent: named(parent), slot, max }))
  })
  return violations
}

/** Returns the elements with a slot below its minimum. They are still shown, since their content is valid. */
export function checkMinima(tree: Tree, rules: TreeRules): Violation[] {
  const violations: Violation[] = []
  traverse(tree, (row) => {
    for (const [slot, { min }] of Object.entries(rules.slice(row.blockType)?.slots ?? {})) {
      if (min === undefined || childrenOf(tree, row.id, slot).length >= min) continue
      violations.push(violation(row, { rule: 'slot-minimum', slot, min }))
    }
  })
  return violations
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}
