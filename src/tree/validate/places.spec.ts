import { describe, expect, it } from 'vitest'
import { createRow } from '../row'
import { nestedRows, RULES, treeOf } from '../spec/fixtures'
import { toTree } from '../toTree'
import { allowedPlaces, canPlace } from './places'

const tree = treeOf('g', 'hero1<g/aside', 'hero2<g/aside', 'k<g')
const ask = (blockType: string, parent: string | null, slot = 'default', moving: string[] = []) => {
  const answer = canPlace(tree, { blockType, parent, slot, moving }, RULES)
  return answer.allowed ? 'yes' : answer.fault.rule
}

describe('canPlace', () => {
  it.each([
    ['hero', null, 'default', 'yes'],
    ['hero', 'k', 'aside', 'yes'],
    ['hero', 'g', 'aside', 'slot-limit'],
    ['slide', null, 'default', 'slot-not-allowed'],
    ['slide', 'k', 'default', 'slot-not-allowed'],
    ['slide', 'k', 'aside', 'yes'],
    ['group', 'k', 'aside', 'slot-not-allowed'],
    ['group', 'k', 'nope', 'unknown-slot'],
    ['group', null, 'aside', 'unknown-slot'],
    ['group', 'nope', 'default', 'unknown-parent'],
    ['jewel', null, 'default', 'layout-not-allowed'],
    ['nope', null, 'default', 'unknown-slice'],
  ])('answers for %s in %s / %s: %s', (blockType, parent, slot, answer) => {
    expect(ask(blockType, parent, slot)).toBe(answer)
  })

  it('does not count what is being moved', () => expect(ask('hero', 'g', 'aside', ['hero1'])).toBe('yes'))

  it('counts the page', () => {
    const full = toTree(['a', 'b', 'c'].map((id) => createRow({ id, blockType: 'hero' })))
    const answer = canPlace(full, { blockType: 'hero', parent: null, slot: 'default' }, RULES)
    expect(answer).toEqual({ allowed: false, fault: { rule: 'page-limit', blockType: 'hero', max: 3 } })
  })

  it('says what is possible instead', () => {
    const answer = canPlace(tree, { blockType: 'group', parent: 'k', slot: 'aside' }, RULES)
    expect(answer).toMatchObject({ fault: { allowed: ['hero', 'slide'] } })
  })
})

describe('allowedPlaces', () => {
  it('lists every slot that takes the slice', () => {
    expect(allowedPlaces(tree, { blockType: 'slide' }, RULES)).toEqual([{ parent: 'k', slot: 'aside' }])
    expect(allowedPlaces(tree, { blockType: 'group' }, RULES)).toEqual([
      { parent: null, slot: 'default' },
      { parent: 'g', slot: 'default' },
      { parent: 'k', slot: 'default' },
    ])
  })
  it('leaves out what is inside the moved elements', () => {
    expect(allowedPlaces(tree, { blockType: 'group', moving: ['g'] }, RULES)).toEqual([
      { parent: null, slot: 'default' },
    ])
  })
})

it('takes nothing where it would stand too deep', () => {
  const tree = toTree(nestedRows(50))
  const into = (parent: string) => canPlace(tree, { blockType: 'group', parent, slot: 'default' }, RULES)
  expect(into('e48')).toEqual({ allowed: true })
  expect(into('e49')).toMatchObject({ allowed: false, fault: { rule: 'depth' } })
})
