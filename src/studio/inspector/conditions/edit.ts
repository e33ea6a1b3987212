import { BREAKPOINT_NAMES } from '../../../tree/types'
import type { Condition, ConditionOperator } from '../../../tree/types'
import { makeKey, readKey, SUBJECTS, type Subject } from './subjects'

/** A new condition, or one that asks about something else from now on. It holds a value that fits where there is one. */
export function newCondition({ subject, language }: { subject: Subject; language: string }): Condition {
  const operator = SUBJECTS[subject].first
  const values: Record<Subject, unknown> = {
    tag: 1,
    query: '',
    language,
    breakpoint: 'md',
    date: new Date(new Date().setHours(0, 0, 0, 0)).toISOString(),
    referrer: '',
  }
  return { key: makeKey({ subject, argument: '' }), operator, value: values[subject] }
}

/** The condition with another operator; the value goes along in the form that the operator takes. */
export function withOperator({
  condition,
  operator,
}: {
  condition: Condition
  operator: ConditionOperator
}): Condition {
  return { ...condition, operator, value: valueFor({ operator, value: condition.value }) }
}

export function valueFor({ operator, value }: { operator: ConditionOperator; value: unknown }): unknown {
  if (operator === 'exists') return String(value) !== 'false'
  if (operator === 'in' || operator === 'not_in') return listOf(value)
  const single: unknown = Array.isArray(value) ? (value[0] ?? '') : value
  return typeof single === 'boolean' ? '' : single
}

/** What an operator over several values takes: `a, b` is a list as well. */
export function listOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'boolean'
      ? []
      : String(value ?? '').split(',')
  return items.map((item) => String(item).trim()).filter((item) => item !== '')
}

/** What is wrong with a condition, in a sentence; `null` when it can be judged. */
export function conditionProblem({ key, operator, value }: Condition): string | null {
  const { subject, argument } = readKey(key)
  if (subject === null) return `Nothing is known about "${key}". Choose what the condition asks about.`
  const info = SUBJECTS[subject]
  if (info.argument !== null && argument.trim() === '') return `Name the ${info.argument.toLowerCase()}.`
  if (!info.operators[operator]) return 'Choose how to compare.'
  if (operator === 'exists') return null
  if (operator === 'in' || operator === 'not_in') return listOf(value).length > 0 ? null : 'Choose one value at least.'
  const text = String(value ?? '').trim()
  if (subject === 'breakpoint') return BREAKPOINT_NAMES.some((name) => name === text) ? null : 'Choose a breakpoint.'
  if (subject === 'date') return Number.isNaN(Date.parse(text)) ? 'Choose a date.' : null
  if (text === '') return 'Write a value.'
  const isNumber = subject === 'tag' || operator.startsWith('greater') || operator.startsWith('less')
  return isNumber && !Number.isFinite(Number(text)) ? 'Write a number.' : null
}
