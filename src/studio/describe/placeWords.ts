import { childrenOf } from '../../tree'
import type { Place, Tree } from '../../tree/types'

interface Input {
  tree: Tree
  place: Place
  nameOf: (id: string) => string
  /** The slots of an element, by its id. */
  slotsOf: (id: string) => readonly string[]
}

/** Says where a chosen place is: beside which elements, else in which slot of which. */
export function placeWords({ tree, place: { parent, slot, index }, nameOf, slotsOf }: Input): string {
  const siblings = childrenOf(tree, parent, slot)
  const [before, after] = [siblings[index - 1], siblings[index]]
  if (before !== undefined && after !== undefined) return `between “${nameOf(before)}” and “${nameOf(after)}”`
  if (after !== undefined) return `before “${nameOf(after)}”`
  if (before !== undefined) return `after “${nameOf(before)}”`
  if (parent === null) return 'at the end of the page'
  return `into “${nameOf(parent)}”${slotsOf(parent).length > 1 ? `, ${slot}` : ''}`
}
