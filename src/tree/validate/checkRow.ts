import { own } from '../internal/values'
import { nameOf, parentOf, slotOf } from '../row'
import type { Row, Tree, TreeRules, Violation } from '../types'
import { checkEnvelope } from './checkEnvelope'
import { checkValueDepth } from './depth'
import { takes } from './places'
import { violation } from './violation'

/** What one placed element breaks, limits and its own depth apart, which are questions to the tree. */
export function checkRow(tree: Tree, row: Row, rules: TreeRules): Violation[] {
  const shape = [...checkShape(row), ...checkValueDepth(row)]
  const slice = rules.slice(row.blockType)
  if (!slice) {
    return [
      ...shape,
      violation(
        row,
        'unknown-slice',
        `is made of the slice "${row.blockType}", which does not exist`,
        String(row.blockType),
      ),
    ]
  }
  const place = checkPlace(tree, row, rules)
  if (slice.layouts === '*' || slice.layouts.includes(rules.layout)) return [...shape, ...place]
  const sentence = `is made of the slice "${row.blockType}", which the layout "${rules.layout}" does not allow`
  return [...shape, violation(row, 'layout-not-allowed', sentence, rules.layout), ...place]
}

/** Whether the row and its envelope can be read. */
export function checkShape(row: Row): Violation[] {
  const problems = checkEnvelope(row.element).map(({ key, problem }) =>
    violation(row, 'shape', `is malformed: \`${key}\` ${problem}`, key),
  )
  const { blockName } = row
  if (blockName === undefined || blockName === null || typeof blockName === 'string') return problems
  return [...problems, violation(row, 'shape', 'is malformed: `blockName` must be a text', 'blockName')]
}

function checkPlace(tree: Tree, row: Row, rules: TreeRules): Violation[] {
  const parentId = parentOf(row)
  const slotName = slotOf(row)
  const detail = `${parentId ?? 'page'}/${slotName}`
  const slice = rules.slice(row.blockType)
  if (parentId === null) {
    if (slotName !== 'default') {
      return [
        violation(
          row,
          'unknown-slot',
          `stands in the slot "${slotName}", but the page itself has only "default"`,
          detail,
        ),
      ]
    }
    if (slice?.root !== false) return []
    return [
      violation(row, 'slot-not-allowed', 'cannot stand on the page itself, only inside slices made for it', detail),
    ]
  }
  const parent = own(tree.rows, parentId)
  const parentSlice = parent && rules.slice(parent.blockType)
  // What stands inside an unknown slice cannot be judged; the slice itself is reported.
  if (!parent || !parentSlice || !slice) return []
  const slot = own(parentSlice.slots, slotName)
  if (!slot) {
    const slots = Object.keys(parentSlice.slots).join(', ') || 'none'
    const sentence = `stands in the slot "${slotName}", which "${nameOf(parent)}" does not have (it has: ${slots})`
    return [violation(row, 'unknown-slot', sentence, detail)]
  }
  if (takes(slot, row.blockType, slice)) return []
  const allowed = slot.allowedElements === '*' ? '' : ` (it takes: ${slot.allowedElements.join(', ')})`
  const sentence = `is a "${row.blockType}", which the slot "${slotName}" of "${nameOf(parent)}" does not take${allowed}`
  return [violation(row, 'slot-not-allowed', sentence, detail)]
}
