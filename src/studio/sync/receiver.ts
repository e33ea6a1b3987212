import type { Action } from '../model/reducer'
import { isExpired } from './message'
import type { FullState, Message, StudioMessage } from './message'
import type { StudioNotice } from './request'

/** What the preview's end of the channel knows. */
export interface ReceiverState {
  /** The one studio that a frame belongs to; `null` for a window of its own, which follows whichever there is. */
  only: string | null
  /** The studio that it follows; `null` until a full state came, and after that studio has gone. */
  from: string | null
  /** The last message that it took from this studio, and those that came too early. */
  seq: number
  early: readonly StudioMessage[]
  /** Has asked for the state and not had it yet: what comes meanwhile does not ask again. */
  isAsking: boolean
  /** Pings since the studio was heard. */
  silence: number
}

/** What the window must do, in order. */
export type ReceiverEffect =
  | { type: 'apply'; action: Action }
  | { type: 'replace'; state: FullState }
  | { type: 'notice'; notice: StudioNotice }
  | { type: 'needState' | 'ping'; to: string | null }
  /** A message is missing: call `missing` after `GAP_WAIT_MS`. */
  | { type: 'wait' }
  /** The studio has gone. What is on the screen stays. */
  | { type: 'left' }

export interface ReceiverStep {
  state: ReceiverState
  effects: ReceiverEffect[]
}

/** Channels of different actions may overtake each other; after this time a message counts as lost. */
export const GAP_WAIT_MS = 100

/** Time between two calls of `beat`. */
export const BEAT_MS = 5000

/** Pings without an answer after which the studio counts as gone: it crashed, or the browser put it to sleep. */
const MAX_SILENCE = 2

/** Messages kept while one is missing; beyond them the whole state is asked for. */
const MAX_EARLY = 200

/** The receiver of a window that has heard nothing yet. Its first `beat` asks for the state. */
export function createReceiver({ only }: { only: string | null }): ReceiverState {
  return { only, from: null, seq: 0, early: [], isAsking: false, silence: 0 }
}

/** Takes a message of a studio: applies it in its turn, keeps it when it came early, ignores what is known or not its studio's. */
export function receive(state: ReceiverState, message: Message, now: number): ReceiverStep {
  if (!isOfStudio(message) || !isOwn(state, message)) return same(state)
  if (isExpired(message, now)) return ask(state)
  if (message.kind === 'fullState') return takeFullState(state, message)
  // A studio that opens: what it was asked for before, it has not heard.
  if (message.kind === 'here' && state.from === null) return ask({ ...state, isAsking: false })
  if (state.from === null) return message.kind === 'bye' ? same(state) : ask(state)
  if (message.seq <= state.seq) return same(state)
  const early = [...state.early, message].sort((a, b) => a.seq - b.seq)
  return drain({ ...state, early, silence: 0 })
}

/** Whether anything received is a message of the followed studio that was taken before: `receive` would ignore it. */
export function isTaken({ from, seq }: ReceiverState, received: unknown): boolean {
  if (typeof received !== 'object' || received === null || !('from' in received) || !('seq' in received)) return false
  return received.from === from && typeof received.seq === 'number' && received.seq <= seq
}

/** Called when a missing message has not come in time. */
export function missing(state: ReceiverState): ReceiverStep {
  return state.early.length === 0 ? same(state) : ask(state)
}

/** Called at the start, every `BEAT_MS` and when the window wakes: finds out whether the studio is there, and what was lost last. */
export function beat(state: ReceiverState): ReceiverStep {
  const next = { ...state, silence: state.silence + 1 }
  if (state.from !== null && next.silence > MAX_SILENCE) return leave(state)
  if (state.from === null || state.isAsking) return ask({ ...next, isAsking: false })
  return { state: next, effects: [{ type: 'ping', to: state.from }] }
}

function isOfStudio(message: Message): message is StudioMessage {
  return !('to' in message)
}

/** Two studios of the same person may have the same page open: a preview listens to one of them. */
function isOwn({ only, from }: ReceiverState, message: StudioMessage): boolean {
  return message.from === (from ?? only ?? message.from)
}

function same(state: ReceiverState): ReceiverStep {
  return { state, effects: [] }
}

function ask(state: ReceiverState): ReceiverStep {
  if (state.isAsking) return same(state)
  return { state: { ...state, isAsking: true }, effects: [{ type: 'needState', to: state.from ?? state.only }] }
}

function leave({ only }: ReceiverState): ReceiverStep {
  const asked = ask(createReceiver({ only }))
  return { state: asked.state, effects: [{ type: 'left' }, ...asked.effects] }
}

function takeFullState(state: ReceiverState, message: Extract<Message, { kind: 'fullState' }>): ReceiverStep {
  const { from, seq, sentAt } = message
  const isFollowed = state.from === from
  if (isFollowed && seq <= state.seq) return same(state)
  // The answer to another window. Nothing is missing here, and a whole page would be rendered anew for nothing.
  const isForOthers = isFollowed && !state.isAsking && state.early.length === 0 && seq === state.seq + 1
  // Higher in number and yet sent before: whoever sent it, it was not this studio, and its number's turn must not come.
  const early = isFollowed ? state.early.filter((waiting) => waiting.seq > seq && waiting.sentAt >= sentAt) : []
  const next = drain({ ...state, from, seq, early, isAsking: false, silence: 0 })
  return isForOthers
    ? next
    : { state: next.state, effects: [{ type: 'replace', state: message.state }, ...next.effects] }
}

function drain(state: ReceiverState): ReceiverStep {
  const effects: ReceiverEffect[] = []
  let { seq } = state
  let rest = state.early
  for (let next = rest[0]; next !== undefined && next.seq <= seq + 1; next = rest[0]) {
    rest = rest.slice(1)
    if (next.seq <= seq) continue
    seq = next.seq
    if (next.kind === 'action') effects.push({ type: 'apply', action: next.action })
    if (next.kind === 'notice') effects.push({ type: 'notice', notice: next.notice })
    if (next.kind !== 'bye') continue
    const left = leave(state)
    return { state: left.state, effects: [...effects, ...left.effects] }
  }
  const now = { ...state, seq, early: rest }
  if (rest.length === 0) return { state: now, effects }
  const step: ReceiverStep = rest.length > MAX_EARLY ? ask(now) : { state: now, effects: [{ type: 'wait' }] }
  return { state: step.state, effects: [...effects, ...step.effects] }
}
