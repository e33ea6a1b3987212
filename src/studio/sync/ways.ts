import { ACTION_TYPES } from '../model/reducer'
import { channelName, readMessage, type Message, type Topic } from './message'

/** A two-way transport of messages. */
export interface Way {
  post: (message: Message) => void
  close: () => void
}

interface Input {
  token: string
  /** Called with messages that carry the token, the protocol and a valid shape; all others are dropped. */
  onMessage: (message: Message) => void
}

/** The channel of a separate window's first message. The studio opens no other before it. */
export const HELLO: readonly Topic[] = ['needState']
export const FROM_PREVIEWS: readonly Topic[] = [...ACTION_TYPES, ...HELLO, 'ping', 'request']
export const FROM_STUDIOS: readonly Topic[] = [...ACTION_TYPES, 'fullState', 'notice', 'here', 'bye']

interface Channels extends Way {
  listen: (topics: readonly Topic[]) => void
}

/**
 * Between windows of one administrator: a broadcast channel per action and kind of message, closed to other origins by the browser.
 * A channel is opened when it is listened to or first posted on.
 */
export function openChannels({ adminId, token, onMessage }: Input & { adminId: string }): Channels {
  const channels = new Map<string, BroadcastChannel>()
  let isClosed = false
  const open = (topic: Topic): BroadcastChannel => {
    const name = channelName(topic, adminId)
    const channel = channels.get(name) ?? new BroadcastChannel(name)
    channels.set(name, channel)
    return channel
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data, token)
    if (message) onMessage(message)
  }
  return {
    listen: (topics) => {
      for (const topic of topics) open(topic).onmessage = hear
    },
    post: (message) => {
      if (!isClosed) open(topicOf(message)).postMessage(message)
    },
    close: () => {
      isClosed = true
      for (const channel of channels.values()) channel.close()
    },
  }
}

function topicOf(message: Message): Topic {
  if (message.kind === 'change') return message.by
  return 'action' in message ? message.action.type : message.kind
}

/** The event that carries a message between a studio and its own frame. */
const EVENT = 'voix-message'

/**
 * Connects a studio and its own frame synchronously and in order. A broadcast would arrive a frame later, so that a
 * keystroke would show in the inspector before the preview. `there` returns the other window, of the same origin, once
 * it has loaded.
 */
export function openDirectly({ there, token, onMessage }: Input & { there: () => Window | null }): Way {
  const hear = (event: Event) => {
    const message = readMessage((event as CustomEvent<unknown>).detail, token)
    if (message) onMessage(message)
  }
  window.addEventListener(EVENT, hear)
  return {
    // Cloned, so that one window cannot mutate the other's state.
    post: (message) => there()?.dispatchEvent(new CustomEvent(EVENT, { detail: structuredClone(message) })),
    close: () => window.removeEventListener(EVENT, hear),
  }
}
