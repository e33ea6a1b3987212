import type { Soon } from '../../slices/types'

export type { Soon }

/** Applies `next` to a value: synchronously unless the value is a promise. */
export function after<Value, Result>(value: Soon<Value>, next: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Returns all values: synchronously unless one is a promise. */
export function all<Value>(values: readonly Soon<Value>[]): Soon<Value[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[])
}

/** Returns an object of the values: synchronously unless one is a promise. */
export function allOf(entries: readonly (readonly [string, unknown])[]): Soon<Record<string, unknown>> {
  return after(all(entries.map(([, value]) => value)), (values) =>
    Object.fromEntries(entries.map(([name], index) => [name, values[index]])),
  )
}
