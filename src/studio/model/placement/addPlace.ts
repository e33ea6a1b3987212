import { canPlace, placeOf } from '../../../tree'
import type { Place, Tree, TreeRules } from '../../../tree/types'

export type AddAnswer = { place: Place; reason: null } | { place: null; reason: string }

interface Input {
  tree: Tree
  blockType: string
  rules: TreeRules
  /** The selected element, or `null` for the page. */
  selected: string | null
  /** A place that was asked for: then it is this one or none. */
  wanted: Place | null
}

const LAST = Number.MAX_SAFE_INTEGER

/**
 * Where a click in the palette adds an element: inside the selected one when a slot of it takes the slice, else after it, else
 * after the nearest element around it, at last at the end of the page. Refused everywhere: the reason of the nearest place.
 */
export function addPlace({ tree, blockType, rules, selected, wanted }: Input): AddAnswer {
  const candidates = wanted ? [wanted] : candidatesOf({ tree, rules, selected })
  let reason: string | null = null
  for (const place of candidates) {
    const answer = canPlace(tree, { blockType, parent: place.parent, slot: place.slot }, rules)
    if (answer.allowed) return { place, reason: null }
    reason ??= answer.message
  }
  return { place: null, reason: reason ?? 'There is no place for it on this page.' }
}

function candidatesOf({ tree, rules, selected }: Pick<Input, 'tree' | 'rules' | 'selected'>): Place[] {
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
