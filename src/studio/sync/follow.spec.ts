import { expect, it } from 'vitest'
import { PAGE, row, ROWS } from '../model/spec/fixtures'
import type { Action } from '../model/reducer'
import type { StudioState } from '../model/types'
import { createStudioStore } from '../model/store/createStudioStore'
import { takeTold } from '../preview/followStudio'
import { frameOf } from '../preview/spec/frame'
import { readRows, toTree } from '../../tree'
import { toldOf } from './createStudioChannel'
import { createSender, PROTOCOL, readMessage, send } from './message'
import { createReceiver, receive } from './receiver'

/** Returns what the preview shows after the studio's actions, received through the channel. */
function followed(...actions: Action[]): Shown {
  const studio = createStudioStore({ page: PAGE, rows: ROWS, rev: 1, canUnlock: true })
  const frame = frameOf(toTree(readRows(ROWS)))
  studio.onDone((done) => {
    const told = toldOf(done)
    if (!told) throw new Error('The studio tells nothing.')
    const sent = send(createSender({ token: 'secret', from: 's' }), told, 1)
    const message = readMessage(JSON.parse(JSON.stringify(sent.message)), 'secret')
    if (!message) throw new Error('The preview does not read the message.')
    const { effects } = receive({ ...createReceiver({ only: null }), from: 's' }, message, 1)
    for (const effect of effects) if (effect.type === 'apply') takeTold(frame, effect.told)
  })
  for (const action of actions) studio.dispatch(action)
  return { page: frame.store.page(), tree: frame.store.tree(), themeColor: frame.ui.getState().themeColor }
}

const HEADER = { protocol: PROTOCOL, token: 'secret', from: 's', seq: 1, sentAt: 1 } as const

type Shown = Pick<StudioState, 'page' | 'tree'> & { themeColor: string }

const rowsOf = ({ tree }: Shown) => Object.keys(tree.rows).sort().join('')
const element = (state: Shown, id: string) => state.tree.rows[id]?.element
const names = ({ page }: Shown) => page.fields.map(({ name, enabled }) => `${name}:${enabled}`)
const FIELD = { id: 'f3', name: 'mood', type: 'text', enabled: true, text: 'Sunny' }

const CASES: [Action, (state: Shown) => unknown, unknown][] = [
  [
    { type: 'setCurrentPage', page: { ...PAGE, title: 'Other' }, rows: ROWS.slice(0, 1), rev: 7 },
    (state) => [state.page.title, rowsOf(state)],
    ['Other', 'a'],
  ],
  [{ type: 'addElement', rows: [row('x')], place: { parent: null, slot: 'default', index: 0 } }, rowsOf, 'abcdefx'],
  [{ type: 'duplicateElement', ids: ['f'], newIds: ['n'] }, rowsOf, 'abcdefn'],
  [
    { type: 'replaceElement', id: 'f', row: { ...row('f'), blockType: 'hero' } },
    (state) => state.tree.rows.f?.blockType,
    'hero',
  ],
  [{ type: 'disableElement', ids: ['a'] }, (state) => element(state, 'a')?.enabled, false],
  [{ type: 'deleteElement', ids: ['a'] }, rowsOf, 'ef'],
  [
    { type: 'moveElement', ids: ['b'], place: { parent: 'e', slot: 'default', index: 0 } },
    (state) => element(state, 'b')?.parent,
    'e',
  ],
  [{ type: 'setSlot', id: 'b', slot: 'aside' }, (state) => element(state, 'b')?.slot, 'aside'],
  [
    { type: 'moveElementIntoElement', ids: ['f'], parent: 'a', slot: 'default' },
    (state) => element(state, 'f')?.parent,
    'a',
  ],
  [{ type: 'pageFieldAdd', field: FIELD }, names, ['intro:true', 'price:false', 'mood:true']],
  [{ type: 'pageFieldUpdate', id: 'f1', field: { text: 'Changed' } }, ({ page }) => page.fields[0]?.text, 'Changed'],
  [{ type: 'pageFieldRemove', id: 'f1' }, names, ['price:false']],
  [{ type: 'pageFieldToggle', id: 'f2' }, names, ['intro:true', 'price:true']],
  [{ type: 'settingsUpdate', id: null, settings: { title: 'Other' } }, ({ page }) => page.title, 'Other'],
  [
    { type: 'updateProperties', id: 'a', properties: { domId: 'there' } },
    (state) => element(state, 'a')?.properties.domId,
    'there',
  ],
  [{ type: 'updateLayout', layout: 'jewel' }, ({ page }) => page.layout, 'jewel'],
  [{ type: 'setCurrentState', session: { themeColor: '#be123c' } }, ({ themeColor }) => themeColor, '#be123c'],
]

it.each(CASES.map(([action, read, now]) => [action.type, action, read, now] as const))(
  'the preview does what %s says',
  (_type, action, read, now) => {
    expect(read(followed())).not.toEqual(now)
    expect(read(followed(action))).toEqual(now)
  },
)

it('the preview does what enableElement says', () => {
  const off: Action = { type: 'disableElement', ids: ['a'] }
  expect(element(followed(off, { type: 'enableElement', ids: ['a'] }), 'a')?.enabled).toBe(true)
})

it('the preview keeps what a change does not name, and is sent no element that only moves along with another', () => {
  const inner = Array.from({ length: 1000 }, (_, index) => row(`i${index}<a`, { text: 'x'.repeat(1000) }))
  const studio = createStudioStore({ page: PAGE, rows: [...ROWS, ...inner], rev: 1 })
  const frame = frameOf(studio.getState().tree)
  const before = frame.store.tree()
  let size = 0
  studio.onDone((done) => {
    const told = toldOf(done)
    size = JSON.stringify(told).length
    if (told?.kind === 'change') takeTold(frame, { ...HEADER, ...told })
  })
  studio.dispatch({ type: 'moveElement', ids: ['a'], place: { parent: 'e', slot: 'default', index: 0 } })
  const after = frame.store.tree()
  expect(after.rows.a?.element.parent).toBe('e')
  expect(size).toBeLessThan(3000)
  const others = (rows: typeof after.rows) => Object.values(rows).filter(({ id }) => id !== 'a')
  expect(others(after.rows).every((one) => before.rows[one.id] === one)).toBe(true)
  expect(after.children.a).toBe(before.children.a)
})

it('the preview refuses a change of another shape, and asks for the page at the next message', () => {
  const state = { ...createReceiver({ only: null }), from: 's', seq: 1 }
  const change = { page: {}, rows: { added: {}, updated: { a: 'A' }, removed: {} }, order: {}, orphans: null }
  expect(readMessage({ ...HEADER, seq: 2, kind: 'change', by: 'fieldUpdate', change }, 'secret')).toBeNull()
  const next = readMessage({ ...HEADER, seq: 3, kind: 'here' }, 'secret')
  expect(next && receive(state, next, 1).effects).toEqual([{ type: 'needState', to: 's' }])
})
