import { holds, isEmptyValue } from '../tree'
import type { FieldAdmin } from './types'

type ConditionalField = Pick<FieldAdmin, 'condition'>

/** Whether a field is active, by its condition and the values of its element or row. */
export function isFieldActive(
  { condition: conditions = [] }: ConditionalField,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const facts = (name: string) => factOf(values[name])
  return [conditions].flat().every(({ field, ...condition }) => holds({ ...condition, key: field }, facts))
}

function factOf(value: unknown): string | null {
  if (isEmptyValue(value)) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
