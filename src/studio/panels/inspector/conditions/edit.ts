import { listOf } from '../../../../tree'
import type { Subject } from '../../../../tree'
import type { Condition, ConditionOperator } from '../../../../tree/types'
import { makeKey, SUBJECTS } from './subjects'

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
