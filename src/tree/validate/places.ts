import { own } from '../internal/values'
import { nameOf, slotOf } from '../row'
import { ancestorsOf, childrenOf, traverse } from '../traverse'
import type { Rule, SliceRules, SlotRules, Tree, TreeRules } from '../types'
import { MAX_DEPTH } from './depth'

export interface Placement {
  blockType: string
  parent: string | null
  slot: string
  /** Elements that are being moved there: they do not count against limits. */
  moving?: readonly string[]
}

export type PlaceAnswer = { allowed: true } | { allowed: false; rule: Rule; message: string }

/** Whether an element of this slice may stand there, and if not, why, in a sentence for the editor. */
export function canPlace(tree: Tree, placement: Placement, rules: TreeRules): PlaceAnswer {
  const { blockType, parent, moving = [] } = placement
  const slice = rules.slice(blockType)
  if (!slice) return refuse('unknown-slice', `There is no slice "${blockType}" in this application.`)
  if (slice.layouts !== '*' && !slice.layouts.includes(rules.layout)) {
    return refuse('layout-not-allowed', `"${blockType}" is not allowed on the layout "${rules.layout}".`)
  }
  const problem = parent === null ? rootProblem(slice, placement) : parentProblem(tree, slice, placement, rules)
  if (problem) return problem
  const { maxPerPage } = slice
  if (maxPerPage !== undefined && countOnPage(tree, blockType, moving) >= maxPerPage) {
    return refuse('page-limit', `A page holds at most ${maxPerPage} of "${blockType}".`)
  }
  return slotLimit(tree, placement, rules) ?? { allowed: true }
}

/** Every slot of the page that may take an element of this slice. */
export function allowedPlaces(
  tree: Tree,
  { blockType, moving }: Pick<Placement, 'blockType' | 'moving'>,
  rules: TreeRules,
): { parent: string | null; slot: string }[] {
  const slots: { parent: string | null; slot: string }[] = [{ parent: null, slot: 'default' }]
  traverse(tree, (row) => {
    if (moving?.includes(row.id)) return false
    for (const slot of Object.keys(rules.slice(row.blockType)?.slots ?? {})) slots.push({ parent: row.id, slot })
    return undefined
  })
  return slots.filter((place) => canPlace(tree, { blockType, ...place, moving }, rules).allowed)
}

/** Whether a slot takes a slice. One that stands only where it is named (`root: false`) must be listed. */
export function takes({ allowedElements }: SlotRules, blockType: string, slice: SliceRules): boolean {
  return allowedElements === '*' ? slice.root !== false : allowedElements.includes(blockType)
}

function rootProblem(slice: SliceRules, { blockType, slot }: Placement): PlaceAnswer | null {
  if (slot !== 'default') return refuse('unknown-slot', `The page itself has no slot "${slot}", only "default".`)
  if (slice.root !== false) return null
  return refuse('slot-not-allowed', `"${blockType}" cannot stand on the page itself, only inside slices made for it.`)
}

function parentProblem(tree: Tree, slice: SliceRules, place: Placement, rules: TreeRules): PlaceAnswer | null {
  const parent = own(tree.rows, place.parent ?? '')
  if (!parent) return refuse('unknown-parent', `The element ${place.parent} does not exist on this page.`)
  const slots = rules.slice(parent.blockType)?.slots ?? {}
  const slot = own(slots, place.slot)
  if (!slot)
    return refuse('unknown-slot', `"${nameOf(parent)}" has no slot "${place.slot}"${listed(Object.keys(slots))}.`)
  if (ancestorsOf(tree, parent.id).length + 2 > MAX_DEPTH) {
    return refuse('depth', `At most ${MAX_DEPTH} elements can stand inside each other.`)
  }
  if (takes(slot, place.blockType, slice)) return null
  const allowed = slot.allowedElements === '*' ? '' : listed(slot.allowedElements)
  return refuse(
    'slot-not-allowed',
    `The slot "${place.slot}" of "${nameOf(parent)}" does not take "${place.blockType}"${allowed}.`,
  )
}

function slotLimit(tree: Tree, { parent, slot, moving = [] }: Placement, rules: TreeRules): PlaceAnswer | null {
  const row = parent === null ? undefined : own(tree.rows, parent)
  const max = row && own(rules.slice(row.blockType)?.slots ?? {}, slot)?.max
  if (!row || max === undefined) return null
  const count = childrenOf(tree, parent).filter(
    (id) => !moving.includes(id) && slotOf(tree.rows[id] ?? row) === slot,
  ).length
  return count < max ? null : refuse('slot-limit', `The slot "${slot}" of "${nameOf(row)}" holds at most ${max}.`)
}

function countOnPage(tree: Tree, blockType: string, moving: readonly string[]): number {
  return Object.values(tree.rows).filter((row) => row.blockType === blockType && !moving.includes(row.id)).length
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (possible: ${names.join(', ')})`
}

function refuse(rule: Rule, message: string): PlaceAnswer {
  return { allowed: false, rule, message }
}
