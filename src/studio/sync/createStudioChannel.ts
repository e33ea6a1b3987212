import { createId } from '../../tree'
import type { Action, ActionType, Done, StudioStore } from '../model'
import { isViewAction } from '../model/reducer'
import {
  createSender,
  isExpired,
  send,
  toFullState,
  type Message,
  type Outgoing,
  type PreviewRequest,
  type SenderState,
  type StudioNotice,
} from './message'
import { FROM_PREVIEWS, HELLO, openChannels, openDirectly, type Way } from './ways'

export interface StudioChannel {
  /** Identifies this studio among all windows of the user. Its frame follows this studio only. */
  id: string
  /** Sends changes to the page's previews and serves their requests until the returned function is called. */
  start: (listener: Listener) => () => void
  /** Makes previews follow an earlier version, which is read-only; `null` returns them to the page itself. */
  show: (version: StudioStore | null) => void
  /** Sends previews a notice, which is not part of the page's state. */
  tell: (notice: StudioNotice) => void
  /**
   * Calls back on each message of the studio's own frame, at least every `BEAT_MS`. Returns a function that
   * unsubscribes.
   */
  onFrame: (heard: () => void) => () => void
}

interface Listener {
  /** The notices sent to a preview after the page's state. Read on each send. */
  notices: readonly StudioNotice[]
  onRequest: (request: PreviewRequest) => void
}

interface Input {
  store: StudioStore
  adminId: string
  token: string
  perform: (action: Action) => void
  /** The window of the preview in the studio, once it is there. */
  ownPreview: () => Window | null
}

/** A transport to previews and its message counter; `null` when closed. */
interface End {
  sender: SenderState
  way: Way | null
  /** Set once a preview has sent a message on it. Nothing is sent before. */
  isHeard: boolean
}

/** The studio's end of the channel. Only the studio writes: previews send requests and receive the changes. */
export function createStudioChannel({ store, adminId, token, perform, ownPreview }: Input): StudioChannel {
  const id = createId()
  // Each transport has its own counter, also after it reopens: previews detect missed messages by it.
  const endOf = (): End => ({ sender: createSender({ token, from: id }), way: null, isHeard: false })
  const [toFrame, toOthers] = [endOf(), endOf()]
  const ends = [toFrame, toOthers]
  let heard: Heard = new Map()
  const frameListeners = new Set<() => void>()
  let shown = store
  let follow = () => {}

  const postOn = (end: End, outgoing: Outgoing) => {
    if (!end.way) return
    const step = send(end.sender, outgoing, Date.now())
    end.sender = step.state
    end.way.post(step.message)
  }
  const heardEnds = () => ends.filter(({ isHeard }) => isHeard)
  const post = (outgoing: Outgoing) => heardEnds().forEach((end) => postOn(end, outgoing))

  const start = (listener: Listener) => {
    const { onRequest } = listener
    const postFullState = (end: End, knownRev: number | null = null) => {
      // Other windows may have another revision, and an earlier version may have the same revision number.
      const isKnown = end === toFrame && shown === store
      postOn(end, { kind: 'fullState', state: toFullState(shown.getState(), isKnown ? knownRev : null) })
      postOn(end, { kind: 'notice', notice: { type: 'readOnly', isReadOnly: shown !== store } })
      for (const notice of listener.notices) postOn(end, { kind: 'notice', notice })
    }
    const take = (message: Message, end: End) => {
      end.isHeard ||= 'to' in message
      const step = hear(message, { id, heard, now: Date.now() })
      heard = step.heard
      for (const effect of step.effects) {
        if (effect.type === 'sendFullState') postFullState(end, effect.knownRev)
        else if (effect.type === 'sendHere') postOn(end, { kind: 'here' })
        else if (effect.type === 'answer') onRequest(effect.request)
        else if (shown === store) perform(effect.action)
        else if (effect.action.type === 'selectElements') shown.dispatch(effect.action)
      }
    }
    const takeOfFrame = (message: Message) => {
      for (const tell of frameListeners) tell()
      take(message, toFrame)
    }
    toFrame.way = openDirectly({ token, there: ownPreview, onMessage: takeOfFrame })
    const takeOfOthers = (message: Message) => {
      if (!toOthers.isHeard) channels.listen(FROM_PREVIEWS)
      take(message, toOthers)
    }
    const channels = openChannels({ token, adminId, onMessage: takeOfOthers })
    channels.listen(HELLO)
    toOthers.way = channels
    const leave = () => post({ kind: 'bye' })
    // The browser may keep a page that was left, and show it again.
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && heardEnds().forEach((end) => postFullState(end))
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    let stopTelling = () => {}
    const tellDone = () => {
      stopTelling()
      const stop = shown.onDone((done) => {
        const told = toldOf(done)
        if (told) post(told)
      })
      stopTelling = () => void stop()
    }
    follow = () => {
      tellDone()
      heardEnds().forEach((end) => postFullState(end))
    }
    tellDone()
    // Do not broadcast the whole page on start: previews request it when they connect.
    ends.forEach((end) => postOn(end, { kind: 'here' }))
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      stopTelling()
      follow = () => {}
      leave()
      for (const end of ends) {
        end.way?.close()
        end.way = null
        end.isHeard = false
      }
    }
  }
  const show = (version: StudioStore | null) => {
    const next = version ?? store
    if (next === shown) return
    shown = next
    // Previews leave out a whole state that they did not miss; after a gap in the count they take it.
    for (const end of ends) end.sender = { ...end.sender, seq: end.sender.seq + 1 }
    follow()
  }
  const onFrame = (heard: () => void) => {
    frameListeners.add(heard)
    return () => void frameListeners.delete(heard)
  }
  return { id, start, show, tell: (notice) => post({ kind: 'notice', notice }), onFrame }
}

/**
 * Returns the message for previews: the change of the page, or the action if the page is the same; `null` if there is
 * nothing to send.
 */
export function toldOf({ action, before, after, change }: Done): Outgoing | null {
  if (!change && action && isViewAction(action)) return { kind: 'action', action }
  const isSame = after.selection === before.selection
  if (!change && isSame) return null
  return { kind: 'change', by: action?.type ?? 'patchPage', change, ...(isSame ? {} : { selection: after.selection }) }
}

/** What the studio does with a message of a preview. */
export type StudioEffect =
  | { type: 'sendFullState'; knownRev: number | null }
  | { type: 'sendHere' }
  | { type: 'perform'; action: Action }
  | { type: 'answer'; request: PreviewRequest }

/** The number of the last message heard, by window. */
export type Heard = ReadonlyMap<string, number>

/** What only a studio can know: a preview that claims it is not believed. */
const FACTS: ReadonlySet<ActionType> = new Set<ActionType>([
  'setCurrentPage',
  'setIsSaving',
  'patchPage',
  'annotationAdd',
  'annotationUpdate',
  'annotationDelete',
  'annotationComment',
  'reviewStatus',
])

interface Hearing {
  id: string
  /** Drops what was heard before. */
  heard: Heard
  now: number
}

/** The studio's end: answers previews that need the state, does what they ask for. What is old or for another studio is ignored. */
export function hear(message: Message, { id, heard, now }: Hearing): { heard: Heard; effects: StudioEffect[] } {
  const isKnown = (heard.get(message.from) ?? 0) >= message.seq
  if (!('to' in message) || isKnown || (message.to ?? id) !== id || isExpired(message, now))
    return { heard, effects: [] }
  const next = new Map(heard).set(message.from, message.seq)
  switch (message.kind) {
    case 'needState':
      return { heard: next, effects: [{ type: 'sendFullState', knownRev: message.rev }] }
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
