import { isRecord } from './listProblems'
import type { ValueProblem } from './problems'

/** What is asked of texts. */
export const STORABLE_RULE = 'A text must not contain the NUL character or half of a character.'

/** Texts that PostgreSQL cannot store. */
export function unstorableTexts(value: unknown, path: ValueProblem['path'] = []): ValueProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, rule: STORABLE_RULE }]
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableTexts(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key) ? unstorableTexts(item, [...path, key]) : [{ path, rule: STORABLE_RULE }],
  )
}

/** Whether PostgreSQL can store the text. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}
