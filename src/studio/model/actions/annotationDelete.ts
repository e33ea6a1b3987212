import { defineAction } from './defineAction'
import { withAnnotation } from './review'
import * as s from './schemas'

/** Takes an annotation away with its comments. */
export const annotationDelete = defineAction('annotationDelete', { uuid: s.id }, (state, { uuid }) =>
  withAnnotation(state, uuid, () => null),
)
