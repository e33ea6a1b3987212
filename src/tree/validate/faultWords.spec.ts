import { describe, expect, it } from 'vitest'
import { readRows } from '../readRows'
import { createRow } from '../row'
import { nestedRows, nestedValue, RULES } from '../spec/fixtures'
import { toTree } from '../toTree'
import type { Envelope, LockBreak, PlaceFault, Row, Rule, Violation } from '../types'
import { conditionFaults } from './conditionFaults'
import { faultWords, isViolation } from './faultWords'
import { canPlace } from './places'
import { validateRows } from './validate'
import { violation } from './violation'

const LABELS = new Map(['Group', 'Hero', 'Slide', 'Pair', 'Jewel'].map((label) => [label.toLowerCase(), label]))
LABELS.set('default', 'Wrong')
const slice = (name: string) => (LABELS.has(name) ? { label: LABELS.get(name) ?? '' } : undefined)

const row = (id: string, blockType: string, element: Partial<Envelope> = {}, blockName: string | null = null): Row =>
  createRow({ id, blockType, blockName, element })
const frame = row('g', 'group', {}, 'Frame')
const inside = (id: string, blockType: string, slot = 'default') => row(id, blockType, { parent: 'g', slot })
const found = (...rows: Row[]) => validateRows(rows, RULES)
const conditions = { type: 'and' as const, conditions: [{ key: 'tag:', operator: 'equals' as const, value: 1 }] }
const locked = (lock: LockBreak, blockName: string | null = null) => [
  violation(row('a', 'hero', {}, blockName), { rule: 'locked', lock }),
]

const style = { rule: 'style', field: null, breakpoint: 'md', name: 'color', expects: 'a colour' } as const
const STYLE = 'has an invalid style: `color` of the element at md must be a colour'
const color = { rule: 'color', field: 'rows.0.dotColor', value: '#123456', expects: 'a colour' } as const
const COLOR = 'has an invalid colour: `rows.0.dotColor` is #123456 and must be a colour'
/** The violations, then the message of the last one for developers, and for editors if it differs. */
type Case = [faults: Violation[], plain: string, named?: string]

const CASES: Record<Rule, Case[]> = {
  style: [
    [[violation(row('a', 'hero'), style)], `Element "hero" (a) ${STYLE} (rule: style).`, `Element "Hero" ${STYLE}.`],
  ],
  color: [
    [[violation(row('a', 'hero'), color)], `Element "hero" (a) ${COLOR} (rule: color).`, `Element "Hero" ${COLOR}.`],
  ],
  'unknown-parent': [
    [
      found(row('a', 'hero', { parent: 'nope' })),
      'Element "hero" (a) has the parent nope, which has no place on this page (rule: unknown-parent).',
      'Element "Hero" has the parent nope, which has no place on this page.',
    ],
  ],
  'duplicate-id': [
    [
      found(row('a', 'hero'), row('a', 'hero')),
      'Element "hero" (a) has an id that another element of this page has (rule: duplicate-id).',
      'Element "Hero" has an id that another element of this page has.',
    ],
  ],
  'slot-minimum': [
    [
      found(row('a', 'pair')),
      'Element "pair" (a) is short of content: the slot "default" of "pair" holds at least 2 (rule: slot-minimum).',
      'Element "Pair" is short of content: "Pair" holds at least 2.',
    ],
  ],
  cycle: [
    [
      found(row('a', 'group', { parent: 'a' })),
      'Element "group" (a) is inside itself: its parents form a cycle (rule: cycle).',
      'Element "Group" is inside itself: its parents form a cycle.',
    ],
  ],
  order: [
    [
      found(inside('a', 'hero'), frame),
      'Element "hero" (a) comes before its parent g; parents come first (rule: order).',
      'Element "Hero" comes before its parent "Frame"; parents come first.',
    ],
  ],
  shape: [
    [
      found(...readRows([7])),
      'Element ? is malformed: it is not an object (rule: shape).',
      'Element ? is malformed: it is not an object.',
    ],
    [
      found(...readRows([{ ...row('a b', 'hero'), blockName: 'Named' }])),
      'Element "Named" (hero, a b) is malformed: `id` must be 1 to 64 letters, digits, - or _, and not a reserved word (rule: shape).',
      'Element "Named" is malformed: `id` must be 1 to 64 letters, digits, - or _, and not a reserved word.',
    ],
    [
      found(...readRows([{ id: 'c' }])),
      'Element "" (c) is malformed: `blockType` must name a slice (rule: shape).',
      'Element "" is malformed: `blockType` must name a slice.',
    ],
    [
      found(row('a', 'hero', { hydrationMode: 'x' as 'load' })),
      'Element "hero" (a) is malformed: `hydrationMode` must be one of load, idle, visible, none (rule: shape).',
      'Element "Hero" is malformed: `hydrationMode` must be one of load, idle, visible, none.',
    ],
  ],
  'unknown-slice': [
    [
      found(row('a', 'nope', {}, 'Top of page')),
      'Element "Top of page" (nope, a) is made of the slice "nope", which does not exist (rule: unknown-slice).',
      'Element "Top of page" is made of the slice "nope", which does not exist.',
    ],
  ],
  'unknown-slot': [
    [
      found(frame, inside('a', 'hero', 'nope')),
      'Element "hero" (a) is in the slot "nope", which "Frame" does not have (it has: default, aside) (rule: unknown-slot).',
      'Element "Hero" is in the slot "nope", which "Frame" does not have (it has: default, aside).',
    ],
    [
      found(row('a', 'hero', { slot: 'aside' })),
      'Element "hero" (a) is in the slot "aside", but the page itself has only "default" (rule: unknown-slot).',
      'Element "Hero" is in the slot "aside", but the page itself has only "default".',
    ],
    [
      found(row('h', 'hero'), row('a', 'hero', { parent: 'h' })),
      'Element "hero" (a) is in the slot "default", which "hero" does not have (it has: none) (rule: unknown-slot).',
      'Element "Hero" is in the slot "default", which "Hero" does not have (it has: none).',
    ],
  ],
  'slot-not-allowed': [
    [
      found(frame, inside('a', 'group', 'aside')),
      'Element "group" (a) is a "group", which the slot "aside" of "Frame" does not take (it takes: hero, slide) (rule: slot-not-allowed).',
      'Element "Group" is a "Group", which the slot "Aside" of "Frame" does not take (it takes: Hero, Slide).',
    ],
    [
      found(frame, inside('a', 'slide')),
      'Element "slide" (a) is a "slide", which the slot "default" of "Frame" does not take (rule: slot-not-allowed).',
      'Element "Slide" is a "Slide", which "Frame" does not take.',
    ],
    [
      found(row('a', 'slide')),
      'Element "slide" (a) cannot be placed on the page itself, only inside slices made for it (rule: slot-not-allowed).',
      'Element "Slide" cannot be placed on the page itself, only inside slices made for it.',
    ],
  ],
  'layout-not-allowed': [
    [
      found(row('a', 'jewel')),
      'Element "jewel" (a) is made of the slice "jewel", which the layout "blocks" does not allow (rule: layout-not-allowed).',
      'Element "Jewel" is made of the slice "Jewel", which the layout "blocks" does not allow.',
    ],
  ],
  'slot-limit': [
    [
      found(frame, ...['a', 'b', 'c'].map((id) => inside(id, 'slide', 'aside'))),
      'Element "slide" (c) is one too many: the slot "aside" of "Frame" holds at most 2 (rule: slot-limit).',
      'Element "Slide" is one too many: the slot "Aside" of "Frame" holds at most 2.',
    ],
  ],
  'page-limit': [
    [
      found(...['a', 'b', 'c', 'd'].map((id) => row(id, 'hero'))),
      'Element "hero" (d) is one too many: a page holds at most 3 of "hero" (rule: page-limit).',
      'Element "Hero" is one too many: a page holds at most 3 of "Hero".',
    ],
  ],
  depth: [
    [
      found(...nestedRows(51)),
      'Element "group" (e50) is nested too deeply: at most 50 levels are possible (rule: depth).',
      'Element "Group" is nested too deeply: at most 50 levels are possible.',
    ],
    [
      found({ ...row('v', 'group'), text: nestedValue(101) }),
      'Element "group" (v) holds a value that is nested more than 100 levels deep: `text` (rule: depth).',
      'Element "Group" holds a value that is nested more than 100 levels deep: `text`.',
    ],
  ],
  condition: [
    [
      conditionFaults([row('a', 'hero', { conditionsSettings: conditions })]),
      'Element "hero" (a) cannot be published: condition 1: Name the tag. (rule: condition).',
      'Element "Hero" cannot be published: condition 1: Name the tag.',
    ],
  ],
  locked: [
    [
      locked('edit'),
      'Element "hero" (a): its content is locked. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may change it.',
    ],
    [
      locked('move'),
      'Element "hero" (a): it is locked in its place. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may move it.',
    ],
    [
      locked('delete'),
      'Element "hero" (a): it is locked against deleting. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may delete it.',
    ],
    [
      locked('duplicate'),
      'Element "hero" (a): it is locked against duplicating. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may duplicate it.',
    ],
    [
      locked('replace'),
      'Element "hero" (a): its slice is locked. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may replace it.',
    ],
    [
      locked('children'),
      'Element "hero" (a): the elements inside it are locked. Ask an administrator (rule: locked).',
      '"Hero" is locked: only an administrator may change the elements inside it.',
    ],
    [
      locked('permissions', 'Top'),
      'Element "Top" (a): its locks are not yours to change. Ask an administrator (rule: locked).',
      '"Top" is locked: only an administrator may unlock it.',
    ],
  ],
}

describe('what is wrong with an element', () => {
  const cases = Object.entries(CASES).flatMap(([rule, all]) =>
    all.map(([given, plain, named = plain]) => [rule, given, plain, named] as const),
  )

  it.each(cases)('has words to developers and to editors: %s', (rule, faults, plain, named) => {
    const fault = faults.findLast((each) => each.rule === rule) as Violation
    expect(faultWords(fault)).toBe(plain)
    expect(faultWords(fault, slice)).toBe(named)
  })

  it.each(cases)('has the same words after a way through JSON: %s', (rule, faults, plain) => {
    const sent = JSON.parse(JSON.stringify(faults.findLast((each) => each.rule === rule))) as unknown
    expect(isViolation(sent) && faultWords(sent)).toBe(plain)
  })

  it('is told from what has no words here', () => {
    for (const value of [null, 'x', {}, { element: 'a', rule: 'toString' }, { rule: 'cycle' }])
      expect(isViolation(value)).toBe(false)
  })
})

const tree = toTree([
  frame,
  ...['h', 'h2', 'h3'].map((id) => row(id, 'hero')),
  ...['s', 's2'].map((id) => inside(id, 'slide', 'aside')),
])
const refused = (blockType: string, parent: string | null, slot = 'default', of = tree): PlaceFault[] => {
  const answer = canPlace(of, { blockType, parent, slot }, RULES)
  return answer.allowed ? [] : [answer.fault]
}

const PLACES: Record<PlaceFault['rule'], [PlaceFault[], plain: string, named?: string][]> = {
  'unknown-slice': [[refused('nope', null), 'There is no slice "nope" in this application.']],
  'layout-not-allowed': [
    [
      refused('jewel', null),
      '"jewel" is not allowed on the layout "blocks".',
      '"Jewel" is not allowed on the layout "blocks".',
    ],
  ],
  'unknown-parent': [[refused('hero', 'nope'), 'The element nope does not exist on this page.']],
  'unknown-slot': [
    [refused('hero', null, 'x'), 'The page itself has no slot "x", only "default".'],
    [refused('hero', 'g', 'x'), '"Frame" has no slot "x" (possible: default, aside).'],
    [refused('hero', 'h', 'x'), '"hero" has no slot "x".', '"Hero" has no slot "x".'],
  ],
  'slot-not-allowed': [
    [
      refused('slide', null),
      '"slide" cannot be placed on the page itself, only inside slices made for it.',
      '"Slide" cannot be placed on the page itself, only inside slices made for it.',
    ],
    [
      refused('group', 'g', 'aside'),
      'The slot "aside" of "Frame" does not take "group" (possible: hero, slide).',
      'The slot "Aside" of "Frame" does not take "Group" (possible: Hero, Slide).',
    ],
    [refused('slide', 'g'), 'The slot "default" of "Frame" does not take "slide".', '"Frame" does not take "Slide".'],
  ],
  'slot-limit': [
    [
      refused('slide', 'g', 'aside'),
      'The slot "aside" of "Frame" holds at most 2.',
      'The slot "Aside" of "Frame" holds at most 2.',
    ],
  ],
  'page-limit': [[refused('hero', null), 'A page holds at most 3 of "hero".', 'A page holds at most 3 of "Hero".']],
  depth: [
    [refused('group', 'e49', 'default', toTree(nestedRows(50))), 'Elements can be nested at most 50 levels deep.'],
  ],
}

it.each(
  Object.entries(PLACES).flatMap(([rule, all]) =>
    all.map(([given, plain, named = plain]) => [rule, given, plain, named] as const),
  ),
)('why an element may not stand in a place has words with and without labels: %s', (rule, [fault], plain, named) => {
  expect(fault?.rule).toBe(rule)
  expect(fault && faultWords(fault)).toBe(plain)
  expect(fault && faultWords(fault, slice)).toBe(named)
})
