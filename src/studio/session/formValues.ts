import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { isEqual } from '../../tree'

/** The values of a form as they are stored: nested, by field name. */
export function readValues(state: FormState): Record<string, unknown> {
  return reduceFieldsToValues(state, true)
}

/** Names of the top-level fields whose values differ. Compared as JSON: that is how they are stored. */
export function changedNames({
  before,
  after,
}: {
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isEqual(before[name], after[name]))
}
