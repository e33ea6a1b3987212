import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { canPlace, createRow, toTree, validateTree, type SliceRules, type TreeRules } from '../../tree'
import type { Names } from './names'
import { readable } from './readable'

const [CARDS, CARD] = ['0b1c2d3e-0000-4000-8000-000000000001', '0b1c2d3e-0000-4000-8000-000000000002']
const LABELS: Record<string, string> = { cardList: 'Cards', card: 'Card' }
const RULES: Record<string, SliceRules> = {
  cardList: { layouts: '*', slots: { default: { allowedElements: ['card'], max: 0 } } },
  card: { layouts: '*', root: false, slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => RULES[name] }
const tree = toTree([
  createRow({ id: CARDS, blockType: 'cardList' }),
  createRow({ id: CARD, blockType: 'card', blockName: 'Beach', element: { parent: CARDS } }),
])
const names = {
  store: createStore(() => ({ tree })),
  slice: (name: string) => (LABELS[name] === undefined ? undefined : { label: LABELS[name] }),
} as unknown as Names
const of = (message: string) => readable(names, message)

describe('a rule for people', () => {
  it('names elements and slices as the studio does, and leaves the codes out', () => {
    expect(validateTree(tree, rules).map(({ message }) => of(message))).toEqual([
      'Element "Beach" is one too many: the slot "default" of "Cards" holds at most 0.',
    ])
  })

  it('names what may stand in a place', () => {
    const answer = (blockType: string, parent: string | null) => {
      const place = canPlace(tree, { blockType, parent, slot: 'default' }, rules)
      return place.allowed ? null : of(place.message)
    }
    expect(answer('cardList', CARDS)).toBe('The slot "default" of "Cards" does not take "Cards" (possible: Card).')
    expect(answer('card', null)).toBe('"Card" cannot stand on the page itself, only inside slices made for it.')
  })

  it('leaves other words alone', () => {
    expect(of('The path "/a (b)" is taken by "Home" (en).')).toBe('The path "/a (b)" is taken by "Home" (en).')
  })
})
