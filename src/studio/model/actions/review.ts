import { BREAKPOINT_NAMES } from '../../../tree'
import type { Annotation, Review, StudioState } from '../types'

/** The annotation with this id, at whatever breakpoint. */
export function findAnnotation(review: Review, uuid: string): Annotation | undefined {
  return BREAKPOINT_NAMES.flatMap((breakpoint) => review.annotations[breakpoint] ?? []).find(
    (annotation) => annotation.uuid === uuid,
  )
}

/** The state with one annotation changed, or taken away by `null`; the same reference when there is no such annotation. */
export function withAnnotation(
  state: StudioState,
  uuid: string,
  change: (annotation: Annotation) => Annotation | null,
): StudioState {
  const old = findAnnotation(state.review, uuid)
  if (!old) return state
  const changed = change(old)
  if (changed === old) return state
  const list = (state.review.annotations[old.breakpoint] ?? []).flatMap((annotation) => {
    if (annotation !== old) return [annotation]
    return changed ? [changed] : []
  })
  return {
    ...state,
    review: { ...state.review, annotations: { ...state.review.annotations, [old.breakpoint]: list } },
  }
}
