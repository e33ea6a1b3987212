import type { Field } from 'payload'
import { ENVELOPE_SCHEMA } from './envelopeSchema'

/**
 * The field that holds everything of an element but the slice's own fields. The studio's panels edit it.
 * Payload would compile the schema anew for every element of a page, so the tree's validator checks the shape instead.
 */
export function envelopeField(): Field {
  return {
    name: 'element',
    type: 'json',
    jsonSchema: ENVELOPE_SCHEMA,
    validate: () => true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
