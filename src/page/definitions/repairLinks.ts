import type { Payload } from 'payload'
import { repairedHref } from '../../slices/storedHref'
import { mapAddresses } from '../../slices/textAddresses'
import { repairJson } from './repairJson'

export interface RepairedLinks {
  /** Number of repaired links. */
  links: number
  /** Number of changed database rows: documents, locales, versions and contents of releases. */
  rows: number
}

/** Matches every row that may contain such a link. `addressProblem` then decides. */
const MAYBE = '"url": "[.]{0,2}(https?|mailto|tel)?%'

/**
 * Repairs links in rich text whose whole address was percent-encoded, once or more, in all collections, drafts,
 * versions, releases and recipes. Other addresses, revisions and dates do not change. A second run changes nothing.
 */
export async function repairLinks(payload: Payload, { isDryRun = false } = {}): Promise<RepairedLinks> {
  const { count, rows } = await repairJson(payload, isDryRun, { mayMatch: MAYBE, repair: repairAddresses })
  return { links: count, rows }
}

function repairAddresses(stored: unknown): { value: unknown; count: number } {
  let count = 0
  const value = mapAddresses(stored, (address) => {
    const right = repairedHref(address)
    if (right !== address) count += 1
    return right
  })
  return { value, count }
}
