import type { Row } from '../types'
import { PLACE, readPart, withPart } from './parts'

type Rows = ReadonlyMap<string, Row>

interface Input {
  /** Changed in place. */
  rows: Map<string, Row>
  sides: { base: Rows; mine: Rows; theirs: Rows }
}

/** Makes decisions that do not fit together fit: brings back parents, and opens circles by moving their elements to where they have them. */
export function repairPlaces({ rows, sides }: Input): void {
  do bringBackParents({ rows, sides })
  while (openCircle({ rows, sides }))
}

function bringBackParents({ rows, sides: { base, mine, theirs } }: Input): void {
  const waiting = [...rows.values()]
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const { parent } = row.element
    if (parent === null || rows.has(parent)) continue
    const known = theirs.get(parent) ?? mine.get(parent) ?? base.get(parent)
    if (!known) continue
    rows.set(parent, known)
    waiting.push(known)
  }
}

/** Answers whether there was one. Each round moves an element to its place on their side, where there are no circles. */
function openCircle({ rows, sides: { base, theirs } }: Input): boolean {
  const circle = findCircle(rows)
  const moved = circle.flatMap((id) => {
    const [row, known] = [rows.get(id), theirs.get(id) ?? base.get(id)]
    return row && known && known.element.parent !== row.element.parent ? [{ row, known }] : []
  })
  for (const { row, known } of moved) rows.set(row.id, withPart(row, PLACE, readPart(known, PLACE)))
  return moved.length > 0
}

function findCircle(rows: Rows): string[] {
  const sound = new Set<string>()
  for (const start of rows.keys()) {
    const path: string[] = []
    let id: string | null = start
    while (id !== null && rows.has(id) && !sound.has(id)) {
      if (path.includes(id)) return path.slice(path.indexOf(id))
      path.push(id)
      id = rows.get(id)?.element.parent ?? null
    }
    for (const each of path) sound.add(each)
  }
  return []
}
