import { listOf, type Subject } from '../../../../tree'
import type { Condition, ConditionOperator } from '../../../../tree/types'
import type { StudioState } from '../../../model'

interface SubjectInfo {
  label: string
  /** What stands behind the colon of the key; `null`: nothing. */
  argument: string | null
  operators: Partial<Record<ConditionOperator, string>>
  /** The operator of a new condition. */
  first: ConditionOperator
}

const COMPARISONS = {
  greater_than_equal: 'is at least',
  greater_than: 'is more than',
  less_than_equal: 'is at most',
  less_than: 'is less than',
}
const LISTS = { in: 'is one of', not_in: 'is none of' }
const SAME = { equals: 'is', not_equals: 'is not' }

export const SUBJECTS: Record<Subject, SubjectInfo> = {
  tag: {
    label: "Visitor's points for a tag",
    argument: 'Tag',
    operators: { ...COMPARISONS, ...SAME, exists: 'has been earned' },
    first: 'greater_than_equal',
  },
  query: {
    label: 'Query parameter',
    argument: 'Parameter',
    operators: {
      ...SAME,
      contains: 'contains',
      not_contains: 'does not contain',
      ...LISTS,
      ...COMPARISONS,
      exists: 'is in the address',
    },
    first: 'equals',
  },
  language: { label: "Page's language", argument: null, operators: { ...SAME, ...LISTS }, first: 'equals' },
  breakpoint: {
    label: 'Breakpoint',
    argument: null,
    operators: {
      greater_than_equal: 'is at least',
      greater_than: 'is larger than',
      less_than_equal: 'is at most',
      less_than: 'is smaller than',
      ...SAME,
      ...LISTS,
    },
    first: 'greater_than_equal',
  },
  date: {
    label: 'Date and time',
    argument: null,
    operators: {
      greater_than_equal: 'is from',
      less_than: 'is before',
      greater_than: 'is after',
      less_than_equal: 'is until',
    },
    first: 'greater_than_equal',
  },
  referrer: {
    label: 'Referring page',
    argument: null,
    operators: { contains: 'contains', not_contains: 'does not contain', ...SAME, exists: 'is known' },
    first: 'contains',
  },
}

export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly Subject[]

export function makeKey({ subject, argument }: { subject: Subject; argument: string }): string {
  return SUBJECTS[subject].argument === null ? subject : `${subject}:${argument}`
}

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
export function withOperator<Own extends Omit<Condition, 'key'>>(condition: Own, operator: ConditionOperator): Own {
  return { ...condition, operator, value: valueFor({ operator, value: condition.value }) }
}

export function valueFor({ operator, value }: { operator: ConditionOperator; value: unknown }): unknown {
  if (operator === 'exists') return String(value) !== 'false'
  if (operator === 'in' || operator === 'not_in') return listOf(value)
  const single: unknown = Array.isArray(value) ? (value[0] ?? '') : value
  return typeof single === 'boolean' ? '' : single
}

/** The tags that the page and its elements give points for, sorted: what a condition on this page may ask about first. */
export function tagNamesOf({ page, tree }: Pick<StudioState, 'page' | 'tree'>): string[] {
  const own = Object.values(tree.rows).flatMap(({ element }) => element.tags)
  return [...new Set([...page.tags, ...own].map(({ name }) => name))].sort((a, b) => a.localeCompare(b))
}
