import { ACTION_TYPES } from '../model/reducer'
import { channelName, PLAIN_KINDS, readMessage, type Message } from './message'

/** A way on which messages come and go. */
export interface Way {
  post: (message: Message) => void
  close: () => void
}

interface Input {
  token: string
  /** Called with messages that carry the token, the protocol and a valid shape; all others are dropped. */
  onMessage: (message: Message) => void
}

/** To previews in windows of their own: a broadcast channel per action and administrator, closed to other origins by the browser. */
export function openChannels({ adminId, token, onMessage }: Input & { adminId: string }): Way {
  const names = [...ACTION_TYPES, ...PLAIN_KINDS].map((type) => channelName(type, adminId))
  const channels = new Map(names.map((name) => [name, new BroadcastChannel(name)]))
  for (const channel of channels.values()) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data, token)
      if (message) onMessage(message)
    }
  }
  return {
    post: (message) => {
      channels.get(channelName(typeOf(message), adminId))?.postMessage(message)
    },
    close: () => {
      for (const channel of channels.values()) channel.close()
      channels.clear()
    },
  }
}

/** The action that a message is of, or its kind where it is of none. */
function typeOf(message: Message) {
  if (message.kind === 'change') return message.by
  return 'action' in message ? message.action.type : message.kind
}

/** The name of the event that carries a message between a studio and the window of its own frame. */
const EVENT = 'voix-message'

/**
 * Between a studio and its own frame, at once and in order: a broadcast would come a picture later, as the browser draws what an event
 * changed before it looks at the next message, and a keystroke would be in the inspector before it is in the preview.
 * `there`: the other window, of the same origin, as soon as it is there.
 */
export function openDirectly({ there, token, onMessage }: Input & { there: () => Window | null }): Way {
  const hear = (event: Event) => {
    const message = readMessage((event as CustomEvent<unknown>).detail, token)
    if (message) onMessage(message)
  }
  window.addEventListener(EVENT, hear)
  return {
    // Nothing that one window does to its own may change what the other holds.
    post: (message) => there()?.dispatchEvent(new CustomEvent(EVENT, { detail: structuredClone(message) })),
    close: () => window.removeEventListener(EVENT, hear),
  }
}
