import type { Rule, Violation } from '../types'

const RULES: ReadonlySet<Rule> = new Set<Rule>([
  'unknown-slice',
  'unknown-slot',
  'slot-not-allowed',
  'layout-not-allowed',
])

/**
 * Whether a change of the slices in code can cause this violation. An element with one may be restored from a version:
 * it is quarantined, like stored elements after such a change.
 */
export function isOutlived({ rule }: Pick<Violation, 'rule'>): boolean {
  return RULES.has(rule)
}
