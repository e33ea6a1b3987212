import type { Annotation, Review } from '../../contract/review'
import { isEqual } from '../../tree'
import type { Action } from './reducer'
import { annotationsOf, type Numbered } from './review'

/** Returns the actions that turn the known review into the server's one. Previews receive them. */
export function reviewSteps(before: Review, { annotations, ...status }: Review): Action[] {
  const { annotations: known, ...statusBefore } = before
  const was = new Map(annotationsOf({ annotations: known }).map((one) => [one.uuid, one]))
  const is = annotationsOf({ annotations })
  const gone = [...was.keys()].filter((uuid) => is.every((one) => one.uuid !== uuid))
  return [
    ...gone.map((uuid): Action => ({ type: 'annotationDelete', uuid })),
    ...is.flatMap(({ number: _number, ...one }): Action[] => {
      const old = was.get(one.uuid)
      return old ? stepsOf(old, one) : [{ type: 'annotationAdd', annotation: one }]
    }),
    ...(isEqual(statusBefore, status) ? [] : [{ type: 'reviewStatus', status } as const]),
  ]
}

function stepsOf({ number: _number, ...old }: Numbered, now: Annotation): Action[] {
  const added = now.comments.slice(old.comments.length)
  const kept = { ...now, comments: now.comments.slice(0, old.comments.length) }
  return [
    ...(isEqual(old, kept) ? [] : [{ type: 'annotationUpdate', uuid: now.uuid, changes: kept } as const]),
    ...added.map((comment): Action => ({ type: 'annotationComment', uuid: now.uuid, comment })),
  ]
}
