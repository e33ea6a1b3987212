import { createId } from '../../tree'
import type { Tree } from '../../tree/types'
import type { Action } from '../model'
import {
  createSender,
  fromFullState,
  send,
  type FollowedState,
  type Message,
  type Outgoing,
  type PreviewRequest,
  type StudioNotice,
  type Told,
} from './message'
import { beat, BEAT_MS, createReceiver, receive, type ReceiverEffect, type ReceiverStep } from './receiver'
import { FROM_STUDIOS, openChannels, openDirectly, type Way } from './ways'

/** Whether the preview follows a studio: not yet, now, or no longer. */
export type Following = 'waiting' | 'now' | 'left'

export interface FrameConnection {
  /** Sends an action to the studio. The frame never changes the page on its own. */
  intend: (action: Action) => void
  /** Sends any other request that only the studio's window can fulfil. */
  request: (request: PreviewRequest) => void
  close: () => void
}

interface Input {
  adminId: string
  token: string
  /**
   * The elements that the preview was rendered with, and their revision; `null` if the studio cannot have that
   * revision.
   */
  tree: Tree
  rev: number | null
  /** The studio that contains this frame; `null` in a separate window. */
  studioId: string | null
  onState: (state: FollowedState) => void
  onTold: (told: Told) => void
  onNotice: (notice: StudioNotice) => void
  onFollowing: (following: Following) => void
}

/**
 * The preview's end of the channel: direct events inside the studio's frame, broadcast channels in a separate window.
 */
export function connectFrame({
  adminId,
  token,
  tree,
  rev,
  studioId,
  onState,
  onTold,
  onNotice,
  onFollowing,
}: Input): FrameConnection {
  let receiver = createReceiver({ only: studioId })
  let sender = createSender({ token, from: createId() })

  const post = (outgoing: Outgoing) => {
    const step = send(sender, outgoing, Date.now())
    sender = step.state
    // The studio responds synchronously. Post in a microtask, so that a response never interrupts the caller.
    queueMicrotask(() => way.post(step.message))
  }
  const perform = (effect: ReceiverEffect) => {
    switch (effect.type) {
      case 'apply':
        return onTold(effect.told)
      case 'replace':
        onFollowing('now')
        return onState(fromFullState(effect.state, tree))
      case 'notice':
        return onNotice(effect.notice)
      case 'needState':
        // The studio can omit the rows that the preview was rendered with.
        return post({ kind: 'needState', to: effect.to, rev })
      case 'ping':
        return post({ kind: 'ping', to: effect.to })
      case 'left':
        return onFollowing('left')
    }
  }
  const take = ({ state, effects }: ReceiverStep) => {
    receiver = state
    effects.forEach(perform)
  }
  const onMessage = (message: Message) => take(receive(receiver, message, Date.now()))
  const openOwn = (): Way => {
    const channels = openChannels({ adminId, token, onMessage })
    channels.listen(FROM_STUDIOS)
    return channels
  }
  const way = studioId === null ? openOwn() : openDirectly({ token, onMessage, there: () => window.parent })
  const wake = () => document.visibilityState === 'visible' && take(beat(receiver))
  const beating = setInterval(wake, BEAT_MS)
  document.addEventListener('visibilitychange', wake)
  take(beat(receiver))
  return {
    intend: (action) => {
      const { from } = receiver
      if (from === null) return
      post({ kind: 'intent', to: from, action: studioId === null ? fromElsewhere(action) : action })
    },
    request: (request) => {
      const { from } = receiver
      if (from !== null) post({ kind: 'request', to: from, request })
    },
    close: () => {
      clearInterval(beating)
      document.removeEventListener('visibilitychange', wake)
      way.close()
    },
  }
}

/** Removes the pointer position: the studio cannot map pixels of another window. */
function fromElsewhere(action: Action): Action {
  if (action.type !== 'setCurrentState' || !action.session.contextItem) return action
  const contextItem = { ...action.session.contextItem, isElsewhere: true }
  return { ...action, session: { ...action.session, contextItem } }
}
