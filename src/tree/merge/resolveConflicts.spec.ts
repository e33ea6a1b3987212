import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { isEqual } from '../isEqual'
import { createRow } from '../row'
import { toTree } from '../toTree'
import type { Row } from '../types'
import { edited } from '../spec/edited'
import { mergePages } from './mergePages'
import { conflictBase, conflictKey, contradictionsIn, resolveConflicts, type Side } from './resolveConflicts'
import { readPart, type Conflict, type PageContent, type Sides } from './parts'

const row = (id: string, parent: string | null = null, fields: Record<string, unknown> = {}): Row =>
  createRow({ id, blockType: 'group', fields, element: { parent } })
const page = (...rows: Row[]): PageContent => ({ page: { title: 'T' }, rows })
const ids = ({ rows }: PageContent) => rows.map(({ id }) => id)
const resolve = (sides: Sides, side: Side) => resolveConflicts({ sides, choose: () => side })
const base = page(row('a', null, { x: 0 }), row('b'), row('b1', 'b', { x: 0 }))

describe('deciding conflicts', () => {
  it('takes a field from the side that was chosen, and the rest from both', () => {
    const mine = page(row('a', null, { x: 'mine' }), row('b'), row('b1', 'b', { x: 'only mine' }))
    const theirs = page(row('a', null, { x: 'theirs' }), row('b', null, { y: 'only theirs' }), row('b1', 'b', { x: 0 }))
    for (const [side, x] of [
      ['mine', 'mine'],
      ['theirs', 'theirs'],
      ['base', 0],
    ] as const) {
      expect(resolve({ base, mine, theirs }, side).rows).toMatchObject([
        { id: 'a', x },
        { id: 'b', y: 'only theirs' },
        { id: 'b1', x: 'only mine' },
      ])
    }
  })

  it('brings an element back together with the one around it', () => {
    const sides = { base, mine: page(row('a'), row('b'), row('b1', 'b', { x: 1 })), theirs: page(row('a')) }
    expect(ids(resolve(sides, 'mine'))).toEqual(['a', 'b', 'b1'])
    expect(ids(resolve(sides, 'theirs'))).toEqual(['a'])
  })

  it('leaves out what was added inside of an element that is gone, unless it is wanted', () => {
    const sides = {
      base,
      mine: page(row('a', null, { x: 0 })),
      theirs: { ...base, rows: [...base.rows, row('n', 'b')] },
    }
    expect(ids(resolve(sides, 'mine'))).toEqual(['a'])
    expect(ids(resolve(sides, 'theirs'))).toEqual(['a', 'b', 'n'])
  })

  it('opens a circle of two moves, whatever is chosen for each', () => {
    const [mine, theirs] = [page(row('b'), row('a', 'b')), page(row('a'), row('b', 'a'))]
    const sides = { base: page(row('a'), row('b')), mine, theirs }
    for (const [first, second] of [
      ['mine', 'mine'],
      ['mine', 'theirs'],
      ['theirs', 'mine'],
      ['theirs', 'theirs'],
    ] as const) {
      const { rows } = resolveConflicts({ sides, choose: ({ element }) => (element === 'a' ? first : second) })
      expect(toTree(rows).unplaced).toEqual([])
    }
    expect(resolve(sides, 'mine').rows.map(({ element }) => element.parent)).toEqual([null, 'b'])
  })

  it('names the moves that cannot all be had as they are chosen', () => {
    const [mine, theirs] = [page(row('b'), row('a', 'b')), page(row('a'), row('b', 'a'))]
    const sides = { base: page(row('a'), row('b')), mine, theirs }
    const named = (first: Side, second: Side) =>
      contradictionsIn({ sides, choose: ({ element }) => (element === 'a' ? first : second) }).map(
        ({ element }) => element,
      )
    expect(named('mine', 'mine')).toEqual([])
    expect(named('theirs', 'theirs')).toEqual([])
    expect(named('theirs', 'mine')).toEqual([])
    expect(named('mine', 'theirs')).toEqual(['a'])
  })

  it('takes the order that was chosen, with what the other side added', () => {
    const three = page(row('a'), row('b'), row('c'))
    const mine = page(row('c'), row('b'), row('a'))
    const theirs = page(row('b'), row('new'), row('a'), row('c'))
    expect(ids(resolve({ base: three, mine, theirs }, 'mine'))).toEqual(['c', 'b', 'new', 'a'])
    expect(ids(resolve({ base: three, mine, theirs }, 'theirs'))).toEqual(['b', 'new', 'a', 'c'])
  })
})

const names = ['a', 'b', 'c', 'd', 'e', 'n', 'm']
const edit = fc.record({
  values: fc.dictionary(
    fc.constantFrom(...names),
    fc.record({ x: fc.nat(2), parent: fc.option(fc.constantFrom(...names)) }),
  ),
  removed: fc.subarray(names, { maxLength: 2 }),
  order: fc.option(fc.shuffledSubarray(names, { minLength: 7 })),
})
const start = page(...names.slice(0, 5).map((id) => row(id, null, { x: 0 })))

/** Without moves that could form a cycle: only into elements that come before. */
const forwardEdit = edit.map(({ values, ...rest }) => ({
  ...rest,
  values: Object.fromEntries(
    Object.entries(values).map(([id, { x, parent }]) => [
      id,
      { x, parent: parent !== null && parent < id ? parent : null },
    ]),
  ),
}))

/** Returns one side's page: changed at random, and valid, as the studio keeps it. */
function changed({
  values,
  removed,
  order,
}: typeof edit extends fc.Arbitrary<infer Value> ? Value : never): PageContent {
  const upsert = Object.entries(values).map(([id, { x, parent }]) => row(id, parent === id ? null : parent, { x }))
  const { page: values_, rows } = edited(start, { upsert, remove: removed, order })
  const placed = new Set(Object.keys(toTree(rows).rows))
  return { page: values_, rows: rows.filter(({ id }) => placed.has(id)) }
}

function partOf({ rows }: PageContent, { element, field }: Conflict): unknown {
  const found = rows.find(({ id }) => id === element)
  return field === null ? found : found && readPart(found, field)
}

describe('at random', () => {
  const choices = fc.infiniteStream(fc.constantFrom<Side>('mine', 'theirs'))

  it('any choice gives a sound page in which every chosen field is as chosen', () => {
    fc.assert(
      fc.property(edit, edit, choices, (first, second, stream) => {
        const sides = { base: start, mine: changed(first), theirs: changed(second) }
        const { conflicts } = mergePages(sides)
        const chosen = new Map(conflicts.map((conflict) => [conflictKey(conflict), stream.next().value]))
        const { rows } = resolveConflicts({ sides, choose: (conflict) => chosen.get(conflictKey(conflict)) as Side })
        expect(toTree(rows).unplaced).toEqual([])
        for (const conflict of conflicts.filter(({ field }) => field === 'x')) {
          const found = rows.find(({ id }) => id === conflict.element)
          expect(found?.x).toBe(conflict[chosen.get(conflictKey(conflict)) as 'mine' | 'theirs'])
        }
      }),
      { numRuns: repeats({ test: 300, all: 3000 }) },
    )
  })

  it('without a choice to make it is the merge, and one side chosen throughout keeps each change of that side', () => {
    fc.assert(
      fc.property(edit, edit, (first, second) => {
        const sides = { base: start, mine: changed(first), theirs: changed(second) }
        const merged = mergePages(sides)
        if (merged.conflicts.length === 0) expect(resolve(sides, 'mine')).toEqual(merged.content)
        const mine = resolve(sides, 'mine')
        for (const own of sides.mine.rows) {
          const was = start.rows.find(({ id }) => id === own.id)
          const found = mine.rows.find(({ id }) => id === own.id)
          if (isEqual(was?.x, own.x)) continue
          expect(found && readPart(found, 'x')).toBe(own.x)
        }
      }),
      { numRuns: repeats({ test: 300, all: 3000 }) },
    )
  })

  it('the base of conflicts asks about the same spots again once the rest is merged', () => {
    fc.assert(
      fc.property(forwardEdit, forwardEdit, (first, second) => {
        const sides = { base: start, mine: changed(first), theirs: changed(second) }
        const { conflicts } = mergePages(sides)
        const mine = resolve(sides, 'mine')
        const merged = { ...sides, base: conflictBase({ sides, conflicts, merged: mine }), mine }
        const again = new Set(mergePages(merged).conflicts.map(conflictKey))
        const asked = new Set(conflicts.map(conflictKey))
        expect([...again].filter((key) => !asked.has(key))).toEqual([])
        // A conflict that does not come up again has their state, which another of their changes needs.
        for (const conflict of conflicts.filter((each) => !again.has(conflictKey(each)))) {
          expect(partOf(mine, conflict)).toEqual(partOf(sides.theirs, conflict))
        }
        expect(resolve(merged, 'mine')).toEqual(mine)
      }),
      { numRuns: repeats({ test: 300, all: 3000 }) },
    )
  })
})
