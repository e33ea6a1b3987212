import { describe, expect, it } from 'vitest'
import { createStudioStore } from './store/createStudioStore'
import { PAGE, ROWS, row } from './spec/fixtures'
import { HISTORY_LIMIT } from './history'

function open() {
  const clock = { now: 0 }
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1, now: () => clock.now })
  const type = (value: unknown, field = 'title') => store.dispatch({ type: 'fieldUpdate', id: 'b', field, value })
  const title = () => store.getState().tree.rows.b?.title
  const steps = () => store.getState().history.undo.length
  return { clock, store, type, title, steps }
}

describe('undo', () => {
  it('takes each action back by itself, and brings the selection back', () => {
    const { store } = open()
    const start = store.getState()
    store.dispatch({ type: 'selectElements', ids: ['b'] })
    store.dispatch({ type: 'deleteElement', ids: ['b'] })
    store.dispatch({ type: 'updateLayout', layout: 'jewel' })
    expect(store.undo()).toBe(true)
    expect(store.getState().page.layout).toBe('blocks')
    expect(store.undo()).toBe(true)
    expect(store.getState().tree).toEqual(start.tree)
    expect(store.getState().selection.elements).toEqual(['b'])
    expect(store.undo()).toBe(false)
  })

  it('is made again by redo, and forgotten by another change', () => {
    const { store, type, title } = open()
    type('one')
    store.undo()
    expect(store.redo()).toBe(true)
    expect(title()).toBe('one')
    store.undo()
    type('two')
    expect(store.redo()).toBe(false)
  })

  it('does not record what does not change the page', () => {
    const { store, steps } = open()
    store.dispatch({ type: 'selectElements', ids: ['b'] })
    store.dispatch({ type: 'setCurrentState', session: { themeColor: '#be123c' } })
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    expect(steps()).toBe(0)
  })

  it('forgets the oldest steps beyond its limit', () => {
    const { store, steps } = open()
    for (let index = 0; index < HISTORY_LIMIT + 5; index++) {
      store.dispatch({ type: 'updateLayout', layout: `layout-${index}` })
    }
    expect(steps()).toBe(HISTORY_LIMIT)
  })
})

describe('typing', () => {
  it('in one field is one step', () => {
    const { clock, store, type, title, steps } = open()
    for (const text of ['H', 'He', 'Hel', 'Hell', 'Hello']) {
      clock.now += 200
      type(text)
    }
    expect(steps()).toBe(1)
    store.undo()
    expect(title()).toBe('b')
    store.redo()
    expect(title()).toBe('Hello')
  })

  it.each<[string, (context: ReturnType<typeof open>) => void]>([
    ['a pause', ({ clock }) => (clock.now += 1500)],
    ['a blur', ({ store }) => store.seal()],
    ['a selection', ({ store }) => void store.dispatch({ type: 'selectElements', ids: ['c'] })],
    ['a save', ({ store }) => void store.dispatch({ type: 'setIsSaving', isSaving: true })],
    ['another action', ({ store }) => void store.dispatch({ type: 'disableElement', ids: ['c'] })],
    ['another field', ({ type }) => void type('x', 'copy')],
    ['an undo', ({ store, type }) => [type('gone', 'copy'), store.undo()]],
  ])('after %s is a new step', (_what, interrupt) => {
    const context = open()
    context.type('one')
    interrupt(context)
    const before = context.steps()
    context.type('two')
    expect(context.steps()).toBe(before + 1)
  })

  it('that is taken back by hand leaves no step that changes nothing', () => {
    const { clock, store, type, title, steps } = open()
    const before = title()
    type('x')
    clock.now += 100
    type(before)
    expect(steps()).toBe(0)
    expect(store.undo()).toBe(false)
  })

  it('does not merge values that are no text, unless it is told to', () => {
    const { store, type, steps } = open()
    type(true)
    type(false)
    expect(steps()).toBe(2)
    for (const value of [1, 2, 3]) store.dispatch({ type: 'fieldUpdate', id: 'c', field: 'size', value, typing: true })
    expect(steps()).toBe(3)
  })
})

it('takes the words of one row back at once, and those of another row by themselves', () => {
  const { store, steps } = open()
  const rows = ['one', 'two'].map((id) => ({ id, title: '' }))
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'cards', value: rows })
  const type = (row: string, value: string) =>
    store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'cards', at: [{ row }, 'title'], value })
  for (const words of ['S', 'Sa', 'Sand']) type('one', words)
  for (const words of ['S', 'Sea']) type('two', words)
  expect(steps()).toBe(3)
  store.undo()
  expect(store.getState().tree.rows.b?.cards).toEqual([{ id: 'one', title: 'Sand' }, rows[1]])
})

it('adds, changes and removes again what one action brought', () => {
  const { store } = open()
  const before = store.getState().tree
  store.dispatch({ type: 'addElement', rows: [row('x'), row('y<x')], place: { parent: 'a', slot: 'aside', index: 0 } })
  const added = store.getState().tree
  store.undo()
  expect(store.getState().tree).toEqual(before)
  store.redo()
  expect(store.getState().tree).toEqual(added)
})
