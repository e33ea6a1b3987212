import { describe, expect, it } from 'vitest'
import { evaluateCondition } from './evaluateCondition'
import type { Condition, ConditionOperator } from './types'

const condition = (key: string, operator: ConditionOperator, value: unknown): Condition => ({ key, operator, value })

describe('holds', () => {
  it.each([
    ['equals', '5', 5, true],
    ['not_equals', '5', 5, false],
    ['equals', 'EN', 'en', true],
    ['contains', 'google', 'https://www.google.com/', true],
    ['not_contains', 'bing', null, true],
    ['greater_than', 3, 4, true],
    ['greater_than', 4, 4, false],
    ['less_than_equal', 4, 4, true],
    ['in', 'en,es', 'es', true],
    ['not_in', ['en', 'es'], 'de', true],
    ['exists', true, null, false],
    ['exists', false, null, true],
    ['greater_than', 3, null, false],
  ] as const)('%s %j of %j is %s', (operator, value, actual, expected) => {
    expect(evaluateCondition(condition('x', operator, value), () => actual)).toBe(expected)
  })

  it('takes a tag never seen as 0', () => {
    expect(evaluateCondition(condition('tag:family', 'less_than', 3), () => null)).toBe(true)
  })

  it('compares dates with the clock', () => {
    const now = () => Date.parse('2026-06-01')
    expect(evaluateCondition(condition('date', 'greater_than', '2026-01-01'), now)).toBe(true)
    expect(evaluateCondition(condition('date', 'less_than', '2026-01-01T00:00:00Z'), now)).toBe(false)
  })
})
