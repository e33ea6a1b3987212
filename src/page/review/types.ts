import type { Person } from '../collaboration/messages'

/** `pending`: remarks were made, or a review was asked for. `changes`: something has to change first. */
export type ReviewStatus = 'pending' | 'changes' | 'approved'

export interface ReviewComment {
  id: string
  text: string
  /** `null`: the account is gone. */
  author: Person | null
  createdAt: string | null
  editedAt: string | null
}

/** A remark on a spot of an element, with its thread. */
export interface Annotation {
  uuid: string
  /** `null`: of the page itself. */
  element: string | null
  breakpoint: string
  /** 0 to 1 across and down the element. */
  x: number | null
  y: number | null
  status: 'pending' | 'resolved'
  author: Person | null
  resolvedBy: Person | null
  /** Ids of those whom a comment names. */
  mentions: string[]
  createdAt: string
  comments: ReviewComment[]
}

/** What `review` of a page is, for staff. */
export interface PageReview {
  /** `null`: there was no review yet. */
  status: ReviewStatus | null
  /** The revision that was looked at when it was decided. With the status `pending`: the page has changed since its approval. */
  rev: number | null
  askedBy: Person | null
  askedAt: string | null
  /** Who is asked; nobody: whoever may approve. */
  reviewers: Person[]
  decidedBy: Person | null
  decidedAt: string | null
  /** By breakpoint, oldest first. */
  annotations: Record<string, Annotation[]>
}
