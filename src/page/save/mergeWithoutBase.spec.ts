import { describe, expect, it } from 'vitest'
import { createRow, type Change, type Row } from '../../tree'
import { mergeWithoutBase } from './mergeWithoutBase'

const element = (id: string, title: string, parent: string | null = null) =>
  createRow({ id, blockType: 'group', fields: { title }, element: { parent } })

const theirs = { page: { title: 'Page' }, rows: [element('a', 'A'), element('b', 'B'), element('c', 'C', 'b')] }

function asked(change: Partial<Change>, rows: Row[] = theirs.rows) {
  const body = { page: {}, upsert: [], remove: [], order: null, ...change }
  return mergeWithoutBase({ body, theirs: { ...theirs, rows } }).conflicts.map(({ element: id, field }) => [id, field])
}

describe('a save whose base is not kept any more', () => {
  it('asks about everything that differs', () => {
    expect(asked({ page: { title: 'Mine' } })).toEqual([[null, 'title']])
    expect(asked({ upsert: [element('a', 'Mine')] })).toEqual([['a', 'title']])
    expect(asked({ remove: ['a'] })).toEqual([['a', null]])
    expect(asked({ order: ['b', 'c', 'a'] })).toEqual([[null, 'order']])
  })

  it('asks about an element that is not there: somebody may have removed it', () => {
    expect(asked({ upsert: [element('b', 'Mine')] }, [element('a', 'A')])).toEqual([['b', null]])
    expect(asked({ upsert: [element('x', 'New', 'gone')] })).toEqual([['x', null]])
  })

  it('asks about an element that was moved into one that is gone', () => {
    expect(asked({ upsert: [element('a', 'A', 'gone')] })).toContainEqual(['a', 'element.parent'])
  })

  it('asks nothing about what is the same', () => {
    expect(asked({ page: { title: 'Page' }, upsert: [element('a', 'A')], order: ['a', 'b', 'c'] })).toEqual([])
  })
})
