import { causesOf } from './busy'

/**
 * PostgreSQL's class 22 (invalid value for a type), and `undefined_function` (a comparison that the type does not
 * support).
 */
const CODE = /^(?:22...|42883)$/

/** Payload queries a file by its prefix even if the collection has no such field. */
const NO_FIELD = /^Cannot find field for path at /

/** Returns whether the database rejected a value, so that a retry with the same value fails again. */
export function isValueError(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => (typeof code === 'string' && CODE.test(code)) || NO_FIELD.test(message),
  )
}
