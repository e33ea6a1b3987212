import * as z from 'zod/mini'
import {
  collaborationEvent,
  endReason,
  EVENT_NAMES,
  type CollaborationEvent,
  type EndReason,
} from '../../contract/collaboration'
import type { PeopleState } from '../model/collaboration'

export interface ServerEvents {
  /** Reconnects at once, for when another sign shows that the connection is broken. */
  renew: () => void
  stop: () => void
}

interface Input {
  url: string
  onEvent: (event: CollaborationEvent) => void
  onConnection: (connection: PeopleState['connection']) => void
  /** The window is behind others and has closed its connection, but is still there. */
  onRest: () => void
  /** Waits in milliseconds before the attempts after a refusal; the last one repeats. */
  waits?: readonly number[]
}

const WAITS = [1000, 2000, 5000, 15_000, 30_000]
/** A browser has six connections to a server, so hidden windows close theirs after this many milliseconds. */
const HIDDEN_FOR = 60_000

/**
 * Subscribes to the server's events of a page while the window is visible. The browser reconnects after a lost
 * connection, this after a refused one.
 */
export function createEventSource({ url, onEvent, onConnection, onRest, waits = WAITS }: Input): ServerEvents {
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

/** Parses an event. Returns `null` for one that a server of another version sent. */
function readEvent(name: string, data: string): CollaborationEvent | null {
  try {
    const read = collaborationEvent.safeParse({ ...(JSON.parse(data) as object), name })
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Returns why work in the release has ended; `null` if the error has another reason. */
export function endOfAnswer(data: unknown): EndReason | null {
  const read = refusal.safeParse(data)
  return read.success ? (read.data.errors[0]?.data.ended ?? null) : null
}

const refusal = z.object({ errors: z.array(z.object({ data: z.object({ ended: endReason }) })) })
