import { isEqual } from '../isEqual'
import type { Row } from '../types'
import type { Sides } from './parts'

/** The elements by their id. Of several rows with one id (old data) the first is the element. */
export function elementsById(rows: readonly Row[]): Map<string, Row> {
  const elements = new Map<string, Row>()
  for (const row of rows) if (!elements.has(row.id)) elements.set(row.id, row)
  return elements
}

/** The rows that are elements. */
export function elementsOf(rows: readonly Row[]): Row[] {
  return [...elementsById(rows).values()]
}

/** The rows with some of the elements replaced. Other rows of their ids stay as they are. */
export function withElements(rows: readonly Row[], replaced: Iterable<Row>): Row[] {
  const waiting = new Map([...replaced].map((row) => [row.id, row]))
  return rows.map((row) => {
    const own = waiting.get(row.id) ?? row
    waiting.delete(row.id)
    return own
  })
}

/** The rows whose id a row before them has. They have no place on the page, and are kept all the same. */
export function duplicatesOf(rows: readonly Row[]): Row[] {
  const known = new Set<string>()
  return rows.filter(({ id }) => known.size === known.add(id).size)
}

/** Elements and duplicates as rows: each duplicate behind its element, so that that stays the element. */
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

/** What became of the duplicates of two sides: those go that one of them let go. They are told apart by what they hold. */
export function mergeDuplicates({ base, mine, theirs }: Record<keyof Sides, readonly Row[]>): Row[] {
  const [was, own, other] = [duplicatesOf(base), duplicatesOf(mine), duplicatesOf(theirs)]
  const added = without(without(own, was), without(other, was))
  return [...without(other, without(was, own)), ...added]
}

/** All rows of each id in their order. */
export function groupById(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  return groups
}

/** The rows without as many equal ones as the others are. */
function without(rows: readonly Row[], others: readonly Row[]): Row[] {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.findIndex((other) => other === row || isEqual(other, row))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
