import type { Revision } from '../model/revisions'
import { dayOf } from './times'

export interface RevisionDay {
  day: string
  revisions: readonly Revision[]
}

/** The list in days, its order kept. */
export function groupByDay(revisions: readonly Revision[], now: Date): RevisionDay[] {
  const days = new Map<string, Revision[]>()
  for (const revision of revisions) {
    const day = dayOf(new Date(revision.savedAt), now)
    days.set(day, (days.get(day) ?? []).concat(revision))
  }
  return [...days].map(([day, ofDay]) => ({ day, revisions: ofDay }))
}
