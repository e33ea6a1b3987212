import { isExpired } from './message'
import type { FullState, Message, StudioMessage, StudioNotice, Told } from './message'

/** What the preview's end of the channel knows. */
export interface ReceiverState {
  /** The one studio that a frame belongs to; `null` for a window of its own, which follows whichever there is. */
  only: string | null
  /** The studio that it follows; `null` until a full state came, and after that studio has gone. */
  from: string | null
  /** The last message that it took from this studio. */
  seq: number
  /** Has asked for the state and not had it yet: what comes meanwhile does not ask again. */
  isAsking: boolean
  /** Pings since the studio was heard. */
  silence: number
}

/** What the window must do, in order. */
export type ReceiverEffect =
  | { type: 'apply'; told: Told }
  | { type: 'replace'; state: FullState }
  | { type: 'notice'; notice: StudioNotice }
  | { type: 'needState' | 'ping'; to: string | null }
  /** The studio has gone. What is on the screen stays. */
  | { type: 'left' }

export interface ReceiverStep {
  state: ReceiverState
  effects: ReceiverEffect[]
}

/** Time between two calls of `beat`. */
export const BEAT_MS = 5000

/** Pings without an answer after which the studio counts as gone: it crashed, or the browser put it to sleep. */
const MAX_SILENCE = 2

/** The receiver of a window that has heard nothing yet. Its first `beat` asks for the state. */
export function createReceiver({ only }: { only: string | null }): ReceiverState {
  return { only, from: null, seq: 0, isAsking: false, silence: 0 }
}

/** Takes a message of a studio: applies it in its turn, asks for the state when one is missing, ignores what is known or not its studio's. */
export function receive(state: ReceiverState, message: Message, now: number): ReceiverStep {
  if (!isOfStudio(message) || !isOwn(state, message)) return same(state)
  if (isExpired(message, now)) return ask(state)
  if (message.kind === 'fullState') return takeFullState(state, message)
  // A studio that opens: what it was asked for before, it has not heard.
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
  const next = ask(createReceiver({ only }))
  return { state: next.state, effects: [{ type: 'left' }, ...next.effects] }
}

function takeFullState(state: ReceiverState, message: Extract<Message, { kind: 'fullState' }>): ReceiverStep {
  const { from, seq } = message
  const isFollowed = state.from === from
  if (isFollowed && seq <= state.seq) return same(state)
  // The answer to another window. Nothing is missing here, and a whole page would be rendered anew for nothing.
  const isForOthers = isFollowed && !state.isAsking && seq === state.seq + 1
  const next = { ...state, from, seq, isAsking: false, silence: 0 }
  return { state: next, effects: isForOthers ? [] : [{ type: 'replace', state: message.state }] }
}
