import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeats } from '../../../../scripts/lib/testing/lane.mjs'
import { redirectProblem, type RedirectRule } from './loops'
import { manyProblems } from './manyProblems'

const rule = (from: string, to: string, host: string | null = null): RedirectRule => ({ from, to, host })

it('says of each of many rules why it cannot stand beside the others', () => {
  const rules = [
    rule('/a', '/b'),
    rule('/b', '/c'),
    rule('/d', '/d'),
    rule('/e', '/f'),
    rule('/k', '/l'),
    rule('/K', '/g'),
    rule('/x/*', '/y'),
  ]
  const problems = manyProblems({ rules, others: [rule('/h', '/e'), rule('/f2', '/g')] })
  expect(rules.map((one) => problems.get(one) ?? null)).toEqual([
    '"/b" is redirected to "/c" itself. Lead straight there.',
    null,
    'A redirect from "/d" to "/d" leads back to itself.',
    '"/h" is redirected to "/e", which this rule would redirect again. Change that one first.',
    null,
    'There is a redirect from "/K" already.',
    null,
  ])
})

it('takes a rule alone exactly when a save of it would be taken', () => {
  const paths = ['/a', '/b', '/c', '/a/*', '/b/*', '/a/b']
  const anyRule: fc.Arbitrary<RedirectRule> = fc.record({
    from: fc.constantFrom(...paths),
    to: fc.constantFrom('/a', '/b', '/c', '/a/b', 'https://one.example/a', 'https://other.example'),
    host: fc.constantFrom(null, 'one.example'),
  })
  fc.assert(
    fc.property(anyRule, fc.array(anyRule, { maxLength: 6 }), (one, stored) => {
      const others: RedirectRule[] = []
      for (const each of stored)
        if (redirectProblem({ rule: each, others, hosts: ['one.example'] }) === null) others.push(each)
      const many = manyProblems({ rules: [one], others, hosts: ['one.example'] })
      expect(many.has(one)).toBe(redirectProblem({ rule: one, others, hosts: ['one.example'] }) !== null)
    }),
    { numRuns: repeats({ test: 100, all: 500 }) },
  )
})

it('looks through ten thousand rules in a moment', () => {
  let reads = 0
  const rules = Array.from({ length: 10_000 }, (_, index) =>
    Object.defineProperty(rule(`/old-${index}`, `/new-${index}`), 'from', {
      enumerable: true,
      get: () => {
        reads += 1
        return `/old-${index}`
      },
    }),
  )
  expect(manyProblems({ rules, others: rules.map((one) => ({ ...one, from: `/older${one.from}` })) }).size).toBe(0)
  // Each rule is read a few times, not once per other rule.
  expect(reads / rules.length).toBeLessThan(50)
})
