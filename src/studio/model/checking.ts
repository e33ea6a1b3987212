import type { Finding } from '../../slices/checks'

/** The results of the page's checks. */
export interface ChecksState {
  /** Errors first, each kind in the order of the page. */
  findings: readonly Finding[]
  /** How many of them are errors. */
  errors: number
  /** `unasked`: no check has run; `partly`: the checks on the server have not responded. */
  /** The keys of accepted hints: they are not shown before publishing again in this window. */
  accepted: ReadonlySet<string>
  phase: 'unasked' | 'asking' | 'partly' | 'done'
}
