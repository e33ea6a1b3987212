import { childrenOf, type Row, traverse, type Tree } from '../../tree'

/** The data of a translation, stored in the page's field `translation`. */
export interface TranslationRecord {
  /** The ids of the original's elements, by the ids of their translations. */
  elements?: Readonly<Record<string, string>>
  /** By the key of a text: the original's text at the time of translation. */
  texts?: Readonly<Record<string, string>>
}

/**
 * Returns the id of each element's original, by its own id. If none is stored (a translation that was linked by hand),
 * elements of one slice in matching slots are paired in their order.
 */
export function pairElements(original: Tree, own: Tree, kept: TranslationRecord['elements']): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const [id, from] of Object.entries(kept ?? {})) if (own.rows[id] && original.rows[from]) pairs.set(id, from)
  if (kept && Object.keys(kept).length > 0) return pairs
  const pair = (from: string | null, to: string | null) => {
    const left = [...childRows(original, from)]
    for (const row of childRows(own, to)) {
      const at = left.findIndex((other) => isLike(other, row))
      const found = left[at]
      if (!found) continue
      left.splice(0, at + 1)
      pairs.set(row.id, found.id)
      pair(found.id, row.id)
    }
  }
  pair(null, null)
  return pairs
}

/** Returns all rows of a page in document order. */
export function rowsInOrder(tree: Tree): Row[] {
  const rows: Row[] = []
  traverse(tree, (row) => void rows.push(row))
  return rows
}

function isLike(one: Row, other: Row): boolean {
  return one.blockType === other.blockType && one.element.slot === other.element.slot
}

function childRows(tree: Tree, id: string | null): Row[] {
  return childrenOf(tree, id).flatMap((child) => tree.rows[child] ?? [])
}
