import type { Version } from '../model/versions'
import { dayOf } from './times'

export interface VersionDay {
  day: string
  versions: readonly Version[]
}

/** The list in days, its order kept. */
export function groupByDay(versions: readonly Version[], now: Date): VersionDay[] {
  const days = new Map<string, Version[]>()
  for (const version of versions) {
    const day = dayOf(new Date(version.savedAt), now)
    days.set(day, (days.get(day) ?? []).concat(version))
  }
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }))
}
