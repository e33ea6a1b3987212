import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { insert } from '../operations/insert'
import { move } from '../operations/move'
import { remove } from '../operations/remove'
import { replace } from '../operations/replace'
import { setSlot } from '../operations/setSlot'
import { updateField } from '../operations/updateField'
import { createRow } from '../row'
import { brokenRows, nestedRows, rowOf, RULES as FIXTURE } from '../spec/fixtures'
import { toTree } from '../toTree'
import type { Tree, TreeRules } from '../types'
import { staysSound } from './staysSound'
import { validateTree } from './validate'

const RUNS = repeats({ test: 300, all: 3000 })

const edit = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'replace', 'setSlot', 'field'),
  blockType: fc.constantFrom('group', 'hero', 'slide', 'pair', 'jewel', 'none'),
  slot: fc.constantFrom('default', 'aside', 'none'),
  isTop: fc.boolean(),
  a: fc.nat(),
  b: fc.nat(),
})

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

function make(tree: Tree, { kind, blockType, slot, isTop, a, b }: Edit, count: number): Tree {
  const ids = Object.keys(tree.rows)
  const [id = '', other = ''] = [ids[a % ids.length], ids[b % ids.length]]
  const place = { parent: isTop ? null : other, slot: isTop ? 'default' : slot, index: b % 3 }
  const row = createRow({ id: `n${count}`, blockType })
  switch (kind) {
    case 'insert':
      return insert(tree, { rows: [row], place })
    case 'remove':
      return remove(tree, { ids: [id] })
    case 'move':
      return move(tree, { ids: [id], place })
    case 'replace':
      return replace(tree, { id, row })
    case 'setSlot':
      return setSlot(tree, { id, slot })
    case 'field':
      return updateField(tree, { id, field: 'title', value: count })
  }
}

const SLIDES = ['s1<d/aside', 's2<d/aside', 's3<a/aside'].map((line) => ({ ...rowOf(line), blockType: 'slide' }))
const START = ['a', 'b<a', 'hero-1<b', 'c', 'hero-2<c/aside', 'd', 'e<d', 'f<d']
const PAIR = [{ ...rowOf('p'), blockType: 'pair' }, rowOf('p1<p'), rowOf('p2<p')]
const start = () => toTree([...START.map(rowOf), ...SLIDES, ...PAIR])
/** Both slots allow the same elements. The second one holds two at most. */
const RULES: TreeRules = {
  ...FIXTURE,
  slice: (name) =>
    name === 'group'
      ? {
          layouts: '*',
          slots: { default: { allowedElements: '*' }, aside: { allowedElements: ['group', 'hero', 'slide'], max: 2 } },
        }
      : FIXTURE.slice(name),
}

describe('a tree that broke no rule', () => {
  it('is what these begin with', () => expect(validateTree(start(), RULES)).toEqual([]))

  it('is never called sound when it breaks one', () => {
    let sound = 0
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.nat(3), (edits, step) => {
        let before = start()
        let after: Tree = before
        for (const [index, one] of edits.entries()) {
          after = make(after, one, index)
          // Compares across several changes, too.
          if (index % 4 < step) continue
          const isSound = validateTree(after, RULES).length === 0
          if (staysSound({ before, after, rules: RULES })) {
            expect(isSound).toBe(true)
            sound++
          }
          if (!isSound) return
          before = after
        }
      }),
      { numRuns: RUNS },
    )
    // The incremental check must also succeed often.
    expect(sound).toBeGreaterThan(RUNS / 6)
  })

  it('is not called sound after any damage that shows', () => {
    fc.assert(
      fc.property(brokenRows, (rows) => {
        const after = toTree(rows)
        if (staysSound({ before: start(), after, rules: RULES })) expect(validateTree(after, RULES)).toEqual([])
      }),
    )
  })
})

it.each<[string, (tree: Tree) => Tree]>([
  [
    'a new element',
    (tree) =>
      insert(tree, {
        rows: [createRow({ id: 'n', blockType: 'group' })],
        place: { parent: 'a', slot: 'default', index: 0 },
      }),
  ],
  ['a moved one', (tree) => move(tree, { ids: ['e'], place: { parent: 'b', slot: 'default', index: 0 } })],
  ['a removed one', (tree) => remove(tree, { ids: ['a'] })],
])('sees at once that %s breaks nothing', (_name, change) => {
  const before = start()
  expect(staysSound({ before, after: change(before), rules: RULES })).toBe(true)
})

it('does not call a move sound that brings what stands inside too deep', () => {
  const before = toTree([...nestedRows(49), rowOf('a'), rowOf('b<a')])
  const under = (parent: string) => move(before, { ids: ['a'], place: { parent, slot: 'default', index: 0 } })
  expect(staysSound({ before, after: under('e47'), rules: RULES })).toBe(true)
  expect(staysSound({ before, after: under('e48'), rules: RULES })).toBe(false)
  expect(validateTree(under('e48'), RULES)).toMatchObject([{ element: 'b', rule: 'depth' }])
})
