import { APIError } from 'payload'
import { applyToRows, fits, toContent, type PageContent, type Snapshot } from '../../tree'
import type { SaveBody } from './types'

interface Plan {
  body: Pick<SaveBody, 'baseRev' | 'change'> & { restored?: boolean }
  /** The newest version. */
  head: { rev: number; snapshot: Snapshot }
}

/**
 * The page that a save makes of the newest version. A save with an older base is applied as it is where the page still holds all that the
 * change was made on. Throws a 409 where others changed the same since: the client fetches what changed, merges and sends again.
 */
export function planSave({ body: { baseRev, change, restored = false }, head: { rev, snapshot } }: Plan): PageContent {
  if (baseRev > rev) {
    throw new APIError(`The page is at rev ${rev}; there is no rev ${baseRev}. Open it again.`, 400, { rev }, true)
  }
  // What others saved since is no part of the earlier version that a restore brings back.
  const isApart = !restored && (change === null || fits(snapshot, change))
  if (baseRev < rev && !isApart) {
    const message = `The page was changed in the meantime: it is at rev ${rev}, your save is based on rev ${baseRev}.`
    throw new APIError(message, 409, { rev }, true)
  }
  return change ? applyToRows(snapshot, change) : toContent(snapshot)
}
