import type { FieldHook } from 'payload'
import { storedRows } from '../../options/storedRows'

/** Whatever Payload reads of a page (REST, GraphQL, the Local API, the document before a write) has elements as they are defined now. */
export const asDefinedNow: FieldHook = ({ value, req }) => (Array.isArray(value) ? storedRows(req, value) : value)
