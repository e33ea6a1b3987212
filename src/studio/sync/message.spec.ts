import { describe, expect, it } from 'vitest'
import { toTree, type PageDiff } from '../../tree'
import { PAGE, row, ROWS, stateOf } from '../model/spec/fixtures'
import { isViewAction, type Action } from '../model/reducer'
import type { StudioState } from '../model/types'
import type { Annotation } from '../../contract/review'
import { channelName, fromFullState, PROTOCOL, readMessage, toFullState } from './message'

const header = { protocol: PROTOCOL, token: 'secret', from: 'studio', seq: 1, sentAt: 1 }
const read = (message: object) => readMessage({ ...header, ...message }, 'secret')
const selection = { elements: ['a'], anchor: 'a', field: null, group: null }

const COMMENT = { id: 'c', text: 'Look', author: { id: 'r', name: 'Rita' }, createdAt: null, editedAt: null }
const ANNOTATION: Annotation = {
  uuid: '0b1c5e4e-9d5f-4c55-8a6d-1c2a3b4c5d6e',
  ...{ element: 'a', x: 0.25, y: 1, breakpoint: 'md', status: 'pending', author: null, resolvedBy: null },
  ...{ mentions: ['r'], createdAt: '2026-01-01T00:00:00.000Z', comments: [COMMENT] },
}

const CHANGE: PageDiff = {
  page: { title: ['A', 'B'] },
  rows: { added: { x: row('x') }, updated: {}, removed: { y: row('y') } },
  order: { root: [['y'], ['x']], y: [[], null] },
  orphans: null,
}

const ACTIONS: Action[] = [
  { type: 'setCurrentPage', page: PAGE, rows: ROWS, rev: 1 },
  { type: 'addElement', rows: [row('x')], place: { parent: null, slot: 'default', index: 0 } },
  { type: 'duplicateElement', ids: ['a'], newIds: ['n'] },
  { type: 'replaceElement', id: 'a', row: row('x') },
  { type: 'enableElement', ids: ['a'] },
  { type: 'disableElement', ids: ['a'] },
  { type: 'deleteElement', ids: ['a'] },
  { type: 'moveElement', ids: ['a'], place: { parent: 'e', slot: 'aside', index: 0 } },
  { type: 'setSlot', id: 'a', slot: 'aside' },
  { type: 'moveElementIntoElement', ids: ['a'], parent: 'e', slot: 'default' },
  { type: 'wrapElement', ids: ['a'], row: row('x') },
  { type: 'unwrapElement', id: 'a' },
  { type: 'fieldUpdate', id: 'a', field: 'title', value: { any: ['thing'] } },
  { type: 'pageFieldAdd', field: { id: 'f', name: 'n', type: 'text', enabled: true, text: 'x' } },
  { type: 'pageFieldUpdate', id: 'f', field: { text: 'x' } },
  { type: 'pageFieldRemove', id: 'f' },
  { type: 'pageFieldToggle', id: 'f' },
  { type: 'settingsUpdate', id: null, settings: { title: 'x' } },
  { type: 'updateProperties', id: 'a', properties: { domId: 'x' } },
  { type: 'updateLayout', layout: 'jewel' },
  { type: 'setIsSaving', isSaving: true },
  { type: 'setCurrentState', session: { themeColor: '#be123c' } },
  { type: 'annotationAdd', annotation: ANNOTATION },
  { type: 'annotationUpdate', uuid: ANNOTATION.uuid, changes: { status: 'resolved' } },
  { type: 'annotationDelete', uuid: ANNOTATION.uuid },
  { type: 'annotationComment', uuid: ANNOTATION.uuid, comment: COMMENT },
  { type: 'setCurrentState', session: { reviewMode: true, breakpoint: 'md' } },
  { type: 'patchPage', change: CHANGE, source: 'decision' },
]

describe('readMessage', () => {
  it.each(ACTIONS.map((action) => [action.type, action] as const))('takes %s as it was sent', (_type, action) => {
    const message = isViewAction(action) ? { kind: 'action', action } : { kind: 'intent', to: 'studio', action }
    expect(read(message)).toEqual({ ...header, ...message })
  })

  it('takes the other kinds', () => {
    for (const message of [
      { kind: 'change', by: 'fieldUpdate', change: CHANGE },
      { kind: 'change', by: 'deleteElement', change: CHANGE, selection },
      { kind: 'needState', to: null, rev: null },
      { kind: 'ping', to: 'studio' },
      { kind: 'here' },
      { kind: 'bye' },
      { kind: 'intent', to: 'studio', action: ACTIONS[4] },
      { kind: 'request', to: 'studio', request: { type: 'command', command: 'undo' } },
      { kind: 'request', to: 's', request: { type: 'choosePlace', place: { parent: 'a', slot: 'x', index: 0 } } },
      {
        kind: 'request',
        to: 's',
        request: { type: 'addSlice', slice: 'hero', place: { parent: null, slot: 'x', index: 1 } },
      },
      { kind: 'request', to: 's', request: { type: 'paste', text: '{}' } },
      { kind: 'notice', notice: { type: 'sliceDrag', slice: null } },
      { kind: 'notice', notice: { type: 'hover', element: null } },
      { kind: 'notice', notice: { type: 'shortcuts', shortcuts: [{ keys: 'mod+z', worksInInputs: true }] } },
    ]) {
      expect(read(message)).toEqual({ ...header, ...message })
    }
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['another token', { ...header, token: 'wrong', kind: 'needState', to: null, rev: null }],
    ['no token', { ...header, token: undefined, kind: 'needState', to: null, rev: null }],
    ['another protocol', { ...header, protocol: 99, kind: 'needState', to: null, rev: null }],
    ['no date', { ...header, sentAt: undefined, kind: 'needState', to: null, rev: null }],
    ['a wish for nobody', { ...header, kind: 'intent', action: ACTIONS[4] }],
    ['a state without a page', { ...header, kind: 'fullState', state: { ...toFullState(stateOf(), null), page: {} } }],
    [
      'a state with a session of another shape',
      { ...header, kind: 'fullState', state: { ...toFullState(stateOf(), null), session: { scale: 'big' } } },
    ],
    ['an unknown kind', { ...header, kind: 'eval' }],
    ['an unknown action', { ...header, kind: 'intent', to: 's', action: { type: 'eval', code: 'x' } }],
    ['a change of the page as an action', { ...header, kind: 'action', action: { type: 'updateLayout', layout: 'x' } }],
    ['a change by an unknown action', { ...header, kind: 'change', by: 'eval', change: CHANGE }],
    ['a change without its parts', { ...header, kind: 'change', by: 'fieldUpdate', change: { rows: {} } }],
    [
      'a change whose element is no row',
      {
        ...header,
        kind: 'change',
        by: 'fieldUpdate',
        change: { ...CHANGE, rows: { ...CHANGE.rows, added: { x: 'y' } } },
      },
    ],
    [
      'a place without a slot',
      { ...header, kind: 'intent', to: 's', action: { type: 'moveElement', ids: ['a'], place: { parent: null } } },
    ],
    ['an action of nothing', { ...header, kind: 'intent', to: 's', action: { type: 'deleteElement', ids: [] } }],
    [
      'a row without an envelope',
      {
        ...header,
        ...{ kind: 'intent', to: 's' },
        action: { type: 'replaceElement', id: 'a', row: { id: 'x', blockType: 'y' } },
      },
    ],
    ['a number that is none', { ...header, seq: 0, kind: 'needState', to: null, rev: null }],
    ['an unknown request', { ...header, kind: 'request', to: 's', request: { type: 'eval', code: 'x' } }],
    ['a slice without a place', { ...header, kind: 'request', to: 's', request: { type: 'addSlice', slice: 'hero' } }],
    ['an unknown notice', { ...header, kind: 'notice', notice: { type: 'navigate', to: '/x' } }],
  ])('ignores %s', (_what, message) => expect(readMessage(message, 'secret')).toBeNull())
})

describe('the whole state', () => {
  const { page, tree, rev, review, session, selection: chosen } = stateOf()
  const nothing = toTree([])
  const carried = (state: StudioState, knownRev: number | null, known = nothing) => {
    const message = read({ kind: 'fullState', state: structuredClone(toFullState(state, knownRev)) })
    if (message?.kind !== 'fullState') throw new Error('The full state was refused.')
    return { isWhole: message.state.rows !== null, state: fromFullState(message.state, known) }
  }
  it('is carried to a preview that has none of it, or that of another revision', () => {
    const state = { page, tree, rev, review, session, selection: chosen }
    expect(carried(stateOf(), null)).toEqual({ isWhole: true, state })
    expect(carried(stateOf(), rev - 1)).toEqual({ isWhole: true, state })
  })
  it('goes without its elements to a preview that was made with them', () => {
    const { isWhole, state } = carried(stateOf(), rev, tree)
    expect(isWhole).toBe(false)
    expect(state.tree).toBe(tree)
  })
  it('has its elements once they are changed', () => {
    const { tree: other } = structuredClone({ tree })
    expect(carried({ ...stateOf(), tree: other }, rev)).toMatchObject({ isWhole: true, state: { tree } })
  })
})

it('names one channel per action and administrator', () => {
  expect(channelName('moveElement', '7')).not.toBe(channelName('moveElement', '8'))
  expect(channelName('moveElement', '7')).not.toBe(channelName('setSlot', '7'))
})
