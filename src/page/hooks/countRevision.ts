import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { headBefore } from '../store/headContext'

/** Sets `rev` to the newest version's revision plus one, whatever the data contain. */
export const countRevision: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, rev: 1 }
  const head = headBefore({ req, id: String((originalDoc as { id: number | string }).id) })
  if (head === null) throw new APIError('A page is written under its lock only.', 500)
  return { ...data, rev: head.rev + 1 }
}
