import {
  CircleCheck,
  CircleDot,
  MessageSquare,
  MessageSquareDashed,
  MessageSquarePlus,
  MessageSquareText,
  X,
} from 'lucide-react'
import { isDirty } from '../model'
import { isApproved } from '../model/review'
import type { StudioSession } from '../session/session'
import { type Enabled, forEditors, inGroup, selectedRow } from './command'
import { composeAt, setReviewMode, spotOf } from './reviewing'

const isReviewing = ({ store }: StudioSession) => store.getState().session.reviewMode

export const reviewCommands = inGroup('Review', {
  'review-mode': {
    label: 'Review mode',
    icon: MessageSquare,
    shortcuts: ['c'],
    run: (session) => setReviewMode(session, !isReviewing(session)),
  },
  'leave-review-mode': {
    label: 'Leave the review mode',
    icon: X,
    shortcuts: ['escape'],
    enabled: (session) => isReviewing(session) || 'the review mode is off',
    run: (session) => setReviewMode(session, false),
  },
  annotate: {
    label: 'Annotate',
    icon: MessageSquarePlus,
    shortcuts: ['shift+c'],
    enabled: (session) => selectedRow(session) !== null || 'select a single element first',
    run: (session) => {
      const row = selectedRow(session)
      if (row) composeAt(session, spotOf(session, row.id))
    },
  },
  'annotate-page': {
    label: 'Remark on the page as a whole',
    icon: MessageSquareText,
    run: (session) => composeAt(session, { element: null, x: null, y: null }),
  },
  'ask-for-review': {
    label: 'Ask for a review',
    icon: CircleDot,
    enabled: forEditors(isSaved),
    run: (session) => void session.review.ask([]),
  },
  'approve-page': {
    label: 'Approve the page',
    icon: CircleCheck,
    enabled: forApprovers(({ store }) => !isApproved(store.getState()) || 'it is approved'),
    run: (session) => void session.review.decide('approve'),
  },
  'ask-for-changes': {
    label: 'Ask for changes',
    icon: MessageSquareDashed,
    enabled: forApprovers(({ store }) => {
      const { review, rev } = store.getState()
      return review.status !== 'changes' || review.rev !== rev || 'you or somebody else has asked for changes'
    }),
    run: (session) => void session.review.decide('changes'),
  },
})

/** An approval applies to the saved page, so unsaved changes block it. */
function isSaved({ store }: StudioSession): Enabled {
  return !isDirty(store.getState()) || 'save your changes first: a review is of what is saved'
}

function forApprovers(more: (session: StudioSession) => Enabled): (session: StudioSession) => Enabled {
  return (session) => {
    if (!session.boot.canApprove) return 'somebody else approves pages here'
    const saved = isSaved(session)
    return saved === true ? more(session) : saved
  }
}
