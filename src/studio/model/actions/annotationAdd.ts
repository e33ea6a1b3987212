import type { StudioState } from '../types'
import { defineAction } from './defineAction'
import { findAnnotation } from './review'
import * as s from './schemas'

/** Adds a reviewer's note. The first one of a page starts its review as pending. */
export const annotationAdd = defineAction(
  'annotationAdd',
  { annotation: s.annotation },
  (state, { annotation }): StudioState => {
    const { review } = state
    if (findAnnotation(review, annotation.uuid)) return state
    const { breakpoint } = annotation
    const list = [...(review.annotations[breakpoint] ?? []), annotation]
    const annotations = { ...review.annotations, [breakpoint]: list }
    return { ...state, review: { status: review.status ?? 'pending', annotations } }
  },
)
