import { own } from '../internal/values'
import { parentOf, slotOf } from '../row'
import type { Row, Tree, TreeRules, Violation } from '../types'
import { checkEnvelope } from './checkEnvelope'
import { checkValueDepth } from './depth'
import { standsOn, takes } from './places'
import { named, violation } from './violation'

/** Returns the violations of one placed element, except limits and its depth, which depend on the whole tree. */
export function checkRow(tree: Tree, row: Row, rules: TreeRules): Violation[] {
  const shape = [...checkShape(row), ...checkValueDepth(row)]
  const slice = rules.slice(row.blockType)
  if (!slice) return [...shape, violation(row, { rule: 'unknown-slice' })]
  const place = checkPlace(tree, row, rules)
  if (standsOn(slice, rules.layout)) return [...shape, ...place]
  return [...shape, violation(row, { rule: 'layout-not-allowed', layout: rules.layout }), ...place]
}

/** Returns the unreadable values of a row and the problems of its envelope. */
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
  // A value that an earlier rule refused stays unreadable, even if the current rule would accept it.
  return found.length > 0 ? found : [{ key, problem: 'could not be read' }]
}

export const ID_RULE = 'must be 1 to 64 letters, digits, - or _, and not a reserved word'

const ROW_PROBLEMS: Record<string, string> = {
  row: 'it is not an object',
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
  // Children of an unknown slice cannot be checked. The slice itself is reported.
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
