import { isRecord, own } from './internal/values'

/** Deep equality of JSON values. A missing key, `undefined` and `null` are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  return areEqual(one, other, isUnset)
}

/**
 * Whether two values of a field are equal. As `isEqual`, and all empty values are equal at any depth: a form does not
 * distinguish unset from emptied, and the database returns unset lists as empty ones.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return areEqual(one, other, isEmptyValue)
}

/** Whether a value is empty: unset, an empty text or an empty list. */
export function isEmptyValue(value: unknown): boolean {
  return isUnset(value) || value === '' || (Array.isArray(value) && value.length === 0)
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null
}

/** Runs over pages of thousands of rows after every change: allocates no lists and returns at the first difference. */
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
