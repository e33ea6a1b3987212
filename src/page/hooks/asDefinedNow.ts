import type { FieldHook } from 'payload'
import { storedRows } from '../../options/storedRows'

/**
 * Upgrades the elements to the current version of their slices in every read: REST, GraphQL, the Local API, and the
 * document before a write.
 */
export const asDefinedNow: FieldHook = ({ value, req }) => (Array.isArray(value) ? storedRows(req, value) : value)
