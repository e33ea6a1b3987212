import { isEqual } from '../isEqual'
import { withEnvelope } from '../row'
import type { Envelope, Tree } from '../types'
import { updateRow } from './updateRow'

export interface UpdateEnvelopeInput {
  id: string
  /** The changed settings. `parent` and `slot` are changed by `move` and `setSlot`. */
  envelope: Partial<Omit<Envelope, 'parent' | 'slot'>>
}

/** Updates an element's settings: tags, conditions, query, styles. */
export function updateEnvelope(tree: Tree, { id, envelope }: UpdateEnvelopeInput): Tree {
  const { parent: _parent, slot: _slot, ...settings } = envelope as Partial<Envelope>
  return updateRow(tree, {
    id,
    row: (row) => {
      const isUnchanged = Object.entries(settings).every(([key, value]) =>
        isEqual(row.element[key as keyof Envelope], value),
      )
      return isUnchanged ? row : withEnvelope(row, settings)
    },
  })
}
