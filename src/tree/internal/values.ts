export { isRecord } from './isRecord.mjs'

/** The value under an own key; never one of the prototype's. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
