import { describe, expect, it } from 'vitest'
import type { Condition, ConditionOperator } from '../../../tree/types'
import { conditionProblem, listOf, newCondition, withOperator } from './edit'
import { makeKey, readKey, SUBJECT_NAMES } from './subjects'

const condition = (key: string, operator: ConditionOperator, value: unknown): Condition => ({ key, operator, value })

describe('keys', () => {
  it('are read as they are made', () => {
    for (const subject of SUBJECT_NAMES) {
      const argument = subject === 'tag' || subject === 'query' ? 'a:b' : ''
      expect(readKey(makeKey({ subject, argument }))).toEqual({ subject, argument })
    }
  })

  it('that nothing understands have no subject', () => {
    expect(readKey('weather')).toEqual({ subject: null, argument: '' })
  })
})

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
    [condition('weather', 'equals', 'sun'), 'Nothing is known about "weather". Choose what the condition asks about.'],
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

  it('accepts what a new condition begins with, where no name is asked for', () => {
    for (const subject of ['language', 'breakpoint', 'date'] as const) {
      expect(conditionProblem(newCondition({ subject, language: 'en' }))).toBeNull()
    }
  })
})

describe('withOperator', () => {
  it('keeps the value in the form that the operator takes', () => {
    const one = condition('language', 'equals', 'en')
    const many = withOperator({ condition: one, operator: 'in' })
    expect(many.value).toEqual(['en'])
    expect(withOperator({ condition: many, operator: 'not_equals' }).value).toBe('en')
    expect(withOperator({ condition: one, operator: 'exists' }).value).toBe(true)
    expect(listOf('a, b,')).toEqual(['a', 'b'])
  })
})
