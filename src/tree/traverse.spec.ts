import { describe, expect, it } from 'vitest'
import { treeOf } from './spec/fixtures'
import { ancestorsOf, childrenOf, descendantsOf, outermost, traverse } from './traverse'

const tree = treeOf('a', 'b<a', 'c<b', 'd<a/aside', 'e', 'f<e')

describe('childrenOf', () => {
  it('lists all children, or those of a slot', () => {
    expect(childrenOf(tree, null)).toEqual(['a', 'e'])
    expect(childrenOf(tree, 'a')).toEqual(['b', 'd'])
    expect(childrenOf(tree, 'a', 'aside')).toEqual(['d'])
  })
  it('is empty for an element without children and for names of the prototype', () => {
    expect(childrenOf(tree, 'c')).toEqual([])
    expect(childrenOf(tree, 'constructor')).toEqual([])
  })
})

describe('traverse', () => {
  const visited = (stop?: string, from?: string) => {
    const seen: string[] = []
    traverse(
      tree,
      ({ id }, depth) => {
        seen.push(`${id}${depth}`)
        return id === stop ? false : undefined
      },
      from,
    )
    return seen
  }
  it('visits in pre-order with the depth', () => expect(visited()).toEqual(['a0', 'b1', 'c2', 'd1', 'e0', 'f1']))
  it('leaves out what is inside when told so', () => expect(visited('b')).toEqual(['a0', 'b1', 'd1', 'e0', 'f1']))
  it('starts where told', () => expect(visited(undefined, 'b')).toEqual(['b0', 'c1']))
  it('visits nothing from an unknown element', () => expect(visited(undefined, 'nope')).toEqual([]))
})

it('ancestorsOf lists the parents upwards', () => {
  expect(ancestorsOf(tree, 'c')).toEqual(['b', 'a'])
  expect(ancestorsOf(tree, 'a')).toEqual([])
  expect(ancestorsOf(tree, 'nope')).toEqual([])
})

it('descendantsOf lists everything inside', () => {
  expect(descendantsOf(tree, 'a')).toEqual(['b', 'c', 'd'])
  expect(descendantsOf(tree, 'nope')).toEqual([])
})

it('outermost leaves out what stands inside another, in the order of the page', () => {
  expect(outermost(tree, ['f', 'c', 'a', 'nope', 'f'])).toEqual(['a', 'f'])
  expect(outermost(tree, ['f', 'd', 'c'])).toEqual(['c', 'd', 'f'])
})
