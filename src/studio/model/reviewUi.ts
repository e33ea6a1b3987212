import type { Colleague, Spot } from '../../contract/review'
import type { Breakpoint } from '../../tree/types'
import type { ReviewFilter } from './review'

/** How the window shows the review. The review itself is part of the page's state, as previews follow it. */
export interface ReviewUi {
  filter: ReviewFilter
  /** The thread that is open in the list. */
  thread: string | null
  /** The spot that is being remarked on. */
  composing: (Spot & { breakpoint: Breakpoint }) | null
  /** Whom a comment may name; empty until they were asked for. */
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
