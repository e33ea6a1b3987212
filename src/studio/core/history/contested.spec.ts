import { describe, expect, it } from 'vitest'
import type { Action } from '../actions/action'
import { after, row, stateOf } from '../spec/fixtures'
import { contested } from './contested'
import { diff } from './diff'

const base = stateOf()
const title = (id: string, value: string): Action => ({ type: 'fieldUpdate', id, field: 'title', value })
const move = (id: string, parent: string | null, index: number): Action => ({
  type: 'moveElement',
  ids: [id],
  place: { parent, slot: 'default', index },
})
const contests = (mine: Action[], theirs: Action[]) =>
  contested(after(base, ...mine), diff(base, after(base, ...theirs)) ?? {})

describe('contested', () => {
  it('is nothing where the two sides touch different elements, fields and lists', () => {
    expect(contests([title('b', 'Mine')], [title('c', 'Theirs')])).toEqual([])
    expect(contests([title('b', 'Mine')], [{ type: 'fieldUpdate', id: 'b', field: 'copy', value: 'x' }])).toEqual([])
    expect(contests([move('b', 'a', 1)], [move('f', null, 0)])).toEqual([])
  })

  it('is nothing where both did the same', () => {
    expect(contests([title('b', 'Same')], [title('b', 'Same')])).toEqual([])
    expect(contests([move('b', 'a', 1)], [move('b', 'a', 1)])).toEqual([])
  })

  it('names the field of an element and of the page', () => {
    const page = (value: string): Action => ({ type: 'settingsUpdate', id: null, settings: { title: value } })
    expect(contests([title('b', 'Mine'), page('M')], [title('b', 'Theirs'), page('T')])).toEqual([
      { element: null, field: 'title' },
      { element: 'b', field: 'title' },
    ])
  })

  it('names an element that one changed and the other removed', () => {
    const remove: Action = { type: 'deleteElement', ids: ['b'] }
    expect(contests([title('b', 'Mine')], [remove])).toEqual([{ element: 'b', field: null }])
    expect(contests([remove], [title('b', 'Theirs')])).toEqual([{ element: 'b', field: null }])
  })

  it('names a list that both put into another order, and what would lose its place', () => {
    expect(contests([move('b', 'a', 1)], [move('d', 'a', 0)])).toEqual([{ element: 'a', field: null }])
    const add = (id: string): Action => ({
      type: 'addElement',
      rows: [row(id)],
      place: { parent: 'e', slot: 'default', index: 0 },
    })
    expect(contests([add('x')], [{ type: 'deleteElement', ids: ['e'] }])).toContainEqual({
      element: 'x',
      field: 'parent',
    })
    expect(contests([move('a', 'e', 0)], [move('e', 'a', 0)])).not.toEqual([])
  })
})
