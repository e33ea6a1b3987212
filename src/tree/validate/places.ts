import { own } from '../internal/values'
import { slotOf } from '../row'
import { ancestorsOf, childrenOf, traverse } from '../traverse'
import type { PlaceFault, SliceRules, SlotRules, Tree, TreeRules } from '../types'
import { MAX_DEPTH } from './depth'
import { named } from './violation'

export interface Placement {
  blockType: string
  parent: string | null
  slot: string
  /** Elements that are being moved there. They do not count towards limits. */
  moving?: readonly string[]
}

export type PlaceAnswer = { allowed: true } | { allowed: false; fault: PlaceFault }

/** Returns whether an element of this slice is allowed at a place, otherwise the reason. */
export function canPlace(tree: Tree, placement: Placement, rules: TreeRules): PlaceAnswer {
  const { blockType, parent, moving = [] } = placement
  const slice = rules.slice(blockType)
  if (!slice) return refuse({ rule: 'unknown-slice', blockType })
  if (!standsOn(slice, rules.layout)) {
    return refuse({ rule: 'layout-not-allowed', blockType, layout: rules.layout })
  }
  const problem = parent === null ? rootProblem(slice, placement) : parentProblem(tree, slice, placement, rules)
  if (problem) return problem
  const { maxPerPage } = slice
  if (maxPerPage !== undefined && countOnPage(tree, blockType, moving) >= maxPerPage) {
    return refuse({ rule: 'page-limit', blockType, max: maxPerPage })
  }
  return slotLimit(tree, placement, rules) ?? { allowed: true }
}

/** Returns every slot of the page that allows an element of this slice. */
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

/** Whether a slice is allowed on pages of a layout. */
export function standsOn({ layouts }: Pick<SliceRules, 'layouts'>, layout: string): boolean {
  return layouts === '*' || layouts.includes(layout)
}

/** Whether a slot allows a slice. One with `root: false` must be listed. */
export function takes({ allowedElements }: SlotRules, blockType: string, slice: SliceRules): boolean {
  return allowedElements === '*' ? slice.root !== false : allowedElements.includes(blockType)
}

function rootProblem(slice: SliceRules, { blockType, slot }: Placement): PlaceAnswer | null {
  const at = { blockType, parent: null, slot }
  if (slot !== 'default') return refuse({ rule: 'unknown-slot', ...at, slots: ['default'] })
  return slice.root === false ? refuse({ rule: 'slot-not-allowed', ...at, allowed: '*' }) : null
}

function parentProblem(tree: Tree, slice: SliceRules, place: Placement, rules: TreeRules): PlaceAnswer | null {
  const { blockType } = place
  const parent = own(tree.rows, place.parent ?? '')
  if (!parent) return refuse({ rule: 'unknown-parent', blockType, parent: String(place.parent) })
  const slots = rules.slice(parent.blockType)?.slots ?? {}
  const slot = own(slots, place.slot)
  const at = { blockType, parent: named(parent), slot: place.slot }
  if (!slot) return refuse({ rule: 'unknown-slot', ...at, slots: Object.keys(slots) })
  if (ancestorsOf(tree, parent.id).length + 2 > MAX_DEPTH) return refuse({ rule: 'depth', blockType })
  if (takes(slot, blockType, slice)) return null
  return refuse({ rule: 'slot-not-allowed', ...at, allowed: slot.allowedElements })
}

function slotLimit(
  tree: Tree,
  { blockType, parent, slot, moving = [] }: Placement,
  rules: TreeRules,
): PlaceAnswer | null {
  const row = parent === null ? undefined : own(tree.rows, parent)
  const max = row && own(rules.slice(row.blockType)?.slots ?? {}, slot)?.max
  if (!row || max === undefined) return null
  const count = childrenOf(tree, parent).filter(
    (id) => !moving.includes(id) && slotOf(tree.rows[id] ?? row) === slot,
  ).length
  return count < max ? null : refuse({ rule: 'slot-limit', blockType, parent: named(row), slot, max })
}

function countOnPage(tree: Tree, blockType: string, moving: readonly string[]): number {
  return Object.values(tree.rows).filter((row) => row.blockType === blockType && !moving.includes(row.id)).length
}

function refuse(fault: PlaceFault): PlaceAnswer {
  return { allowed: false, fault }
}
