import { describe, expect, it } from 'vitest'
import type { ConditionOperator, ModelQuery } from '../../../../tree/types'
import type { DocumentField, DocumentFieldKind } from './collectionFields'
import { restQuery, whereProblem } from './where'

const field = (kind: DocumentFieldKind): DocumentField => ({
  path: 'x',
  label: 'X',
  kind,
  choices: [],
  relationTo: null,
})
const problem = (kind: DocumentFieldKind, operator: ConditionOperator, value: unknown) =>
  whereProblem({ condition: { field: 'x', operator, value }, field: field(kind) })

describe('whereProblem', () => {
  it.each([
    ['text', 'equals', '', 'Write a value.'],
    ['number', 'greater_than', 'ten', 'Write a number.'],
    ['number', 'in', ['1', 'b'], 'Write numbers.'],
    ['text', 'in', [], 'Give one value at least.'],
    ['date', 'less_than', 'soon', 'Choose a date.'],
    ['media', 'equals', 'a', 'Choose how to compare.'],
    ['media', 'exists', true, null],
    ['text', 'contains', 'bay', null],
    ['number', 'equals', 0, null],
  ] as const)('%s %s %j: %s', (kind, operator, value, expected) => {
    expect(problem(kind, operator, value)).toBe(expected)
  })

  it('names a field that the collection lacks', () => {
    const condition = { field: 'gone', operator: 'equals', value: 'x' } as const
    expect(whereProblem({ condition, field: undefined })).toBe('The collection has no field "gone". Choose another.')
  })
})

it('asks Payload what the site asks', () => {
  const query: ModelQuery = {
    collection: 'brands',
    where: [
      { field: 'name', operator: 'not_contains', value: 'a&b' },
      { field: 'country', operator: 'in', value: ['Mexico', 'Jamaica'] },
      { field: 'image', operator: 'exists', value: false },
    ],
    sort: '-name',
    limit: 3,
    bind: {},
  }
  expect(restQuery({ query, locale: 'en', first: 3 })).toEqual({
    depth: 0,
    draft: false,
    limit: 3,
    locale: 'en',
    sort: '-name',
    where: {
      and: [{ name: { not_like: 'a&b' } }, { country: { in: 'Mexico,Jamaica' } }, { image: { exists: false } }],
    },
  })
})
