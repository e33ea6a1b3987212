import type { Field } from 'payload'
import { ENVELOPE_REF } from './envelopeSchema'

/**
 * The field that holds everything of an element but the slice's own fields. The studio's panels edit it.
 * The tree's validator checks its shape; the schema is for the generated types, which define the envelope once.
 */
export function envelopeField(): Field {
  return {
    name: 'element',
    type: 'json',
    // Not `jsonSchema`: that would travel to the browser once for each slice, for an editor of raw JSON that nobody sees.
    typescriptSchema: [() => ENVELOPE_REF],
    validate: () => true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
