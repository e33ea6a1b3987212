import { APIError } from 'payload'
import type { SaveBody } from '../../contract/saving'
import { applyToRows, fits, toContent, type PageContent, type Snapshot } from '../../tree'

interface Plan {
  body: Pick<SaveBody, 'baseRev' | 'change'> & { restored?: boolean }
  /** The newest version. */
  head: { rev: number; snapshot: Snapshot }
}

/**
 * Applies a save to the newest version of the page. A save with an older base is applied if the page still has all
 * values that it replaces. Otherwise this throws a 409: the client fetches the changes, merges and sends again.
 */
export function planSave({ body: { baseRev, change, restored = false }, head: { rev, snapshot } }: Plan): PageContent {
  if (baseRev > rev) {
    throw new APIError(`The page is at rev ${rev}; there is no rev ${baseRev}. Open it again.`, 400, { rev }, true)
  }
  // A restore replaces the whole version, so it must not drop changes that others saved since.
  const isApart = !restored && (change === null || fits(snapshot, change))
  if (baseRev < rev && !isApart) {
    const message = `The page was changed in the meantime: it is at rev ${rev}, your save is based on rev ${baseRev}.`
    throw new APIError(message, 409, { rev }, true)
  }
  return change ? applyToRows(snapshot, change) : toContent(snapshot)
}
