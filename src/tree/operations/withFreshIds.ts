import { createId } from '../internal/ids'
import { parentOf, withEnvelope } from '../row'
import type { Row } from '../types'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Copies of rows with fresh ids. What one copy says of another is rewritten: its parent, and every UUID of the copied
 * elements that stands in a field or in the envelope (a link to `#<id>`, a target). References to others stay.
 */
export function withFreshIds(rows: readonly Row[], newId: () => string = createId): Row[] {
  const ids = new Map(rows.map(({ id }) => [id, newId()]))
  return rows.map((row) => {
    const parent = parentOf(row)
    // As text: a value may be nested more deeply than functions can follow.
    const text = JSON.stringify(row).replace(UUID, (id) => ids.get(id) ?? id)
    const copy = JSON.parse(text) as Row
    const placed = withEnvelope(copy, { parent: parent === null ? null : (ids.get(parent) ?? parent) })
    return { ...placed, id: ids.get(row.id) as string }
  })
}
