import type { BulkCompany } from '../../../src/contract/lifecycle'

/** The answer of an action that includes no further pages. */
export const NO_COMPANY: BulkCompany = { below: [], translations: [], staying: [], isParentThere: true }
