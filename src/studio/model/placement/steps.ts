import { canPlace, childrenOf, outermost, placeOf } from '../../../tree'
import type { Place, Tree, TreeRules } from '../../../tree/types'

export type Step = 'up' | 'down' | 'in' | 'out'

interface Input {
  tree: Tree
  /** Siblings; selected descendants move with them. */
  ids: readonly string[]
  step: Step
  rules: TreeRules
}

/**
 * Returns the place after one keyboard step; `null` if there is none, a rule forbids it, or the elements are in several
 * slots.
 */
export function stepPlace({ tree, ids, step, rules }: Input): Place | null {
  const moving = outermost(tree, ids)
  const places = moving.map((id) => placeOf(tree, id))
  const [first] = places
  const last = places.at(-1)
  if (!first || !last || places.some((place) => place?.parent !== first.parent || place.slot !== first.slot))
    return null
  const takes = (parent: string | null, slot: string) =>
    moving.every((id) => {
      const blockType = tree.rows[id]?.blockType ?? ''
      return canPlace(tree, { blockType, parent, slot, moving }, rules).allowed
    })
  const next = target({ tree, moving, step, first, last, rules, takes })
  return next && takes(next.parent, next.slot) ? next : null
}

interface Target extends Omit<Input, 'ids'> {
  moving: readonly string[]
  first: Place
  last: Place
  takes: (parent: string | null, slot: string) => boolean
}

function target({ tree, moving, step, first, last, rules, takes }: Target): Place | null {
  const siblings = childrenOf(tree, first.parent, first.slot)
  switch (step) {
    case 'up':
      return first.index > 0 ? { ...first, index: first.index - 1 } : null
    case 'down':
      // After the next one. A place's index does not count the moved elements.
      return last.index < siblings.length - 1 ? { ...last, index: last.index + 2 - moving.length } : null
    case 'out': {
      const outer = first.parent === null ? null : placeOf(tree, first.parent)
      return outer && { ...outer, index: outer.index + 1 }
    }
    case 'in': {
      const before = tree.rows[siblings[first.index - 1] ?? '']
      const slots = before ? Object.keys(rules.slice(before.blockType)?.slots ?? {}) : []
      const slot = slots.find((name) => before && takes(before.id, name))
      if (!before || slot === undefined) return null
      return { parent: before.id, slot, index: childrenOf(tree, before.id, slot).length }
    }
  }
}
