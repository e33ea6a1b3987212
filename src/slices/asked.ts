import { holds, isEmptyValue } from '../tree'
import type { FieldOptions } from './types'

type Asked = Pick<FieldOptions<unknown>, 'when'>

/** Whether a field is asked for: what its `when` says of the values beside it. */
export function isAsked({ when = [] }: Asked, values: Readonly<Record<string, unknown>>): boolean {
  const facts = (name: string) => factOf(values[name])
  return [when].flat().every(({ field, ...condition }) => holds({ ...condition, key: field }, facts))
}

function factOf(value: unknown): string | null {
  if (isEmptyValue(value)) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
