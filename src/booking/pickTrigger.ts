import { placeInDays } from 'voix/slices'
import { matchesPath } from 'voix/tree'
import type { CodeType } from './booking'

/** A stored rule that gives visitors a code. */
export interface Trigger {
  codeType: CodeType
  code: string
  match?: {
    path?: string | null
    query?: { name?: string | null; value?: string | null } | null
    tags?: { name: string; minimum: number }[] | null
    verifiedIdentity?: boolean | null
  } | null
  priority?: number | null
  startDate?: string | null
  endDate?: string | null
  enabled?: boolean | null
}

/** Facts about a booking visitor. */
export interface Visit {
  path: string
  query: URLSearchParams
  /** Points by tag. */
  tags: Readonly<Record<string, number>>
  isVerified: boolean
  now: Date
  /** The site's time zone, in which the days of triggers begin and end. */
  timeZone: string
}

/** Returns the matching trigger with the highest priority, or the first of several. */
export function pickTrigger(triggers: readonly Trigger[], visit: Visit): Trigger | null {
  const matching = triggers.filter((trigger) => matches(trigger, visit))
  return matching.reduce<Trigger | null>(
    (best, trigger) => (best === null || priorityOf(trigger) > priorityOf(best) ? trigger : best),
    null,
  )
}

/** Returns whether all conditions of a trigger match. A trigger without conditions never matches. */
function matches({ match, enabled, startDate, endDate }: Trigger, visit: Visit): boolean {
  const { place } = placeInDays({ first: startDate, last: endDate }, { at: visit.now, timeZone: visit.timeZone })
  if (enabled === false || place !== 'within') return false
  const { path, query, tags, verifiedIdentity } = match ?? {}
  const matches = [
    ...(path ? [matchesPath({ pattern: path, path: visit.path })] : []),
    ...(query?.name ? [matchesQuery(query.name, query.value, visit.query)] : []),
    ...(tags ?? []).map(({ name, minimum }) => (visit.tags[name] ?? 0) >= minimum),
    ...(verifiedIdentity ? [visit.isVerified] : []),
  ]
  return matches.length > 0 && matches.every(Boolean)
}

function matchesQuery(name: string, value: string | null | undefined, query: URLSearchParams): boolean {
  return value ? query.getAll(name).includes(value) : query.has(name)
}

function priorityOf({ priority }: Trigger): number {
  return priority ?? 0
}
