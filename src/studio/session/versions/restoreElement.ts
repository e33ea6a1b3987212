import {
  ancestorsOf,
  changedKeys,
  childrenOf,
  compareElements,
  descendantsOf,
  elementName,
  insert,
  move,
  parentOf,
  type Place,
  type Row,
  slotOf,
  toRows,
  type Tree,
  updateRow,
} from '../../../tree'

export type Restored = { ok: true; tree: Tree } | { ok: false; problem: string }

interface Input {
  current: Tree
  source: Tree
  id: string
}

/**
 * Returns the page with one element restored. A deleted one is restored with those descendants that are not on the page
 * now.
 */
export function restoreElement({ current, source, id }: Input): Restored {
  const row = source.rows[id]
  if (!row) return { ok: false, problem: 'This version does not have the element.' }
  const parent = parentOf(row)
  const isThere = Object.hasOwn(current.rows, id)
  if (parent !== null && !Object.hasOwn(current.rows, parent)) {
    const name = source.rows[parent] ? elementName(source.rows[parent]) : parent
    const problem = `"${elementName(row)}" stood in "${name}", which is not on the page any more. Bring that back first.`
    return { ok: false, problem }
  }
  if (!isThere) return { ok: true, tree: bringBack({ current, source, id, row }) }
  const changed = changedKeys(current.rows[id] as Row, row).length > 0
  const updated = changed ? updateRow(current, { id, row: (now) => asBefore(now, row) }) : current
  if (!hasMoved({ current, source, id })) return { ok: true, tree: updated }
  if (parent !== null && ancestorsOf(current, parent).includes(id)) {
    return { ok: false, problem: `"${elementName(row)}" now holds the element in which it stood.` }
  }
  return { ok: true, tree: move(updated, { ids: [id], place: formerPlace({ current: updated, source, id }) }) }
}

/** The content and settings of then, at the place of now. */
function asBefore(now: Row, before: Row): Row {
  return { ...before, element: { ...before.element, parent: parentOf(now), slot: slotOf(now) } }
}

function bringBack({ current, source, id, row }: Input & { row: Row }): Tree {
  const inside = descendantsOf(source, id).filter((each) => !Object.hasOwn(current.rows, each))
  const coming = new Set([id, ...inside])
  const rows = inside.flatMap((each) => {
    const child = source.rows[each] as Row
    return coming.has(parentOf(child) ?? '') ? [child] : []
  })
  return insert(current, { rows: [row, ...rows], place: formerPlace({ current, source, id }) })
}

/** Returns the place after the nearest earlier sibling that still exists, otherwise the first. */
function formerPlace({ current, source, id }: Input): Place {
  const row = source.rows[id] as Row
  const [parent, slot] = [parentOf(row), slotOf(row)]
  const siblings = childrenOf(source, parent, slot)
  const now = childrenOf(current, parent, slot).filter((each) => each !== id)
  const before = siblings.slice(0, siblings.indexOf(id)).findLast((each) => now.includes(each))
  return { parent, slot, index: before === undefined ? 0 : now.indexOf(before) + 1 }
}

function hasMoved({ current, source, id }: Input): boolean {
  const changes = compareElements({ before: placed(source), after: placed(current), isChanged: () => false })
  return changes.some((change) => change.id === id && change.isMoved)
}

function placed(tree: Tree) {
  return toRows(tree).map((row) => ({ id: row.id, parent: parentOf(row), slot: slotOf(row) }))
}
