import type { Person } from '../../contract/fields'
import type { ReviewStatus } from '../../contract/review'
import { timeAgo } from './times'

interface Described {
  state: 'none' | 'pending' | 'withdrawn' | 'changes' | 'approved'
  title: string
  text: string
}

/** Where a review stands, in words. `rev`: of the page that is on the screen. */
export function describeReview({
  review,
  rev,
  isRequired,
  now = new Date(),
}: {
  review: ReviewStatus
  rev: number
  /** The site publishes what was approved and nothing else. */
  isRequired: boolean
  now?: Date
}): Described {
  const { status, askedAt, askedBy, decidedAt, decidedBy, reviewers } = review
  const decided = `by ${nameOf(decidedBy)}${ago(decidedAt, now)}`
  if (status === 'approved' && review.rev === rev) return { state: 'approved', title: 'Approved', text: decided }
  if (status === 'changes') return { state: 'changes', title: 'Changes asked for', text: decided }
  if (status !== null && review.rev !== null)
    return {
      state: 'withdrawn',
      title: 'Changed since its approval',
      text: `It was approved ${decided}, and has to be looked at again.`,
    }
  if (status === 'pending') {
    const names = reviewers.length > 0 ? ` ${new Intl.ListFormat('en').format(reviewers.map(nameOf))}` : ''
    const text = askedAt === null ? '' : `${nameOf(askedBy)} asked${names} for a review${ago(askedAt, now)}`
    return { state: 'pending', title: 'Pending', text }
  }
  return { state: 'none', title: 'Not reviewed', text: isRequired ? 'Visitors see it once it is approved.' : '' }
}

function nameOf(person: Person | null): string {
  return person?.name || 'somebody'
}

function ago(at: string | null, now: Date): string {
  return at === null ? '' : `, ${timeAgo(new Date(at), now)}`
}
