import type { Soon } from '../../slices/types'

export type { Soon }

/** What `next` makes of the value, now if it is there. */
export function after<Value, Result>(value: Soon<Value>, next: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** All values, now if all are there. */
export function all<Value>(values: readonly Soon<Value>[]): Soon<Value[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[])
}

/** The values of an object, now if all are there. */
export function allOf(entries: readonly (readonly [string, unknown])[]): Soon<Record<string, unknown>> {
  return after(all(entries.map(([, value]) => value)), (values) =>
    Object.fromEntries(entries.map(([name], index) => [name, values[index]])),
  )
}
