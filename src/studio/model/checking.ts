import type { Finding } from '../../slices/checks'

/** What the checks say of the page. */
export interface ChecksState {
  /** Errors first, each kind in the order of the page. */
  findings: readonly Finding[]
  /** How many of them are errors. */
  errors: number
  /** `unasked`: nothing was checked yet; `partly`: without what only the server can tell, which has not answered. */
  /** Hints that were taken as they are, by their keys: they are not asked about again in this window. */
  accepted: ReadonlySet<string>
  phase: 'unasked' | 'asking' | 'partly' | 'done'
}
