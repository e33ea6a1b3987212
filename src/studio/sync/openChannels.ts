import { BroadcastChannel } from 'broadcast-channel'
import { ACTION_TYPES } from '../model/reducer'
import { channelName, PLAIN_KINDS, readMessage, type Message } from '.'

/**
 * The browser's own channels and no other transport: the browser keeps other origins out of them, before any code of ours runs. What
 * the library would fall back to (local storage, IndexedDB) gives no such promise about when a message comes, nor an order.
 */
const OPTIONS = { type: 'native', webWorkerSupport: false } as const

export interface Channels {
  post: (message: Message) => void
  close: () => void
}

interface Input {
  adminId: string
  token: string
  /** Called with messages that carry the token, the protocol and a valid shape; all others are dropped. */
  onMessage: (message: Message) => void
  /** Drops what came before, by another way, without a look at its shape. */
  isKnown?: (received: unknown) => boolean
}

/** One broadcast channel per action and administrator. Both ends of the studio open the same ones. */
export function openChannels({ adminId, token, onMessage, isKnown = () => false }: Input): Channels {
  const names = [...ACTION_TYPES, ...PLAIN_KINDS].map((type) => channelName(type, adminId))
  const channels = new Map(names.map((name) => [name, new BroadcastChannel<unknown>(name, OPTIONS)]))
  let isClosed = false
  for (const channel of channels.values()) {
    channel.onmessage = (received) => {
      const message = isKnown(received) ? null : readMessage(received, token)
      if (message) onMessage(message)
    }
  }
  return {
    post: (message) => {
      if (isClosed) return
      const type = 'action' in message ? message.action.type : message.kind
      void channels.get(channelName(type, adminId))?.postMessage(message)
    },
    close: () => {
      isClosed = true
      for (const channel of channels.values()) void channel.close()
    },
  }
}
