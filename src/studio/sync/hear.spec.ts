import { describe, expect, it } from 'vitest'
import { hear } from './createStudioChannel'
import { PROTOCOL } from './message'
import type { Message } from './message'

const NOW = 1_000_000
const header = { protocol: PROTOCOL, token: 't', from: 'preview', seq: 1, sentAt: NOW } as const
const need: Message = { ...header, kind: 'needState', to: null, rev: 3 }
const intent: Message = { ...header, kind: 'intent', to: 'studio', action: { type: 'deleteElement', ids: ['a'] } }
const at = (message: Message, now = NOW) => hear(message, { id: 'studio', heard: new Map(), now })

describe('hear', () => {
  it('answers a preview, once per message', () => {
    const first = at(need)
    expect(first.effects).toEqual([{ type: 'sendFullState', knownRev: 3 }])
    expect(hear(need, { id: 'studio', heard: first.heard, now: NOW }).effects).toEqual([])
    expect(at({ ...header, kind: 'ping', to: 'studio' }).effects).toEqual([{ type: 'sendHere' }])
  })
  it('does what a preview asks for', () => {
    expect(at(intent).effects).toEqual([{ type: 'perform', action: { type: 'deleteElement', ids: ['a'] } }])
    const request = { type: 'command', command: 'undo' } as const
    expect(at({ ...header, kind: 'request', to: 'studio', request }).effects).toEqual([{ type: 'answer', request }])
  })
  it('leaves alone what is meant for another studio', () => {
    expect(at({ ...intent, to: 'other' }).effects).toEqual([])
    expect(at({ ...need, to: 'other' }).effects).toEqual([])
  })
  it('does not do a wish of long ago', () => {
    expect(at(intent, NOW + 45_000).effects).toHaveLength(1)
    expect(at(intent, NOW + 45_001).effects).toEqual([])
  })
  it('believes no preview what only a studio can know', () => {
    expect(at({ ...intent, action: { type: 'setIsSaving', isSaving: false, rev: 99 } }).effects).toEqual([])
    expect(at({ ...intent, action: { type: 'patchPage', source: 'remote', change: null } }).effects).toEqual([])
  })
  it('does nothing that another studio has done', () => {
    expect(at({ ...header, kind: 'action', action: { type: 'selectElements', ids: ['a'] } }).effects).toEqual([])
  })
})
