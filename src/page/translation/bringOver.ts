import { childrenOf, insert, parentOf, type Row, slotOf, traverse, type Tree, withFreshIds } from '../../tree'

interface Sides {
  original: Tree
  own: Tree
  /** The ids of the original's elements, by those of the translation. */
  pairs: Readonly<Record<string, string>>
}

/**
 * Returns the translation with untranslated copies of the elements that it lacks, each after the same sibling as in the
 * original.
 */
export function bringOver({ original, own, pairs }: Sides): { tree: Tree; pairs: Record<string, string> } {
  const translated = new Map(Object.entries(pairs).map(([to, from]) => [from, to]))
  const all = { ...pairs }
  let tree = own
  traverse(original, (row) => {
    if (translated.has(row.id)) return
    const parent = parentOf(row)
    const under = parent === null ? null : translated.get(parent)
    if (under === undefined) return false
    const source = untranslatedIn(original, row, translated)
    const copies = withFreshIds(source)
    tree = insert(tree, {
      rows: copies,
      place: { parent: under, slot: slotOf(row), index: indexIn({ original, tree, row, under, translated }) },
    })
    copies.forEach(({ id }, index) => {
      const from = source[index]?.id ?? ''
      all[id] = from
      translated.set(from, id)
    })
    return false
  })
  return { tree, pairs: all }
}

/** Returns an element and its descendants, without those that the translation has at another place. */
function untranslatedIn(original: Tree, top: Row, translated: ReadonlyMap<string, string>): Row[] {
  const rows: Row[] = []
  const visit = (row: Row) => {
    if (translated.has(row.id)) return false
    rows.push(row)
  }
  traverse(original, visit, top.id)
  return rows
}

interface Input {
  original: Tree
  tree: Tree
  row: Row
  under: string | null
  translated: ReadonlyMap<string, string>
}

function indexIn({ original, tree, row, under, translated }: Input): number {
  const slot = slotOf(row)
  const siblings = childrenOf(original, parentOf(row), slot)
  const before = siblings.slice(0, siblings.indexOf(row.id)).findLast((id) => translated.has(id))
  const there = childrenOf(tree, under, slot)
  return before === undefined ? 0 : there.indexOf(translated.get(before) ?? '') + 1
}
