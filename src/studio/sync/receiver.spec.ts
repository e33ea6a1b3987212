import { describe, expect, it } from 'vitest'
import { stateOf } from '../model/spec/fixtures'
import { PROTOCOL, toFullState } from './message'
import type { Message, Told } from './message'
import { beat, createReceiver, receive } from './receiver'
import type { ReceiverState, ReceiverStep } from './receiver'

const NOW = 1_000_000
const header = (seq: number, from: string) => ({ protocol: PROTOCOL, token: 't', from, seq, sentAt: NOW }) as const
const action = (seq: number, from = 's'): Told => ({
  ...header(seq, from),
  kind: 'action',
  action: { type: 'selectElements', ids: [`${seq}`] },
})
const full = (seq: number, from = 's'): Message => ({
  ...header(seq, from),
  kind: 'fullState',
  state: toFullState(stateOf(), null),
})
const bye = (seq: number, from = 's'): Message => ({ ...header(seq, from), kind: 'bye' })

const start = createReceiver({ only: null })
const followed: ReceiverState = { ...start, from: 's', seq: 1 }
const take = (state: ReceiverState, ...messages: Message[]): ReceiverStep =>
  messages.reduce<ReceiverStep>(
    (step, message) => {
      const next = receive(step.state, message, NOW)
      return { state: next.state, effects: [...step.effects, ...next.effects] }
    },
    { state, effects: [] },
  )
const types = ({ effects }: ReceiverStep) => effects.map(({ type }) => type)

describe('in order', () => {
  it('applies what comes in its turn', () => {
    expect(take(followed, action(2))).toEqual({
      state: { ...followed, seq: 2 },
      effects: [{ type: 'apply', told: action(2) }],
    })
  })
  it('ignores what it has had', () => expect(take(followed, action(1)).effects).toEqual([]))
  it('asks for the state at once when one is missing, and asks once', () => {
    const asked = take(followed, action(3))
    expect(asked.effects).toEqual([{ type: 'needState', to: 's' }])
    expect(take(asked.state, action(4), action(5)).effects).toEqual([])
    expect(types(take(asked.state, full(6), action(7)))).toEqual(['replace', 'apply'])
  })
  it('goes on with what was overtaken, and forgets with the full state what came before it', () => {
    expect(types(take(followed, action(3), action(2), full(4), action(3)))).toEqual(['needState', 'apply', 'replace'])
  })
  it('is not led astray by a number that is far ahead: the full state counts', () => {
    const step = take(followed, { ...action(6), sentAt: NOW - 1 }, full(3), action(4), action(5), action(6))
    expect(types(step)).toEqual(['needState', 'replace', 'apply', 'apply', 'apply'])
  })
  it('does not take over a state that was sent for another window', () => {
    const step = take(followed, full(2))
    expect(step).toEqual({ state: { ...followed, seq: 2 }, effects: [] })
  })
})

describe('lifetime', () => {
  const later = (message: Message, age: number) => receive(followed, message, NOW + age)
  it('follows an action for 45 seconds and a full state for 60', () => {
    expect(types(later(action(2), 45_000))).toEqual(['apply'])
    expect(types(later(full(3), 60_000))).toEqual(['replace'])
  })
  it('ignores what is older and asks for the state, once', () => {
    const old = later(action(2), 45_001)
    expect(old.effects).toEqual([{ type: 'needState', to: 's' }])
    expect(old.state.seq).toBe(1)
    expect(receive(old.state, action(3), NOW + 45_001).effects).toEqual([])
    expect(types(later(full(3), 60_001))).toEqual(['needState'])
  })
  it('takes the answer over, whatever was missed', () => {
    const old = later(action(2), 45_001)
    expect(types(take(old.state, full(3)))).toEqual(['replace'])
  })
})

describe('several studios', () => {
  it('asks whichever there is as long as it follows none', () => {
    expect(take(start, action(1)).effects).toEqual([{ type: 'needState', to: null }])
    expect(types(take(start, full(9)))).toEqual(['replace'])
  })
  it('asks a studio that opens again, which has not heard it before, and only while it follows none', () => {
    const here: Message = { ...header(1, 's'), kind: 'here' }
    const asked = beat(start).state
    expect(take(asked, action(1)).effects).toEqual([])
    expect(take(asked, here).effects).toEqual([{ type: 'needState', to: null }])
    expect(take(followed, here).effects).toEqual([])
    expect(take(beat(createReceiver({ only: 'other' })).state, here).effects).toEqual([])
  })
  it('does not listen to a second one', () => {
    expect(types(take(followed, action(2, 'other'), full(3, 'other'), bye(4, 'other')))).toEqual([])
  })
  it('follows the studio of its own frame and no other', () => {
    const bound = createReceiver({ only: 's' })
    expect(types(take(bound, full(1, 'other')))).toEqual([])
    expect(beat(bound).effects).toEqual([{ type: 'needState', to: 's' }])
    expect(types(take(bound, full(1)))).toEqual(['replace'])
  })
})

describe('a studio that goes', () => {
  it('is left when it says so, after what it did before', () => {
    const step = take(followed, action(2), bye(3))
    expect(types(step)).toEqual(['apply', 'left', 'needState'])
    expect(step.state.from).toBeNull()
  })
  it('is followed again when it comes back as another window', () => {
    expect(types(take(followed, bye(2), full(1, 'again'), action(2, 'again')))).toEqual([
      'left',
      'needState',
      'replace',
      'apply',
    ])
  })
  it('is left when it does not answer, and asked for from then on', () => {
    const first = beat(followed)
    expect(first.effects).toEqual([{ type: 'ping', to: 's' }])
    const second = beat(first.state)
    expect(types(second)).toEqual(['ping'])
    const third = beat(second.state)
    expect(third.effects).toEqual([{ type: 'left' }, { type: 'needState', to: null }])
    expect(beat(third.state).effects).toEqual([{ type: 'needState', to: null }])
  })
  it('stays followed as long as it answers, and an answer shows what was lost last', () => {
    const here: Message = { ...header(2, 's'), kind: 'here' }
    const answered = take(beat(beat(followed).state).state, here)
    expect(types(beat(answered.state))).toEqual(['ping'])
    expect(types(take(followed, { ...here, seq: 3 }))).toEqual(['needState'])
  })
})
