import { isRecord, isStorable, STORABLE_RULE } from '../../tree'
import type { ValueProblem } from './problems'

/** Returns a problem for each text that PostgreSQL cannot store. */
export function unstorableTexts(value: unknown, path: ValueProblem['path'] = []): ValueProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, rule: STORABLE_RULE }]
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableTexts(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key) ? unstorableTexts(item, [...path, key]) : [{ path, rule: STORABLE_RULE }],
  )
}
