import fc from 'fast-check'
import { readRows } from '../readRows'
import { describe, expect, it } from 'vitest'
import { createRow } from '../row'
import { brokenRows, RULES, rowOf } from '../spec/fixtures'
import { normaliseRows } from '../toRows'
import type { Envelope, Row, Rule } from '../types'
import { faultWords } from './faultWords'
import { newViolations, validateRows } from './validate'

const row = (id: string, blockType: string, element: Partial<Envelope> = {}): Row =>
  createRow({ id, blockType, element })
const group = row('g', 'group')
const inside = (id: string, blockType: string, slot = 'default') => row(id, blockType, { parent: 'g', slot })
const rulesOf = (rows: Row[]) => validateRows(rows, RULES).map(({ element, rule }) => `${element} ${rule}`)

describe('validateRows', () => {
  it('finds nothing in a page that keeps all rules', () => {
    expect(rulesOf([group, inside('h', 'hero'), inside('s', 'slide', 'aside'), row('t', 'hero')])).toEqual([])
  })

  it.each<[string, Row[], string, Rule]>([
    ['an unknown parent', [row('a', 'hero', { parent: 'nope' })], 'a', 'unknown-parent'],
    ['a duplicate id', [row('a', 'hero'), row('a', 'hero')], 'a', 'duplicate-id'],
    ['an unusable id', [row('a b', 'hero')], 'a b', 'shape'],
    ['a wrong envelope', [row('a', 'hero', { hydrationMode: 'x' as 'load' })], 'a', 'shape'],
    ['a label that is no text', readRows([{ ...row('a', 'hero'), blockName: 7 }]), 'a', 'shape'],
    ['an unknown slice', [row('a', 'nope')], 'a', 'unknown-slice'],
    ['a slot that the parent lacks', [group, inside('a', 'hero', 'nope')], 'a', 'unknown-slot'],
    ['another slot of the page', [row('a', 'hero', { slot: 'aside' })], 'a', 'unknown-slot'],
    ['a slot named like the prototype', [group, inside('a', 'hero', 'constructor')], 'a', 'unknown-slot'],
    ['a slice that the slot does not list', [group, inside('a', 'group', 'aside')], 'a', 'slot-not-allowed'],
    ['a slice at the root that stands only inside others', [row('a', 'slide')], 'a', 'slot-not-allowed'],
    ['such a slice in a slot that takes everything', [group, inside('a', 'slide')], 'a', 'slot-not-allowed'],
    ['a slice of another layout', [row('a', 'jewel')], 'a', 'layout-not-allowed'],
    ['a child before its parent', [inside('a', 'hero'), group], 'a', 'order'],
    [
      'one too many in a slot',
      [group, ...['a', 'b', 'c'].map((id) => inside(id, 'slide', 'aside'))],
      'c',
      'slot-limit',
    ],
    ['one too many on the page', ['a', 'b', 'c', 'd'].map((id) => row(id, 'hero')), 'd', 'page-limit'],
  ])('finds %s, naming the element and the rule', (_what, rows, element, rule) => {
    const violations = validateRows(rows, RULES)
    expect(violations.map((violation) => [violation.element, violation.rule])).toEqual([[element, rule]])
  })

  it('finds a cycle at each element in it', () => {
    expect(rulesOf([row('a', 'group', { parent: 'b' }), row('b', 'group', { parent: 'a' })])).toContain('a cycle')
    expect(rulesOf([row('a', 'group', { parent: 'b' }), row('b', 'group', { parent: 'a' })])).toContain('b cycle')
  })

  it('says which envelope key is wrong', () => {
    const wrong = row('a', 'hero', { tags: 'x' as unknown as [] })
    expect(validateRows([wrong], RULES)).toMatchObject([{ rule: 'shape', key: 'tags' }])
  })

  it('finds nothing wrong with the order of normalised rows', () => {
    const rows = ['c<b', 'b<a', 'd', 'a'].map(rowOf)
    expect(rulesOf(rows)).toEqual(['c order', 'b order'])
    expect(rulesOf(normaliseRows(rows))).toEqual([])
  })

  it('judges any damaged page without failing', () => {
    fc.assert(
      fc.property(brokenRows, (rows) => {
        for (const fault of validateRows(rows, RULES)) expect(faultWords(fault)).toContain(`rule: ${fault.rule}`)
      }),
    )
  })
})

describe('newViolations', () => {
  const judge = (before: Row[], after: Row[]) =>
    newViolations(validateRows(before, RULES), validateRows(after, RULES)).map(
      ({ element, rule }) => `${element} ${rule}`,
    )
  const old = row('old', 'removed-slice')

  it('lets old faults stand', () => expect(judge([old], [old, row('a', 'hero')])).toEqual([]))
  it('refuses new ones beside them', () => expect(judge([old], [old, row('a', 'nope')])).toEqual(['a unknown-slice']))
  it('refuses another fault of the same element', () => {
    expect(judge([old], [row('old', 'removed-slice', { tags: 7 as unknown as [] })])).toEqual(['old shape'])
  })
  it('refuses the same element in another wrong place', () => {
    const at = (parent: string) => [group, row('h', 'group'), row('a', 'slide', { parent })]
    expect(judge(at('g'), at('h'))).toEqual(['a slot-not-allowed'])
  })
  it('counts limits per slot: a new order is no new fault, one more element is', () => {
    const full = ['a', 'b', 'c'].map((id) => inside(id, 'slide', 'aside'))
    expect(judge([group, ...full], [group, ...full.toReversed()])).toEqual([])
    expect(judge([group, ...full], [group, ...full, inside('d', 'slide', 'aside')])).toEqual(['d slot-limit'])
  })
})
