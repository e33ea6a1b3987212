import { createId } from '../internal/ids'
import { parentOf, withEnvelope, withoutUnreadable } from '../row'
import type { Row } from '../types'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Returns copies of rows with new ids. References among the copies are rewritten: parents, and every UUID of a copied
 * element in a field or in the envelope (a link to `#<id>`, a target). Other references stay.
 */
export function withFreshIds(rows: readonly Row[], newId: () => string = createId): Row[] {
  const ids = new Map(rows.map(({ id }) => [id, newId()]))
  return rows.map((row) => {
    const parent = parentOf(row)
    // As text, since a value may be nested too deeply for recursion.
    const text = JSON.stringify(row).replace(UUID, (id) => ids.get(id) ?? id)
    const copy = JSON.parse(text) as Row
    const placed = withEnvelope(copy, { parent: parent === null ? null : (ids.get(parent) ?? parent) })
    return withoutUnreadable({ ...placed, id: ids.get(row.id) as string }, ['id'])
  })
}
