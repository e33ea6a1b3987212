import { own } from '../internal/values'
import { elementName, parentOf, slotOf } from '../row'
import { traverse } from '../traverse'
import type { Tree, TreeRules, Violation } from '../types'
import { violation } from './violation'

/** The elements beyond the most that a slot or a page may hold, in the page's order. */
export function checkLimits(tree: Tree, rules: TreeRules): Violation[] {
  const onPage = new Map<string, number>()
  const inSlot = new Map<string, number>()
  const violations: Violation[] = []
  traverse(tree, (row) => {
    const { maxPerPage } = rules.slice(row.blockType) ?? {}
    if (maxPerPage !== undefined && count(onPage, row.blockType) > maxPerPage) {
      const sentence = `is one too many: a page holds at most ${maxPerPage} of "${row.blockType}"`
      violations.push(violation(row, 'page-limit', sentence, row.blockType))
    }
    const parent = own(tree.rows, parentOf(row) ?? '')
    const slot = slotOf(row)
    const max = parent && own(rules.slice(parent.blockType)?.slots ?? {}, slot)?.max
    if (!parent || max === undefined || count(inSlot, `${parent.id}/${slot}`) <= max) return
    const sentence = `is one too many: the slot "${slot}" of "${elementName(parent)}" holds at most ${max}`
    violations.push(violation(row, 'slot-limit', sentence, `${parent.id}/${slot}`))
  })
  return violations
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}
