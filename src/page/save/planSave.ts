import { APIError } from 'payload'
import { applyToRows, toContent, type PageContent, type Snapshot } from '../../tree'
import type { SaveBody } from './types'

interface Plan {
  body: Pick<SaveBody, 'baseRev' | 'change'>
  /** The newest version. */
  head: { rev: number; snapshot: Snapshot }
}

/**
 * The page that a save makes of the newest version. Throws a 409 when somebody else has saved since its base: whoever sent it still has
 * its base, fetches what changed since, merges, asks its editor where both changed the same, and sends again.
 */
export function planSave({ body: { baseRev, change }, head: { rev, snapshot } }: Plan): PageContent {
  if (baseRev > rev) {
    throw new APIError(`The page is at rev ${rev}; there is no rev ${baseRev}. Open it again.`, 400, { rev }, true)
  }
  if (baseRev < rev) {
    const message = `The page was changed in the meantime: it is at rev ${rev}, your save is based on rev ${baseRev}.`
    throw new APIError(message, 409, { rev }, true)
  }
  return change ? applyToRows(snapshot, change) : toContent(snapshot)
}
