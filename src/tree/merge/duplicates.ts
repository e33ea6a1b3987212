import { isEqual } from '../isEqual'
import type { Row } from '../types'
import type { Sides } from './parts'

/** Returns the elements by id. If several rows have one id (old data), the first is the element. */
export function elementsById(rows: readonly Row[]): Map<string, Row> {
  const elements = new Map<string, Row>()
  for (const row of rows) if (!elements.has(row.id)) elements.set(row.id, row)
  return elements
}

/** Returns the rows that are elements. */
export function elementsOf(rows: readonly Row[]): Row[] {
  return [...elementsById(rows).values()]
}

/** Returns the rows with some of the elements replaced. Other rows with the same ids stay as they are. */
export function withElements(rows: readonly Row[], replaced: Iterable<Row>): Row[] {
  const waiting = new Map([...replaced].map((row) => [row.id, row]))
  return rows.map((row) => {
    const own = waiting.get(row.id) ?? row
    waiting.delete(row.id)
    return own
  })
}

/** Returns the rows whose id an earlier row has. They have no place on the page and are kept. */
export function duplicatesOf(rows: readonly Row[]): Row[] {
  const known = new Set<string>()
  return rows.filter(({ id }) => known.size === known.add(id).size)
}

/**
 * Returns elements and duplicates as rows. Each duplicate comes after its element, so that the first row stays the
 * element.
 */
export function withDuplicates(elements: readonly Row[], duplicates: readonly Row[]): Row[] {
  if (duplicates.length === 0) return [...elements]
  const waiting = groupById(duplicates)
  const rows = elements.flatMap((row) => {
    const own = waiting.get(row.id) ?? []
    waiting.delete(row.id)
    return [row, ...own]
  })
  return [...rows, ...[...waiting.values()].flat()]
}

/** Merges the duplicates of two sides, compared by content. A duplicate that one side removed is removed. */
export function mergeDuplicates({ base, mine, theirs }: Record<keyof Sides, readonly Row[]>): Row[] {
  const [was, own, other] = [duplicatesOf(base), duplicatesOf(mine), duplicatesOf(theirs)]
  const added = without(without(own, was), without(other, was))
  return [...without(other, without(was, own)), ...added]
}

/** Returns all rows of each id in their order. */
export function groupById(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  return groups
}

/** Returns the rows without one equal row for each of the others. */
function without(rows: readonly Row[], others: readonly Row[]): Row[] {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.findIndex((other) => other === row || isEqual(other, row))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
