import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { mergeList } from './mergeOrder'

const RUNS = repeats({ test: 200, all: 2000 })

const merge = (base: string, mine: string, theirs: string) => {
  const [one, two, three] = [[...base], [...mine], [...theirs]]
  const kept = new Set(one.filter((id) => two.includes(id) && three.includes(id)))
  const added = [...two, ...three].filter((id) => !one.includes(id))
  return mergeList({ base: one, mine: two, theirs: three, members: new Set([...kept, ...added]) })?.join('') ?? null
}

describe('the order of a list that two sides changed', () => {
  it('has the moves of both, wherever they went', () => {
    expect(merge('abcd', 'bcda', 'abdc')).toBe('bdca')
    expect(merge('abcdef', 'bacdef', 'abcdfe')).toBe('bacdfe')
    expect(merge('abcdef', 'fabcde', 'bcdeaf')).toBe('fbcdea')
  })

  it('has what each added behind the neighbour that it had there', () => {
    expect(merge('abcd', 'bxacd', 'abdyc')).toBe('bxadyc')
    expect(merge('abc', 'xabc', 'bacy')).toBe('xbacy')
    expect(merge('abcd', 'bcad', 'abd')).toBe('bad')
  })

  it('is asked for when both moved the same, unless to the same place', () => {
    expect(merge('abcd', 'bacd', 'bcda')).toBeNull()
    expect(merge('xab', 'xba', 'axb')).toBeNull()
    expect(merge('abcd', 'bcda', 'bcda')).toBe('bcda')
  })

  it('has every two as whoever turned them around has them, else as they stood, whoever is asked first', () => {
    const names = [...'abcdefg']
    const order = fc.shuffledSubarray(names, { minLength: names.length })
    /** A few moves, as editors make them. */
    const moved = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 2 }).map((moves) =>
      moves.reduce((list, [from, to]) => {
        const left = list.toSpliced(from, 1)
        return left.toSpliced(to, 0, ...list.slice(from, from + 1))
      }, names),
    )
    let merges = 0
    fc.assert(
      fc.property(fc.oneof(order, moved), fc.oneof(order, moved), (mine, theirs) => {
        const sides = { base: names, members: new Set(names) }
        const merged = mergeList({ ...sides, mine, theirs })
        expect(merged).toEqual(mergeList({ ...sides, mine: theirs, theirs: mine }))
        if (!merged) return
        merges += 1
        expect(merged.toSorted()).toEqual(names)
        const isBefore = (list: readonly string[], one: string, other: string) =>
          list.indexOf(one) < list.indexOf(other)
        for (const [index, one] of names.entries()) {
          for (const other of names.slice(index + 1)) {
            const isTurned = !isBefore(mine, one, other) || !isBefore(theirs, one, other)
            expect(isBefore(merged, one, other)).toBe(!isTurned)
          }
        }
      }),
      { numRuns: RUNS },
    )
    expect(merges).toBeGreaterThan(RUNS / 5)
  })
})
