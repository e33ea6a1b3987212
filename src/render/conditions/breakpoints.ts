import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import type { Breakpoint, Condition } from '../../tree/types'

export function isBreakpointCondition(condition: Condition): boolean {
  return condition.key === 'breakpoint'
}

/** Returns the breakpoints at which a condition on `breakpoint` is true. */
export function matchingBreakpoints({ operator, value }: Condition): Breakpoint[] {
  const names = (Array.isArray(value) ? value : String(value).split(',')).map((name) => String(name).trim())
  const width = BREAKPOINTS[names[0] as Breakpoint] ?? NaN
  return BREAKPOINT_NAMES.filter((name) => {
    const own = BREAKPOINTS[name]
    switch (operator) {
      case 'equals':
      case 'contains':
      case 'in':
        return names.includes(name)
      case 'not_equals':
      case 'not_contains':
      case 'not_in':
        return !names.includes(name)
      case 'greater_than':
        return own > width
      case 'greater_than_equal':
        return own >= width
      case 'less_than':
        return own < width
      case 'less_than_equal':
        return own <= width
      case 'exists':
        return true
    }
  })
}

/** Returns media queries for the breakpoints that are not in the list; adjacent ones are joined. */
export function otherwiseQueries(shown: readonly Breakpoint[]): string[] {
  const queries: string[] = []
  let start: number | null = null
  for (const [index, name] of BREAKPOINT_NAMES.entries()) {
    const isHidden = !shown.includes(name)
    if (isHidden && start === null) start = BREAKPOINTS[name]
    const next = BREAKPOINT_NAMES[index + 1]
    if (start !== null && (!next || shown.includes(next))) {
      queries.push(query(start, next ? BREAKPOINTS[next] : null))
      start = null
    }
  }
  return queries
}

function query(from: number, to: number | null): string {
  const parts = [...(from > 0 ? [`(min-width:${from}px)`] : []), ...(to === null ? [] : [`(max-width:${to - 0.02}px)`])]
  return parts.length > 0 ? parts.join(' and ') : 'all'
}
