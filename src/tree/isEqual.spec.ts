import { describe, expect, it } from 'vitest'
import { isEqual, isSameValue } from './isEqual'

describe('isEqual', () => {
  it.each([
    ['keys in another order', { a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }],
    ['a key without a value and none', { a: 1, b: undefined }, { a: 1 }],
    ['null and none, on either side', { a: 1 }, { a: 1, b: null }],
    ['nothing at all', null, undefined],
  ])('takes %s for the same', (_what, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([true, true])
  })

  it.each([
    ['a list and an object', [], {}],
    ['lists of other lengths', [1], [1, 2]],
    ['an empty text and nothing', '', null],
    ['an empty list and nothing', [], undefined],
    ['a key of the prototype and an own one', {}, { toString: 1 }],
    ['a number and its text', 1, '1'],
  ])('tells %s apart', (_what, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false])
  })
})

describe('isSameValue', () => {
  it('takes what was never set for what was emptied, at any depth', () => {
    const empty = [undefined, null, '', []]
    for (const one of empty) {
      for (const other of empty) {
        expect(isSameValue(one, other)).toBe(true)
        expect(isSameValue({ rows: [{ id: 'a', text: one }] }, { rows: [{ id: 'a', text: other }] })).toBe(true)
      }
    }
  })

  it('tells what holds something from what is empty', () => {
    for (const value of [0, false, ' ', {}, [null]]) expect(isSameValue(value, null)).toBe(false)
  })
})
