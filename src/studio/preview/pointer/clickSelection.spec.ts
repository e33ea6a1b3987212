import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../tree'
import { clickSelection } from './useFramePointer'

const row = (id: string, parent: string | null = null) =>
  createRow({ id, blockType: 'text', element: createEnvelope({ parent }) })
const tree = toTree([row('a'), row('b'), row('c'), row('d'), row('x', 'd')])
const click = (id: string, elements: string[], more: { adds?: boolean; extends?: boolean; anchor?: string } = {}) =>
  clickSelection({
    tree,
    id,
    selection: { elements, anchor: more.anchor ?? elements.at(-1) ?? null },
    adds: more.adds ?? false,
    extends: more.extends ?? false,
  })

describe('clickSelection', () => {
  it('selects the element alone', () => {
    expect(click('b', ['a', 'c'])).toEqual({ ids: ['b'], anchor: 'b' })
  })

  it('adds an element and takes a selected one out', () => {
    expect(click('c', ['a'], { adds: true })).toEqual({ ids: ['a', 'c'], anchor: 'c' })
    expect(click('c', ['a', 'c'], { adds: true })).toEqual({ ids: ['a'], anchor: 'a' })
    expect(click('a', ['a'], { adds: true })).toEqual({ ids: [], anchor: null })
  })

  it('selects the siblings between anchor and element, in either direction, and keeps the anchor', () => {
    expect(click('d', ['b'], { extends: true })).toEqual({ ids: ['b', 'c', 'd'], anchor: 'b' })
    expect(click('a', ['b', 'c'], { extends: true, anchor: 'c' })).toEqual({ ids: ['a', 'b', 'c'], anchor: 'c' })
  })

  it('has no range between elements of different parents', () => {
    expect(click('x', ['a'], { extends: true })).toEqual({ ids: ['x'], anchor: 'x' })
    expect(click('x', ['a'], { extends: true, adds: true })).toEqual({ ids: ['a', 'x'], anchor: 'x' })
  })
})
