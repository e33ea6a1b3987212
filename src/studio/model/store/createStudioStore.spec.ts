import { describe, expect, it, vi } from 'vitest'
import { createRow, diff, toTree } from '../../../tree'
import type { ElementPermission } from '../../../tree'
import type { Action } from '../reducer'
import { PAGE, row, ROWS, RULES } from '../spec/fixtures'
import { createStudioStore, type Done } from './createStudioStore'

const open = (options: object = {}) =>
  createStudioStore({ page: PAGE, rows: ROWS, rev: 1, rules: () => RULES, ...options })
const slide = createRow({ id: 's', blockType: 'slide' })

describe('dispatch', () => {
  it('tells subscribers and listeners of what was applied', () => {
    const store = open()
    const [onState, onDone] = [vi.fn(), vi.fn()]
    store.subscribe(onState)
    store.onDone(onDone)
    const before = store.getState()
    const action: Action = { type: 'disableElement', ids: ['b'] }
    expect(store.dispatch(action)).toEqual({ applied: true })
    expect(onState).toHaveBeenCalledOnce()
    const after = store.getState()
    expect(onDone.mock.calls).toEqual([[{ action, before, after, change: diff(before, after) }]])
    expect(after.history.undo.at(-1)?.change).toBe((onDone.mock.calls[0] as [Done])[0].change)
  })

  it('tells nobody of what is impossible, and keeps the state', () => {
    const store = open()
    const before = store.getState()
    const listener = vi.fn()
    store.subscribe(listener)
    store.onDone(listener)
    expect(store.dispatch({ type: 'deleteElement', ids: ['nope'] })).toEqual({ applied: false, reason: null })
    expect(store.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('stops telling a listener that left', () => {
    const store = open()
    const listener = vi.fn()
    store.onDone(listener)()
    store.dispatch({ type: 'disableElement', ids: ['b'] })
    expect(listener).not.toHaveBeenCalled()
  })

  it('tells listeners of undo and redo as the change that they are', () => {
    const store = open()
    store.dispatch({ type: 'disableElement', ids: ['b'] })
    const told: (readonly [Action | null, boolean | undefined])[] = []
    store.onDone(({ action, change }) => told.push([action, change?.rows.updated.b?.[1].element.enabled]))
    store.undo()
    store.redo()
    store.redo()
    expect(told).toEqual([
      [null, true],
      [null, false],
    ])
  })
})

describe('rules', () => {
  it('refuse what the server would refuse, with the reason', () => {
    const store = open()
    const result = store.dispatch({
      type: 'addElement',
      rows: [slide],
      place: { parent: null, slot: 'default', index: 0 },
    })
    expect(result).toMatchObject({ applied: false, reason: { rule: 'slot-not-allowed' } })
    expect(store.getState().tree.rows.s).toBeUndefined()
  })

  it('refuse one element too many', () => {
    const store = open()
    const into = (id: string) => store.dispatch({ type: 'setSlot', id, slot: 'aside' }).applied
    expect([into('b'), into('c')]).toEqual([true, false])
  })

  it('refuse to take an element out of a slot that must hold it, but not to take away the whole', () => {
    const pair = { ...row('p'), blockType: 'pair' }
    const store = open({ rows: [...ROWS, pair, row('p1<p'), row('p2<p')] })
    const reason = { rule: 'slot-minimum', element: 'p', min: 2 }
    expect(store.dispatch({ type: 'deleteElement', ids: ['p1'] })).toMatchObject({ applied: false, reason })
    const away: Action = { type: 'moveElementIntoElement', ids: ['p1'], parent: 'a', slot: 'default' }
    expect(store.dispatch(away)).toMatchObject({ applied: false, reason })
    expect(store.dispatch({ type: 'deleteElement', ids: ['p'] }).applied).toBe(true)
  })

  it('let old faults stand', () => {
    const store = open({ rows: [...ROWS, createRow({ id: 'old', blockType: 'removed' })] })
    expect(store.dispatch({ type: 'moveElementIntoElement', ids: ['b'], parent: 'e', slot: 'default' }).applied).toBe(
      true,
    )
  })
})

describe('locks', () => {
  const locked = (permission: ElementPermission, id = 'b') =>
    ROWS.map((item) => (item.id === id ? { ...item, element: { ...item.element, permissions: [permission] } } : item))
  const place = { parent: null, slot: 'default', index: 0 }

  it.each<[ElementPermission, string, Action]>([
    ['edit', 'b', { type: 'fieldUpdate', id: 'b', field: 'title', value: 'x' }],
    ['edit', 'b', { type: 'disableElement', ids: ['b'] }],
    ['edit', 'b', { type: 'settingsUpdate', id: 'b', settings: { permissions: [] } }],
    ['edit', 'b', { type: 'selectField', id: 'b', field: 'new', initial: 'x' }],
    ['delete', 'b', { type: 'settingsUpdate', id: 'b', settings: { permissions: [] } }],
    ['move', 'b', { type: 'moveElement', ids: ['b'], place }],
    ['delete', 'b', { type: 'deleteElement', ids: ['b'] }],
    ['delete', 'b', { type: 'deleteElement', ids: ['a'] }],
    ['duplicate', 'b', { type: 'duplicateElement', ids: ['b'], newIds: ['n'] }],
    ['replace', 'b', { type: 'replaceElement', id: 'b', row: row('x') }],
    ['children', 'a', { type: 'addElement', rows: [row('x')], place: { parent: 'a', slot: 'default', index: 0 } }],
    ['children', 'a', { type: 'deleteElement', ids: ['b'] }],
    ['children', 'a', { type: 'moveElement', ids: ['b'], place }],
  ])('%s of %s refuses %o to everyone but administrators', (permission, id, action) => {
    const result = open({ rows: locked(permission, id) }).dispatch(action)
    expect(result).toMatchObject({ applied: false, reason: { element: id, rule: 'locked' } })
    expect(open({ rows: locked(permission, id), canUnlock: true }).dispatch(action)).toEqual({ applied: true })
  })

  it('hold an element that has lost its place', () => {
    const store = open({ rows: locked('delete').filter(({ id }) => id !== 'a') })
    const index = store.getState().tree.unplaced.find((unplaced) => unplaced.row.id === 'b')?.index ?? -1
    const result = store.dispatch({ type: 'unplacedDelete', index })
    expect(result).toMatchObject({ applied: false, reason: { element: 'b', rule: 'locked', lock: 'delete' } })
  })

  it('do not hold back what somebody else has saved', () => {
    const store = open({ rows: locked('delete') })
    const theirs = { page: PAGE, tree: toTree(locked('delete').filter(({ id }) => id !== 'b' && id !== 'c')) }
    const change = diff(store.getState(), theirs)
    expect(store.dispatch({ type: 'patchPage', source: 'remote', rev: 2, change })).toEqual({ applied: true })
    expect(store.getState().tree.rows.b).toBeUndefined()
    expect(store.getState().rev).toBe(2)
  })

  it('leave alone what they do not name', () => {
    expect(open({ rows: locked('delete') }).dispatch({ type: 'disableElement', ids: ['b'] }).applied).toBe(true)
  })
})
