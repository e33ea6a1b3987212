import type { Action, ActionType } from '../model/reducer'
import { isExpired } from './message'
import type { Message } from './message'
import type { PreviewRequest } from './request'

/** What the studio does with a message of a preview. */
export type StudioEffect =
  | { type: 'sendFullState' }
  | { type: 'sendHere' }
  | { type: 'perform'; action: Action }
  | { type: 'answer'; request: PreviewRequest }

/** The number of the last message heard, by window. */
export type Heard = ReadonlyMap<string, number>

/** What only a studio can know: a preview that claims it is not believed. */
const FACTS: ReadonlySet<ActionType> = new Set<ActionType>(['setCurrentPage', 'setIsSaving', 'patchPage'])

interface Listener {
  /** The studio's own id. */
  id: string
  /** Drops what was heard before. */
  heard: Heard
  now: number
}

/** The studio's end: answers previews that need the state, does what they ask for. What is old or for another studio is ignored. */
export function hear(message: Message, { id, heard, now }: Listener): { heard: Heard; effects: StudioEffect[] } {
  const isKnown = (heard.get(message.from) ?? 0) >= message.seq
  if (!('to' in message) || isKnown || (message.to ?? id) !== id || isExpired(message, now))
    return { heard, effects: [] }
  const next = new Map(heard).set(message.from, message.seq)
  switch (message.kind) {
    case 'needState':
      return { heard: next, effects: [{ type: 'sendFullState' }] }
    case 'ping':
      return { heard: next, effects: [{ type: 'sendHere' }] }
    case 'request':
      return { heard: next, effects: [{ type: 'answer', request: message.request }] }
    case 'intent':
      return {
        heard: next,
        effects: FACTS.has(message.action.type) ? [] : [{ type: 'perform', action: message.action }],
      }
  }
}
