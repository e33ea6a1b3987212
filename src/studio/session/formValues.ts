import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

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
  return [...names].filter((name) => !isSame(before[name], after[name]))
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
}

/** A form cannot tell what was never set from what is empty. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null
}
