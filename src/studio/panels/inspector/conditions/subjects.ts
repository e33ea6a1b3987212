import type { Subject } from '../../../../tree'
import type { ConditionOperator } from '../../../../tree/types'

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
