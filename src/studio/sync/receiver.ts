import { isExpired } from './message'
import type { FullState, Message, StudioMessage, StudioNotice, Told } from './message'

/** The state of the preview's end of the channel. */
export interface ReceiverState {
  /** The studio that contains the frame; `null` for a separate window, which follows any studio. */
  only: string | null
  /** The followed studio; `null` before the first full state and after the studio has closed. */
  from: string | null
  /** The last message that it took from this studio. */
  seq: number
  /** The state is requested but not received: later messages do not request it again. */
  isAsking: boolean
  /** Pings since the last message of the studio. */
  silence: number
}

/** The effects that the window applies, in order. */
export type ReceiverEffect =
  | { type: 'apply'; told: Told }
  | { type: 'replace'; state: FullState }
  | { type: 'notice'; notice: StudioNotice }
  | { type: 'needState' | 'ping'; to: string | null }
  /** The studio has closed. The preview keeps what it shows. */
  | { type: 'left' }

export interface ReceiverStep {
  state: ReceiverState
  effects: ReceiverEffect[]
}

/** Time between two calls of `beat`. */
export const BEAT_MS = 5000

/** Unanswered pings after which the studio counts as closed: it crashed, or the browser suspended it. */
const MAX_SILENCE = 2

/** Returns the initial receiver. Its first `beat` requests the state. */
export function createReceiver({ only }: { only: string | null }): ReceiverState {
  return { only, from: null, seq: 0, isAsking: false, silence: 0 }
}

/**
 * Receives a message: applies it in order, requests the state if a message is missing, ignores duplicates and messages
 * of other studios.
 */
export function receive(state: ReceiverState, message: Message, now: number): ReceiverStep {
  if (!isOfStudio(message) || !isOwn(state, message)) return same(state)
  if (isExpired(message, now)) return ask(state)
  if (message.kind === 'fullState') return takeFullState(state, message)
  // A studio has just opened: it did not receive earlier requests.
  if (message.kind === 'here' && state.from === null) return ask({ ...state, isAsking: false })
  if (state.from === null) return message.kind === 'bye' ? same(state) : ask(state)
  if (message.seq <= state.seq) return same(state)
  if (message.seq > state.seq + 1) return ask(state)
  const next = { ...state, seq: message.seq, silence: 0 }
  switch (message.kind) {
    case 'action':
    case 'change':
      return { state: next, effects: [{ type: 'apply', told: message }] }
    case 'notice':
      return { state: next, effects: [{ type: 'notice', notice: message.notice }] }
    case 'bye':
      return leave(next)
    case 'here':
      return same(next)
  }
}

/** Called at the start, every `BEAT_MS` and when the window wakes. Detects a closed studio and messages lost last. */
export function beat(state: ReceiverState): ReceiverStep {
  const next = { ...state, silence: state.silence + 1 }
  if (state.from !== null && next.silence > MAX_SILENCE) return leave(state)
  if (state.from === null || state.isAsking) return ask({ ...next, isAsking: false })
  return { state: next, effects: [{ type: 'ping', to: state.from }] }
}

function isOfStudio(message: Message): message is StudioMessage {
  return !('to' in message)
}

/** A user may have the same page open in two studios: a preview follows one of them. */
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
  const next = ask(createReceiver({ only }))
  return { state: next.state, effects: [{ type: 'left' }, ...next.effects] }
}

function takeFullState(state: ReceiverState, message: Extract<Message, { kind: 'fullState' }>): ReceiverStep {
  const { from, seq } = message
  const isFollowed = state.from === from
  if (isFollowed && seq <= state.seq) return same(state)
  // The response to another window. No message is missing here, so skip the render of a whole page.
  const isForOthers = isFollowed && !state.isAsking && seq === state.seq + 1
  const next = { ...state, from, seq, isAsking: false, silence: 0 }
  return { state: next, effects: isForOthers ? [] : [{ type: 'replace', state: message.state }] }
}
