import { EVENT_NAMES, readEvent } from './readEvent'
import type { LiveEvent, LiveState } from '../model/collaboration'

export interface LiveSource {
  /** Connects again at once, whatever the state: something tells that the connection is not what it seems. */
  renew: () => void
  stop: () => void
}

interface Input {
  url: string
  onEvent: (event: LiveEvent) => void
  onConnection: (connection: LiveState['connection']) => void
  /** The window is behind others and has closed its connection, but is still there. */
  onRest: () => void
  /** Waits in milliseconds before the attempts after a refusal; the last one repeats. */
  waits?: readonly number[]
}

const WAITS = [1000, 2000, 5000, 15_000, 30_000]
/** A browser has six connections to a server: windows behind others must not keep them all. */
const HIDDEN_FOR = 60_000

/** The server's events of one page, for as long as the window shows. The browser comes back by itself after a loss, this after a refusal. */
export function createLiveSource({ url, onEvent, onConnection, onRest, waits = WAITS }: Input): LiveSource {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    const own = new EventSource(url)
    source = own
    for (const name of EVENT_NAMES) {
      own.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = readEvent(name, data)
        if (!event || source !== own) return
        if (event.name === 'hello') {
          refusals = 0
          onConnection('open')
        }
        if (event.name === 'end') retry()
        onEvent(event)
      })
    }
    own.onerror = () => {
      if (source !== own) return
      onConnection('lost')
      if (own.readyState === EventSource.CLOSED) retry()
    }
  }
  const retry = () => {
    close()
    onConnection('lost')
    timer = setTimeout(open, waits[Math.min(refusals, waits.length - 1)])
    refusals += 1
  }
  const rest = () => {
    close()
    onRest()
  }
  const followVisibility = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(rest, HIDDEN_FOR)
    else if (source?.readyState !== EventSource.OPEN) open()
  }

  onConnection('connecting')
  open()
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('online', open)
  return {
    renew: open,
    stop: () => {
      close()
      document.removeEventListener('visibilitychange', followVisibility)
      window.removeEventListener('online', open)
    },
  }
}
