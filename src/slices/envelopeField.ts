import type { Field } from 'payload'
import { ENVELOPE_REF } from './envelopeSchema'

/**
 * The field for all properties of an element other than the slice's own fields. The studio's panels edit it. The tree's
 * validator checks its shape; the schema is for the generated types, which define the envelope once.
 */
export function envelopeField(): Field {
  return {
    name: 'element',
    type: 'json',
    // Not `jsonSchema`: the browser would receive it once for each slice, for a raw JSON editor that is never shown.
    typescriptSchema: [() => ENVELOPE_REF],
    validate: () => true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
