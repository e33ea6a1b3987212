import { isRecord } from '../../tree'
import { rowsOf } from './rows'

/**
 * The name of a field in a group or a row, or the id of a row, which is stable when rows before it are added or
 * removed.
 */
export type InnerStep = string | { readonly row: string }

/** The way to a value within a field's value, from outside in. Without a step it is the field's own. */
export type InnerPath = readonly InnerStep[]

/** The value at the end of the way; `null` where a row on it is gone. */
export function innerValue(value: unknown, path: InnerPath): { value: unknown } | null {
  const [step, ...rest] = path
  if (step === undefined) return { value }
  if (typeof step === 'string') return innerValue(isRecord(value) ? value[step] : undefined, rest)
  const row = rowsOf(value).find(({ id }) => id === step.row)
  return row ? innerValue(row, rest) : null
}

/** Returns the value with the value at the path replaced; the same value if a row of the path no longer exists. */
export function withInnerValue(value: unknown, path: InnerPath, inner: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (typeof step === 'string') {
    const values = isRecord(value) ? value : {}
    const next = withInnerValue(values[step], rest, inner)
    return next === values[step] ? value : { ...values, [step]: next }
  }
  const at = rowsOf(value).findIndex(({ id }) => id === step.row)
  if (at < 0) return value
  const rows = (value as unknown[]).filter(isRecord)
  const next = withInnerValue(rows[at], rest, inner)
  return next === rows[at] ? value : rows.with(at, next as (typeof rows)[number])
}

/** Names the way in one text: two ways are one when their names are. */
export function pathKey(path: InnerPath): string {
  return path.map((step) => (typeof step === 'string' ? step : step.row)).join('.')
}
