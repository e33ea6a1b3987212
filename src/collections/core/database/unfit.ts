import { causesOf } from './busy'

/** PostgreSQL's class 22 (a value that its type does not take), and a comparison that a type does not have. */
const CODE = /^(?:22...|42883)$/

/** Payload asks for a file by its prefix, whether or not the collection has that field. */
const NO_FIELD = /^Cannot find field for path at /

/** Whether the database refused a value because of what it is: asking again with the same one will not help. */
export function isUnfit(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => (typeof code === 'string' && CODE.test(code)) || NO_FIELD.test(message),
  )
}
