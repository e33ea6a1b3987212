import { isMoment } from '../times/days'
import { BREAKPOINT_NAMES } from '../types'
import type { Condition, ConditionOperator } from '../types'

/** The subject of a condition. The page's script and stylesheet can evaluate these. */
export type Subject = 'tag' | 'query' | 'language' | 'breakpoint' | 'date' | 'referrer'

const SAME: readonly ConditionOperator[] = ['equals', 'not_equals']
const LISTS: readonly ConditionOperator[] = ['in', 'not_in']
const PARTS: readonly ConditionOperator[] = ['contains', 'not_contains']
const ORDER: readonly ConditionOperator[] = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

/** The operators of each subject. */
export const SUBJECT_OPERATORS: Record<Subject, readonly ConditionOperator[]> = {
  tag: [...ORDER, ...SAME, 'exists'],
  query: [...SAME, ...PARTS, ...LISTS, ...ORDER, 'exists'],
  language: [...SAME, ...LISTS],
  breakpoint: [...ORDER, ...SAME, ...LISTS],
  date: ORDER,
  referrer: [...PARTS, ...SAME, 'exists'],
}

/** The required part after the colon of a key. */
const ARGUMENTS: Partial<Record<Subject, string>> = { tag: 'tag', query: 'parameter' }

/** Splits a key: `tag:family` -> the subject and its argument. The subject of an unknown key is `null`. */
export function readKey(key: string): { subject: Subject | null; argument: string } {
  const colon = key.indexOf(':')
  const name = colon < 0 ? key : key.slice(0, colon)
  const subject = (Object.keys(SUBJECT_OPERATORS) as Subject[]).find((own) => own === name) ?? null
  return { subject, argument: colon < 0 ? '' : key.slice(colon + 1) }
}

/** Returns the values of an operator that takes several. `a, b` is a list as well. */
export function listOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'boolean'
      ? []
      : String(value ?? '').split(',')
  return items.map((item) => String(item).trim()).filter((item) => item !== '')
}

/** Returns why a condition cannot be evaluated, in a sentence, or `null`. */
export function conditionProblem({ key, operator, value }: Condition): string | null {
  const { subject, argument } = readKey(key)
  if (subject === null) return `"${key}" is unknown. Choose what the condition checks.`
  const expected = ARGUMENTS[subject]
  if (expected !== undefined && argument.trim() === '') return `Name the ${expected}.`
  if (!SUBJECT_OPERATORS[subject].includes(operator)) return 'Choose how to compare.'
  if (operator === 'exists') return null
  if (operator === 'in' || operator === 'not_in') return listOf(value).length > 0 ? null : 'Choose one value at least.'
  const text = String(value ?? '').trim()
  if (subject === 'breakpoint') return BREAKPOINT_NAMES.some((name) => name === text) ? null : 'Choose a breakpoint.'
  if (subject === 'date') return isMoment(text) ? null : 'Choose a date.'
  if (text === '') return 'Write a value.'
  const isNumber = subject === 'tag' || operator.startsWith('greater') || operator.startsWith('less')
  return isNumber && !Number.isFinite(Number(text)) ? 'Write a number.' : null
}
