import { z } from 'zod'
import { isEqual } from '../../../tree'
import { defineAction } from './defineAction'
import { withAnnotation } from './review'
import * as s from './schemas'

const changes = z.object({ x: z.number(), y: z.number(), status: z.string(), element: s.id.nullable() }).partial()

/** Moves an annotation, or resolves and reopens it by its status. */
export const annotationUpdate = defineAction(
  'annotationUpdate',
  { uuid: s.id, annotation: changes },
  (state, { uuid, annotation }) =>
    withAnnotation(state, uuid, (old) => {
      const changed = { ...old, ...annotation }
      return isEqual(old, changed) ? old : changed
    }),
)
