export { isRecord } from './isRecord.mjs'

/** Returns the value of an own key, never one of the prototype. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
