import { allowedPlaces, ancestorsOf, canPlace, childrenOf, outermost, placeOf } from '../../../tree'
import type { Place, PlaceFault, Tree, TreeRules } from '../../../tree/types'

/** A slot of the page that may take some elements. */
export interface SlotPlace {
  parent: string | null
  slot: string
}

/** A place among the elements of a slot: behind `after`, or first of them. */
export interface ListedPlace extends Place {
  after: string | null
}

interface Input {
  tree: Tree
  ids: readonly string[]
  rules: TreeRules
}

/** Returns all slots that accept all of these elements, including their current one. */
export function listSlots({ tree, ids, rules }: Input): SlotPlace[] {
  const moving = outermost(tree, ids)
  const types = new Set(moving.map((id) => tree.rows[id]?.blockType ?? ''))
  const [first, ...others] = [...types].map((blockType) => allowedPlaces(tree, { blockType, moving }, rules))
  const keys = others.map((places) => new Set(places.map(keyOf)))
  return (first ?? []).filter((place) => keys.every((known) => known.has(keyOf(place))))
}

/** The slots of the page that may take these elements and do not hold all of them already. */
export function otherSlots({ tree, ids, rules }: Input): SlotPlace[] {
  const present = new Set(outermost(tree, ids).map((id) => keyOf(placeOf(tree, id) ?? { parent: null, slot: '' })))
  return listSlots({ tree, ids, rules }).filter((place) => present.size > 1 || !present.has(keyOf(place)))
}

/** Returns all places that accept these elements, in the page's order, without their current one. */
export function listPlaces({ tree, ids, rules }: Input): ListedPlace[] {
  const moving = outermost(tree, ids)
  const present = presentPlace(tree, moving)
  return listSlots({ tree, ids, rules }).flatMap((slot) => {
    const others = childrenOf(tree, slot.parent, slot.slot).filter((id) => !moving.includes(id))
    const places = [null, ...others].map((after, index) => ({ ...slot, index, after }))
    return places.filter(({ index }) => !present || keyOf(present) !== keyOf(slot) || present.index !== index)
  })
}

/** Returns the names of a place's ancestors, outermost first. */
export function pathNames({
  tree,
  parent,
  nameOf,
}: {
  tree: Tree
  parent: string | null
  nameOf: (id: string) => string
}): string[] {
  if (parent === null) return ['Page']
  return ['Page', ...ancestorsOf(tree, parent).reverse().map(nameOf), nameOf(parent)]
}

/** Returns the place of adjacent elements; `null` if they are not adjacent, so that every place is a move. */
function presentPlace(tree: Tree, moving: readonly string[]): Place | null {
  const places = moving.map((id) => placeOf(tree, id))
  const [first] = places
  if (!first) return null
  const isRun = places.every((place, at) => place && keyOf(place) === keyOf(first) && place.index === first.index + at)
  return isRun ? first : null
}

function keyOf({ parent, slot }: SlotPlace): string {
  return JSON.stringify([parent, slot])
}

export type AddAnswer = { place: Place; reason: null } | { place: null; reason: PlaceFault | null }

interface AddInput {
  tree: Tree
  blockType: string
  rules: TreeRules
  /** The selected element, or `null` for the page. */
  selected: string | null
  /** A requested place: only this one is considered. */
  wanted: Place | null
}

const LAST = Number.MAX_SAFE_INTEGER

/** Where a click in the palette adds an element: the nearest legal place in, after or around the selection, at last the page's end. */
export function addPlace({ tree, blockType, rules, selected, wanted }: AddInput): AddAnswer {
  const candidates = wanted ? [wanted] : candidatesOf({ tree, rules, selected })
  let reason: PlaceFault | null = null
  for (const place of candidates) {
    const answer = canPlace(tree, { blockType, parent: place.parent, slot: place.slot }, rules)
    if (answer.allowed) return { place, reason: null }
    reason ??= answer.fault
  }
  return { place: null, reason }
}

function candidatesOf({ tree, rules, selected }: Pick<AddInput, 'tree' | 'rules' | 'selected'>): Place[] {
  const row = selected === null ? undefined : tree.rows[selected]
  const candidates: Place[] = row
    ? Object.keys(rules.slice(row.blockType)?.slots ?? {}).map((slot) => ({ parent: row.id, slot, index: LAST }))
    : []
  for (let current = row; current; current = tree.rows[current.element.parent ?? '']) {
    const place = placeOf(tree, current.id)
    if (place) candidates.push({ ...place, index: place.index + 1 })
  }
  return [...candidates, { parent: null, slot: 'default', index: LAST }]
}

/** Returns the place before the first or after the last of these elements; `null` if none of them has a place. */
export function placeBeside({ tree, ids, side }: Omit<Input, 'rules'> & { side: 'before' | 'after' }): Place | null {
  const id = outermost(tree, ids).at(side === 'before' ? 0 : -1)
  const place = id === undefined ? null : placeOf(tree, id)
  if (!place) return null
  return side === 'before' ? place : { ...place, index: place.index + 1 }
}
