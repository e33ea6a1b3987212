import { own } from '../internal/values'
import { parentOf, slotOf } from '../row'
import type { Row, Tree, TreeRules, Violation } from '../types'
import { checkEnvelope } from './checkEnvelope'
import { checkValueDepth } from './depth'
import { standsOn, takes } from './places'
import { named, violation } from './violation'

/** What one placed element breaks, limits and its own depth apart, which are questions to the tree. */
export function checkRow(tree: Tree, row: Row, rules: TreeRules): Violation[] {
  const shape = [...checkShape(row), ...checkValueDepth(row)]
  const slice = rules.slice(row.blockType)
  if (!slice) return [...shape, violation(row, { rule: 'unknown-slice' })]
  const place = checkPlace(tree, row, rules)
  if (standsOn(slice, rules.layout)) return [...shape, ...place]
  return [...shape, violation(row, { rule: 'layout-not-allowed', layout: rules.layout }), ...place]
}

/** What of the row could not be read, and what of its envelope must not be. */
export function checkShape(row: Row): Violation[] {
  const unreadable = Object.entries(row.element.unreadable ?? {}).flatMap(([key, value]) =>
    unreadableProblems(key, value),
  )
  return [...unreadable, ...checkEnvelope(row.element)].map((found) => violation(row, { rule: 'shape', ...found }))
}

function unreadableProblems(key: string, value: unknown): readonly { key: string; problem: string }[] {
  const problem = ROW_PROBLEMS[key]
  if (problem !== undefined) return [{ key, problem }]
  const found = checkEnvelope(key === 'element' ? value : { [key]: value })
  // The rule may have changed since: what it let pass would be shown otherwise than it was meant.
  return found.length > 0 ? found : [{ key, problem: 'could not be read' }]
}

export const ID_RULE = 'must be 1 to 64 letters, digits, - or _, no reserved word'

const ROW_PROBLEMS: Record<string, string> = {
  row: 'it is no object',
  id: ID_RULE,
  blockType: 'must name a slice',
  blockName: 'must be a text',
}

function checkPlace(tree: Tree, row: Row, rules: TreeRules): Violation[] {
  const parentId = parentOf(row)
  const slot = slotOf(row)
  const slice = rules.slice(row.blockType)
  if (parentId === null) {
    if (slot !== 'default') return [violation(row, { rule: 'unknown-slot', parent: null, slot, slots: ['default'] })]
    if (slice?.root !== false) return []
    return [violation(row, { rule: 'slot-not-allowed', parent: null, slot, allowed: '*' })]
  }
  const parent = own(tree.rows, parentId)
  const parentSlice = parent && rules.slice(parent.blockType)
  // What stands inside an unknown slice cannot be judged; the slice itself is reported.
  if (!parent || !parentSlice || !slice) return []
  const slotRules = own(parentSlice.slots, slot)
  if (!slotRules) {
    const slots = Object.keys(parentSlice.slots)
    return [violation(row, { rule: 'unknown-slot', parent: named(parent), slot, slots })]
  }
  if (takes(slotRules, row.blockType, slice)) return []
  const allowed = slotRules.allowedElements
  return [violation(row, { rule: 'slot-not-allowed', parent: named(parent), slot, allowed })]
}
