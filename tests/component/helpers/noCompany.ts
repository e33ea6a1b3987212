import type { BulkCompany } from '../../../src/contract/lifecycle'

/** The response for an action that includes no other pages. */
export const NO_COMPANY: BulkCompany = { below: [], translations: [], staying: [], isParentThere: true }
