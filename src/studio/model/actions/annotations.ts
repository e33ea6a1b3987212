import * as z from 'zod/mini'
import { annotation, reviewComment, reviewStatus, type Annotation, type Review } from '../../../contract/review'
import { isEqual } from '../../../tree'
import type { StudioState } from '../types'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Actions of the review. They mirror changes made on the server: none changes the page or can be undone. */
export const annotationActions = {
  annotationAdd: defineAction(
    () => ({ annotation }),
    (state, { annotation: added }) => {
      const list = state.review.annotations[added.breakpoint] ?? []
      if (list.some(({ uuid }) => uuid === added.uuid)) return state
      return withList(state, added.breakpoint, [...list, added])
    },
  ),

  annotationUpdate: defineAction(
    () => ({ uuid: s.id, changes: z.partial(annotation) }),
    (state, { uuid, changes }) =>
      withOne(state, uuid, (one) => ({ ...one, ...changes, uuid, breakpoint: one.breakpoint })),
  ),

  annotationDelete: defineAction(
    () => ({ uuid: s.id }),
    (state, { uuid }) => withOne(state, uuid, () => null),
  ),

  /** A comment at the end of a thread. */
  annotationComment: defineAction(
    () => ({ uuid: s.id, comment: reviewComment }),
    (state, { uuid, comment }) =>
      withOne(state, uuid, (one) =>
        one.comments.some(({ id }) => id === comment.id) ? one : { ...one, comments: [...one.comments, comment] },
      ),
  ),

  /** Sets the status of the review. */
  reviewStatus: defineAction(
    () => ({ status: reviewStatus }),
    (state, { status }) => {
      const review: Review = { ...status, annotations: state.review.annotations }
      return isEqual(review, state.review) ? state : { ...state, review }
    },
  ),
}

function withList(state: StudioState, breakpoint: Annotation['breakpoint'], list: readonly Annotation[]): StudioState {
  const annotations = { ...state.review.annotations, [breakpoint]: list }
  return { ...state, review: { ...state.review, annotations } }
}

/** One annotation as another, or without it (`null`). */
function withOne(state: StudioState, uuid: string, change: (one: Annotation) => Annotation | null): StudioState {
  const lists = Object.values(state.review.annotations)
  const one = lists.flat().find((each) => each.uuid === uuid)
  const next = one && change(one)
  if (one === undefined || (next && isEqual(one, next))) return state
  const list = state.review.annotations[one.breakpoint] ?? []
  return withList(
    state,
    one.breakpoint,
    list.flatMap((each) => (each === one ? (next ?? []) : each)),
  )
}
