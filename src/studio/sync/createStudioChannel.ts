import { createId } from '../../tree'
import { type Action, type StudioStore } from '../model'
import {
  createSender,
  hear,
  send,
  toFullState,
  type Heard,
  type Outgoing,
  type PreviewRequest,
  type StudioNotice,
} from '.'
import { postDirectly } from './direct'
import { openChannels, type Channels } from './openChannels'

export interface StudioChannel {
  /** Names this studio among all windows of the same person. Its frame follows this one and no other. */
  id: string
  /** Tells previews of the page what happens and answers them, until the function that it answers is called. */
  start: (listener: Listener) => () => void
  /** Lets previews follow an earlier version of the page, which they cannot change; `null`: the page itself again. */
  show: (version: StudioStore | null) => void
  /** Tells previews what is no part of the page's state. */
  tell: (notice: StudioNotice) => void
}

interface Listener {
  /** What every preview is told after the page's state. */
  notices: readonly StudioNotice[]
  onRequest: (request: PreviewRequest) => void
}

interface Input {
  store: StudioStore
  adminId: string
  token: string
  /** Does what a preview asks for. */
  perform: (action: Action) => void
  /** The window of the preview in the studio, once it is there: it hears of everything before others do. */
  ownPreview: () => Window | null
}

/** The studio's end of the channel. It is the one writer: previews ask, and hear what was done. */
export function createStudioChannel({ store, adminId, token, perform, ownPreview }: Input): StudioChannel {
  const id = createId()
  let sender = createSender({ token, from: id })
  let heard: Heard = new Map()
  let channels: Channels | null = null
  let shown = store
  let follow = () => {}

  const post = (outgoing: Outgoing) => {
    const step = send(sender, outgoing, Date.now())
    sender = step.state
    const own = ownPreview()
    // A whole page is as much work as the broadcast itself, and nobody waits for it at a key.
    if (own && channels && outgoing.kind !== 'fullState') postDirectly(own, step.message)
    channels?.post(step.message)
  }

  const start = ({ notices, onRequest }: Listener) => {
    const postFullState = () => {
      post({ kind: 'fullState', state: toFullState(shown.getState()) })
      post({ kind: 'notice', notice: { type: 'readOnly', isReadOnly: shown !== store } })
      for (const notice of notices) post({ kind: 'notice', notice })
    }
    const own = openChannels({
      adminId,
      token,
      onMessage: (message) => {
        const step = hear(message, { id, heard, now: Date.now() })
        heard = step.heard
        for (const effect of step.effects) {
          if (effect.type === 'sendFullState') postFullState()
          else if (effect.type === 'sendHere') post({ kind: 'here' })
          else if (effect.type === 'answer') onRequest(effect.request)
          else if (shown === store) perform(effect.action)
          else if (effect.action.type === 'selectElements') shown.dispatch(effect.action)
        }
      },
    })
    channels = own
    const leave = () => post({ kind: 'bye' })
    // The browser may keep a page that was left, and show it again.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && postFullState()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    let stopTelling = () => {}
    const tellActions = () => {
      stopTelling()
      const stop = shown.onAction((action) => post({ kind: 'action', action }))
      stopTelling = () => void stop()
    }
    follow = () => {
      tellActions()
      postFullState()
    }
    tellActions()
    // Whoever waits for the page asks for it: mostly nobody does yet, and a whole page is much to say to nobody.
    post({ kind: 'here' })
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      stopTelling()
      follow = () => {}
      leave()
      own.close()
    }
  }
  const show = (version: StudioStore | null) => {
    const next = version ?? store
    if (next === shown) return
    shown = next
    // Previews leave out a whole state that they did not miss; after a gap in the count they take it.
    sender = { ...sender, seq: sender.seq + 1 }
    follow()
  }
  return { id, start, show, tell: (notice) => post({ kind: 'notice', notice }) }
}
