import { isRecord, own } from './internal/values'

/** Deep equality of JSON values. A key without a value, `undefined` and `null` are the same: nothing is set. */
export function isEqual(one: unknown, other: unknown): boolean {
  return areEqual(one, other, isUnset)
}

/**
 * Whether two values of a field say the same: like `isEqual`, and empty is empty at any depth. A form cannot tell what was never
 * set from what was emptied, and the database returns a list that was never set as an empty one.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return areEqual(one, other, isEmptyValue)
}

/** Whether a field with this value holds nothing: never set, emptied, or a list without entries. */
export function isEmptyValue(value: unknown): boolean {
  return isUnset(value) || value === '' || (Array.isArray(value) && value.length === 0)
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null
}

/** Pages of thousands of rows are compared with it after every change: it makes no lists, and the first difference ends it. */
function areEqual(one: unknown, other: unknown, isNothing: (value: unknown) => boolean): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => areEqual(item, other[index], isNothing))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  for (const key in one) if (!areEqual(one[key], own(other, key), isNothing)) return false
  for (const key in other) if (!Object.hasOwn(one, key) && !isNothing(other[key])) return false
  return true
}
