import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { headBefore } from '../store/headContext'

/** Every write is one revision further than the newest version, whatever the data says. */
export const countRevision: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, rev: 1 }
  const head = headBefore({ req, id: String((originalDoc as { id: number | string }).id) })
  if (head === null) throw new APIError('A page is written under its lock only.', 500)
  return { ...data, rev: head.rev + 1 }
}
