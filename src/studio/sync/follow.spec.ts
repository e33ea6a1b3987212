import { expect, it } from 'vitest'
import { PAGE, row, ROWS, stateOf } from '../model/spec/fixtures'
import { reducer, type Action } from '../model/reducer'
import type { StudioState } from '../model/types'
import { PROTOCOL, readMessage } from './message'
import { createReceiver, receive } from './receiver'

/** Returns the preview's state after a message of the studio, which is parsed from the channel and reduced. */
function followed(state: StudioState, action: Action): StudioState {
  const sent = { protocol: PROTOCOL, token: 'secret', from: 's', seq: 2, sentAt: 1, kind: 'action', action }
  const message = readMessage(JSON.parse(JSON.stringify(sent)), 'secret')
  if (!message) throw new Error('The preview does not read the message.')
  const { effects } = receive({ ...createReceiver({ only: null }), from: 's', seq: 1 }, message, 1)
  return effects.reduce((held, effect) => (effect.type === 'apply' ? reducer(held, effect.action) : held), state)
}

const rowsOf = ({ tree }: StudioState) => Object.keys(tree.rows).sort().join('')
const element = (state: StudioState, id: string) => state.tree.rows[id]?.element
const names = ({ page }: StudioState) => page.fields.map(({ name, enabled }) => `${name}:${enabled}`)
const FIELD = { id: 'f3', name: 'mood', type: 'text', enabled: true, text: 'Sunny' }

const CASES: [Action, (state: StudioState) => unknown, unknown][] = [
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
  [{ type: 'setIsSaving', isSaving: true }, ({ saving }) => saving.isSaving, true],
  [{ type: 'setCurrentState', session: { themeColor: '#be123c' } }, ({ session }) => session.themeColor, '#be123c'],
]

it.each(CASES.map(([action, read, now]) => [action.type, action, read, now] as const))(
  'the preview does what %s says',
  (_type, action, read, now) => {
    expect(read(stateOf())).not.toEqual(now)
    expect(read(followed(stateOf(), action))).toEqual(now)
  },
)

it('the preview does what enableElement says', () => {
  const off = followed(stateOf(), { type: 'disableElement', ids: ['a'] })
  expect(element(followed(off, { type: 'enableElement', ids: ['a'] }), 'a')?.enabled).toBe(true)
})
