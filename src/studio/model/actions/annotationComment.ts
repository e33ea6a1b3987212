import { defineAction } from './defineAction'
import { withAnnotation } from './review'
import * as s from './schemas'

/** Adds a comment to an annotation's thread. A comment that is there already is not added twice. */
export const annotationComment = defineAction(
  'annotationComment',
  { uuid: s.id, comment: s.comment },
  (state, { uuid, comment }) =>
    withAnnotation(state, uuid, (annotation) => {
      if (annotation.comments.some(({ id }) => id === comment.id)) return annotation
      return { ...annotation, comments: [...annotation.comments, comment] }
    }),
)
