import { describe, expect, it } from 'vitest'
import type { Condition, ConditionOperator } from '../../../../tree/types'
import { conditionProblem, listOf, readKey, SUBJECT_OPERATORS } from '../../../../tree'
import { newCondition, withOperator, makeKey, SUBJECT_NAMES, SUBJECTS } from './conditions'

const condition = (key: string, operator: ConditionOperator, value: unknown): Condition => ({ key, operator, value })

describe('keys', () => {
  it('are read as they are made', () => {
    for (const subject of SUBJECT_NAMES) {
      const argument = subject === 'tag' || subject === 'query' ? 'a:b' : ''
      expect(readKey(makeKey({ subject, argument }))).toEqual({ subject, argument })
    }
  })

  it('may be compared in every way that has words', () => {
    for (const subject of SUBJECT_NAMES)
      expect(Object.keys(SUBJECTS[subject].operators).sort()).toEqual([...SUBJECT_OPERATORS[subject]].sort())
  })

  it('that nothing understands have no subject', () => {
    expect(readKey('weather')).toEqual({ subject: null, argument: '' })
  })
})

it('a new condition can be judged, where no name is asked for', () => {
  for (const subject of ['language', 'breakpoint', 'date'] as const) {
    expect(conditionProblem(newCondition({ subject, language: 'en' }))).toBeNull()
  }
})

describe('withOperator', () => {
  it('keeps the value in the form that the operator takes', () => {
    const one = condition('language', 'equals', 'en')
    const many = withOperator(one, 'in')
    expect(many.value).toEqual(['en'])
    expect(withOperator(many, 'not_equals').value).toBe('en')
    expect(withOperator(one, 'exists').value).toBe(true)
    expect(listOf('a, b,')).toEqual(['a', 'b'])
  })
})
