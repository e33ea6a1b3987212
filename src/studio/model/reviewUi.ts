import type { Colleague, Spot } from '../../contract/review'
import type { Breakpoint } from '../../tree/types'
import type { ReviewFilter } from './review'

/** The view state of the review. The review itself is in the page's state, which previews follow. */
export interface ReviewUi {
  filter: ReviewFilter
  /** The thread that is open in the list. */
  thread: string | null
  /** The spot that is being remarked on. */
  composing: (Spot & { breakpoint: Breakpoint }) | null
  /** The users that a comment can mention; empty until loaded. */
  colleagues: readonly Colleague[]
  isBusy: boolean
}

export const NO_REVIEW_UI: ReviewUi = {
  filter: { state: 'open', who: 'everybody', isHere: false },
  thread: null,
  composing: null,
  colleagues: [],
  isBusy: false,
}
