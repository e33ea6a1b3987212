import type { Rule, Violation } from '../types'

const RULES: ReadonlySet<Rule> = new Set<Rule>([
  'unknown-slice',
  'unknown-slot',
  'slot-not-allowed',
  'layout-not-allowed',
])

/**
 * Whether a violation may come from slices that were removed or changed since. An element that comes back from a version
 * with one is let in: it is quarantined, like stored elements are that such a change of the application meets.
 */
export function isOutlived({ rule }: Pick<Violation, 'rule'>): boolean {
  return RULES.has(rule)
}
