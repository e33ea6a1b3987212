import type { Action } from '../model/reducer'
import { PROTOCOL } from './message'
import type { FullState, Message } from './message'
import type { PreviewRequest, StudioNotice } from './request'

/** What a window's sending end knows. */
export interface SenderState {
  token: string
  from: string
  seq: number
}

export type Outgoing =
  | { kind: 'action'; action: Action }
  | { kind: 'fullState'; state: FullState }
  | { kind: 'notice'; notice: StudioNotice }
  | { kind: 'here' | 'bye' }
  | { kind: 'intent'; to: string; action: Action }
  | { kind: 'request'; to: string; request: PreviewRequest }
  | { kind: 'needState' | 'ping'; to: string | null }

/** The sender of a window that has sent nothing yet. `from` is any id that no other window has. */
export function createSender({ token, from }: { token: string; from: string }): SenderState {
  return { token, from, seq: 0 }
}

/** Numbers and dates a message and puts the header on it. */
export function send(state: SenderState, outgoing: Outgoing, now: number): { state: SenderState; message: Message } {
  const seq = state.seq + 1
  return {
    state: { ...state, seq },
    message: { protocol: PROTOCOL, token: state.token, from: state.from, seq, sentAt: now, ...outgoing },
  }
}
