import { describe, expect, it } from 'vitest'
import type { Condition, ConditionOperator } from '../types'
import { conditionProblem } from './conditionProblem'

const condition = (key: string, operator: ConditionOperator, value: unknown): Condition => ({ key, operator, value })

describe('conditionProblem', () => {
  it.each([
    [condition('tag:', 'equals', 3), 'Name the tag.'],
    [condition('tag:family', 'equals', 'many'), 'Write a number.'],
    [condition('query: ', 'equals', 'x'), 'Name the parameter.'],
    [condition('query:promo', 'equals', ''), 'Write a value.'],
    [condition('query:nights', 'greater_than', 'few'), 'Write a number.'],
    [condition('query:promo', 'in', []), 'Choose one value at least.'],
    [condition('breakpoint', 'equals', 'huge'), 'Choose a breakpoint.'],
    [condition('date', 'less_than', 'soon'), 'Choose a date.'],
    [condition('date', 'contains', '2026'), 'Choose how to compare.'],
    [condition('weather', 'equals', 'sun'), '"weather" is unknown. Choose what the condition checks.'],
  ])('names what is wrong with %j', (wrong, problem) => {
    expect(conditionProblem(wrong)).toBe(problem)
  })

  it.each([
    condition('tag:family', 'greater_than_equal', 3),
    condition('query:promo', 'exists', true),
    condition('language', 'in', ['en', 'es']),
    condition('breakpoint', 'less_than', 'md'),
    condition('date', 'greater_than', '2026-06-01T00:00:00.000Z'),
    condition('referrer', 'contains', 'google'),
  ])('accepts %j', (right) => {
    expect(conditionProblem(right)).toBeNull()
  })
})
