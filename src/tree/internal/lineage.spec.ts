import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { changedIn, copyWith } from './lineage'

type Values = Readonly<Record<string, { n: number }>>

/** Returns the differing keys by comparing every key. */
function compared(before: Values, after: Values): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const values: fc.Arbitrary<Values> = fc.dictionary(key, fc.record({ n: fc.nat(2) }))
/** A change of one of the previous sets: keys with new values, or removed keys. */
const change = fc.record({ of: fc.nat(), keys: fc.dictionary(key, fc.option(fc.record({ n: fc.nat(2) }))) })

describe('changedIn', () => {
  it('finds what a look at everything finds, between any two sets of any history', () => {
    fc.assert(
      fc.property(
        values,
        values,
        fc.array(change, { maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }),
        (first, other, changes, pairs) => {
          const all: Values[] = [first, other]
          for (const { of, keys } of changes) {
            const from = all[of % all.length] as Values
            all.push(
              copyWith(
                from,
                Object.entries(keys).map(([name, value]) => [name, value ?? undefined]),
              ),
            )
          }
          for (const [one, two] of pairs) {
            const before = all[one % all.length] as Values
            const after = all[two % all.length] as Values
            expect([...changedIn(before, after)].sort()).toEqual(compared(before, after).sort())
          }
        },
      ),
      { numRuns: repeats({ test: 200, all: 2000 }) },
    )
  })

  it('looks at nothing but what the steps between touched', () => {
    const looked: string[] = []
    const first = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, { n }]))
    const watched = (of: Values): Values =>
      new Proxy(of, {
        get: (target, name) => (looked.push(String(name)), Reflect.get(target, name)),
        ownKeys: (target) => (looked.push('every key'), Reflect.ownKeys(target)),
      })
    const before = watched(first)
    const once = copyWith(before, [['k3', { n: 0 }]])
    const twice = copyWith(once, [['k7', undefined]])
    looked.length = 0
    expect(changedIn(before, twice)).toEqual(['k7', 'k3'])
    expect(new Set(looked)).toEqual(new Set(['k7', 'k3']))
  })

  it('leaves the set it copies as it is', () => {
    const before: Values = { a: { n: 1 }, b: { n: 2 } }
    expect(
      copyWith(before, [
        ['a', undefined],
        ['c', { n: 3 }],
      ]),
    ).toEqual({ b: { n: 2 }, c: { n: 3 } })
    expect(before).toEqual({ a: { n: 1 }, b: { n: 2 } })
  })
})
