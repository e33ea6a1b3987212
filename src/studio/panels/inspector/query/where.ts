import type { ListQuery } from '../../../../contract/documents'
import { listOf } from '../../../../tree'
import type { ConditionOperator, ModelQuery, QueryCondition } from '../../../../tree/types'
import type { DocumentField, DocumentFieldKind } from './collectionFields'
import type { QueryCollection } from './useCollections'

export const OPERATOR_LABELS: Record<ConditionOperator, string> = {
  equals: 'is',
  not_equals: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  greater_than: 'is more than',
  greater_than_equal: 'is at least',
  less_than: 'is less than',
  less_than_equal: 'is at most',
  in: 'is one of',
  not_in: 'is none of',
  exists: 'is set',
}

const SAME: readonly ConditionOperator[] = ['equals', 'not_equals', 'in', 'not_in']
const ORDER: readonly ConditionOperator[] = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

const OPERATORS_OF: Record<DocumentFieldKind, readonly ConditionOperator[]> = {
  text: [...SAME, 'contains', 'not_contains', 'exists'],
  number: [...SAME, ...ORDER, 'exists'],
  checkbox: ['equals', 'not_equals', 'exists'],
  date: [...ORDER, 'equals', 'exists'],
  select: [...SAME, 'exists'],
  relation: [...SAME, 'exists'],
  media: ['exists'],
  rich: ['exists'],
  other: ['exists'],
}

/** The operators that a document's field can be compared with. */
export function operatorsOf(kind: DocumentFieldKind): readonly ConditionOperator[] {
  return OPERATORS_OF[kind]
}

/** What is wrong with a row of the query, in a sentence; `null` when it can be asked. */
export function whereProblem({
  condition,
  field,
}: {
  condition: QueryCondition
  field: DocumentField | undefined
}): string | null {
  const { operator, value } = condition
  if (!field) return `The collection has no field "${condition.field}". Choose another.`
  if (!operatorsOf(field.kind).includes(operator)) return 'Choose how to compare.'
  if (operator === 'exists') return null
  if (operator === 'in' || operator === 'not_in') {
    const values = listOf(value)
    if (values.length === 0) return 'Give one value at least.'
    return field.kind === 'number' && !values.every(isNumber) ? 'Write numbers.' : null
  }
  const text = String(value ?? '').trim()
  if (field.kind === 'date') return Number.isNaN(Date.parse(text)) ? 'Choose a date.' : null
  if (text === '') return field.relationTo === null ? 'Write a value.' : 'Choose a document.'
  return field.kind === 'number' && !isNumber(text) ? 'Write a number.' : null
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text))
}

/** The query as Payload's REST API takes it, as the site runs it: the same documents in the same order. */
export function restQuery({ query, locale, first }: { query: ModelQuery; locale: string; first: number }): ListQuery {
  const and = query.where.map(({ field, operator, value }) => {
    if (operator === 'in' || operator === 'not_in') return { [field]: { [operator]: listOf(value).join(',') } }
    if (operator === 'exists') return { [field]: { exists: String(value) !== 'false' } }
    return { [field]: { [operator === 'not_contains' ? 'not_like' : operator]: String(value ?? '') } }
  })
  return { depth: 0, draft: false, limit: first, locale, ...(query.sort && { sort: query.sort }), where: { and } }
}

/** What every part of the query's panel works with. */
export interface QueryPartProps {
  query: ModelQuery
  collection: QueryCollection
  onChange: (query: ModelQuery, typing?: string) => void
}
