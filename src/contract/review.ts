import * as z from 'zod/mini'
import { tidyText } from '../tree'
import { endpoint } from './endpoint'
import { breakpoint, person, storable } from './fields'

/** Maximum length of a comment in characters. */
export const LONGEST_COMMENT = 5000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const share = z.number().check(z.minimum(0), z.maximum(1))
const moment = z.nullable(z.string().check(z.maxLength(40)))

/**
 * A spot on an element, or on the page itself (`element: null`). `x` and `y` range from 0 to 1 of the element's size.
 */
const spot = z.object({ element: z.nullable(id), x: z.nullable(share), y: z.nullable(share) })

export type Spot = z.output<typeof spot>

export const reviewComment = z.object({
  id: z.string().check(z.maxLength(64)),
  text: z.string(),
  /** `null` if the account was deleted. */
  author: z.nullable(person),
  createdAt: moment,
  editedAt: moment,
})

export type ReviewComment = z.output<typeof reviewComment>

/** A note at a spot and a breakpoint, with its thread of comments. */
export const annotation = z.extend(spot, {
  uuid: id,
  breakpoint,
  status: z.enum(['pending', 'resolved']),
  author: z.nullable(person),
  resolvedBy: z.nullable(person),
  /** Ids of mentioned users. */
  mentions: z.readonly(z.array(id)),
  createdAt: z.string().check(z.maxLength(40)),
  comments: z.readonly(z.array(reviewComment)),
})

export type Annotation = z.output<typeof annotation>

export const reviewStatus = z.object({
  /**
   * `pending`: there are annotations, or a review was requested. `changes`: the reviewer requested changes. `null`: no
   * review.
   */
  status: z.nullable(z.enum(['pending', 'changes', 'approved'])),
  /** The reviewed revision. With `pending`: the page has changed since its approval. */
  rev: z.nullable(z.int()),
  askedBy: z.nullable(person),
  askedAt: moment,
  /** The requested reviewers. If empty, every user who may approve. */
  reviewers: z.readonly(z.array(person)),
  decidedBy: z.nullable(person),
  decidedAt: moment,
})

export type ReviewStatus = z.output<typeof reviewStatus>

/** The review of a page. It is stored apart from the page: a save or an undo does not change it. */
export const review = z.extend(reviewStatus, {
  /** Oldest first. */
  annotations: z.partialRecord(breakpoint, z.readonly(z.array(annotation))),
})

export type Review = z.output<typeof review>

/** A user who can be mentioned in a comment. */
const colleague = z.extend(person, {
  /** Whether a review can be requested from the user. */
  mayApprove: z.boolean(),
})

export type Colleague = z.output<typeof colleague>

/** The id of an account, as text whatever the database's type is. */
const account = z.pipe(z.union([id, z.int()]), z.transform(String))
const newSpot = z.extend(spot, { element: z.nullable(id.check(storable)) })
const comment = z.object({
  text: z.string().check(
    z.overwrite((sent: string) => tidyText(sent)),
    z.trim(),
    z.minLength(1, 'A comment cannot be empty.'),
    z.maxLength(LONGEST_COMMENT, `A comment has at most ${LONGEST_COMMENT} letters.`),
    storable,
  ),
  mentions: z._default(z.array(account).check(z.maxLength(20, 'A comment mentions at most 20 users.')), []),
})

export const readReview = endpoint({
  method: 'get',
  path: '/voix/pages/:id/review',
  summary: 'Returns the review of a page.',
  caller: 'studio',
  answer: review,
})

export const decideReview = endpoint({
  method: 'post',
  path: '/voix/pages/:id/review',
  summary:
    'Requests a review, or stores the decision about a revision: 409 if the page is at another one. Returns the review.',
  caller: 'studio',
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('ask'),
      reviewers: z._default(z.array(account).check(z.maxLength(20)), []),
    }),
    z.object({ action: z.enum(['approve', 'changes']), rev: z.int().check(z.minimum(0)) }),
  ]),
  answer: review,
})

export const addAnnotation = endpoint({
  method: 'post',
  path: '/voix/pages/:id/annotations',
  summary: 'Adds an annotation with its first comment. A repeated request adds nothing. Returns the review.',
  caller: 'studio',
  body: z.extend(newSpot, { ...comment.shape, uuid: z.uuid(), breakpoint }),
  answer: review,
})

export const changeAnnotation = endpoint({
  method: 'patch',
  path: '/voix/pages/:id/annotations/:uuid',
  summary: 'Resolves an annotation, opens it again, or moves it, which only its author may. Returns the review.',
  caller: 'studio',
  body: z.union([z.strictObject({ status: annotation.shape.status }), z.strictObject(newSpot.shape)]),
  answer: review,
})

export const deleteAnnotation = endpoint({
  method: 'delete',
  path: '/voix/pages/:id/annotations/:uuid',
  summary:
    'Deletes an annotation, for administrators and for its author: 409 if others have replied. Returns the review.',
  caller: 'studio',
  answer: review,
})

export const addComment = endpoint({
  method: 'post',
  path: '/voix/pages/:id/annotations/:uuid/comments',
  summary: "Adds a comment in the user's name. Returns the review.",
  caller: 'studio',
  body: comment,
  answer: review,
})

export const editComment = endpoint({
  method: 'patch',
  path: '/voix/pages/:id/annotations/:uuid/comments/:comment',
  summary: "Changes one of the user's own comments. Returns the review.",
  caller: 'studio',
  body: comment,
  answer: review,
})

export const readStaff = endpoint({
  method: 'get',
  path: '/voix/staff',
  summary: 'Returns the users that a comment may mention.',
  caller: 'staff',
  answer: z.object({ staff: z.array(colleague) }),
})
