import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRow } from './row'

import { changedKeys, changedValues, compareElements, longestRun, type PlacedElement } from './compare'

/** `'b<a/aside'`: the id, its parent and slot. */
function elements(...lines: string[]): PlacedElement[] {
  return lines.map((line) => {
    const [id = '', place] = line.split('<')
    const [parent = null, slot = 'default'] = place?.split('/') ?? []
    return { id, parent, slot }
  })
}

function compare(before: string[], after: string[], changed: string[] = []) {
  const input = { before: elements(...before), after: elements(...after) }
  return compareElements({ ...input, isChanged: (id) => changed.includes(id) }).map(
    ({ id, kind, isMoved, isChanged, inside }) =>
      [id, kind, isMoved && 'moved', isChanged && 'changed', inside > 0 && inside].filter(Boolean).join(' '),
  )
}

describe('what became of the elements', () => {
  it('is nothing for the same page', () => {
    expect(compare(['a', 'b<a'], ['a', 'b<a'])).toEqual([])
  })

  it('names what was added, changed and removed, the removed at the end', () => {
    expect(compare(['a', 'b', 'c'], ['a', 'n', 'c'], ['c'])).toEqual(['n added', 'c kept changed', 'b removed'])
  })

  it('counts what came or went inside another element with that element', () => {
    expect(compare(['g', 'x<g', 'y<x'], ['h', 'p<h', 'q<p'])).toEqual(['h added 2', 'g removed 2'])
  })

  it('lists an element on its own that was added to one that stood there before', () => {
    expect(compare(['g'], ['g', 'x<g'])).toEqual(['x added'])
  })

  it('calls the one moved that jumped over its siblings, not the siblings', () => {
    expect(compare(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d kept moved'])
    expect(compare(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a kept moved'])
  })

  it('calls another parent or slot a move', () => {
    expect(compare(['a', 'b', 'c'], ['a', 'b<a', 'c'])).toEqual(['b kept moved'])
    expect(compare(['a', 'b<a'], ['a', 'b<a/aside'])).toEqual(['b kept moved'])
  })

  it('does not call a move what only lost or gained neighbours', () => {
    expect(compare(['a', 'b', 'c'], ['n', 'c'])).toEqual(['n added', 'a removed', 'b removed'])
  })

  it('takes the first of two elements with one id', () => {
    expect(compare(['a', 'a<b', 'b'], ['a', 'b'])).toEqual([])
  })

  it('never names an element twice, whatever the pages are', () => {
    const page = fc.uniqueArray(fc.integer({ min: 0, max: 20 })).map((ids) => ids.map(String))
    fc.assert(
      fc.property(page, page, (before, after) => {
        const named = compare(before, after).map((line) => line.split(' ')[0])
        expect(new Set(named).size).toBe(named.length)
        expect(compare(before, after).filter((line) => line.endsWith('added'))).toHaveLength(
          after.filter((id) => !before.includes(id)).length,
        )
      }),
    )
  })
})

it('keeps the longest run that is in order', () => {
  expect([...longestRun([3, 0, 1, 2])].sort()).toEqual([1, 2, 3])
  expect([...longestRun([])]).toEqual([])
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), (values) => {
      const run = [...longestRun(values)].sort((a, b) => a - b).map((index) => values[index] ?? 0)
      expect(run).toEqual([...run].sort((a, b) => a - b))
      expect(run.length > 0).toBe(values.length > 0)
    }),
  )
})

describe('what differs in an element', () => {
  const before = createRow({ id: 'a', blockType: 'hero', fields: { title: 'A', text: null } })

  it('is named by field and by setting, without the place', () => {
    const after = {
      ...before,
      title: 'B',
      blockName: 'Top',
      element: { ...before.element, parent: 'x', enabled: false },
    }
    expect(changedKeys(before, after)).toEqual(['blockName', 'title', 'element.enabled'])
    expect(changedKeys(before, { ...before, blockType: 'group' })).toEqual(['blockType'])
  })

  it('is nothing when nothing became nothing', () => {
    const { text: _text, ...without } = before
    expect(changedKeys(before, { ...without, items: [], subtitle: '', blockName: '' } as typeof before)).toEqual([])
    expect(changedValues({ title: 'A', tags: null }, { title: 'B', tags: [] })).toEqual(['title'])
  })
})
