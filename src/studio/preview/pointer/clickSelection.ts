import { childrenOf } from '../../../tree'
import type { Tree } from '../../../tree/types'
import type { Selection } from '../../model'

interface Click {
  tree: Tree
  selection: Pick<Selection, 'elements' | 'anchor'>
  id: string
  /** Adds the element, or takes it out. */
  adds: boolean
  /** Selects from the anchor to the element. */
  extends: boolean
}

export interface ClickSelection {
  ids: string[]
  anchor: string | null
}

/** What a click on an element selects. A range needs an anchor among the element's siblings, else the click is a plain one. */
export function clickSelection(click: Click): ClickSelection {
  const { tree, selection, id } = click
  if (click.extends) {
    const range = rangeOf({ tree, from: selection.anchor, to: id })
    if (range) return { ids: range, anchor: selection.anchor }
  }
  if (!click.adds) return { ids: [id], anchor: id }
  if (!selection.elements.includes(id)) return { ids: [...selection.elements, id], anchor: id }
  const rest = selection.elements.filter((other) => other !== id)
  return { ids: rest, anchor: rest.at(-1) ?? null }
}

function rangeOf({ tree, from, to }: { tree: Tree; from: string | null; to: string }): string[] | null {
  const parent = tree.rows[to]?.element.parent
  if (from === null || parent === undefined || tree.rows[from]?.element.parent !== parent) return null
  const siblings = childrenOf(tree, parent)
  const [start, end] = [siblings.indexOf(from), siblings.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? null : siblings.slice(start, end + 1)
}
