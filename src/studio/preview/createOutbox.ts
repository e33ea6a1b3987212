import type { FrameConnection } from '../sync/connectFrame'

type Ask = (studio: FrameConnection) => void

/** Queues a preview's requests to the studio. */
export interface Outbox {
  ask: (ask: Ask) => void
  /** Sets the connected studio; `null` if there is none. */
  answeredBy: (studio: FrameConnection | null) => void
}

/** A click may precede the studio's connection. If one `isExpected`, requests are queued and sent in order. */
export function createOutbox({ isExpected }: { isExpected: () => boolean }): Outbox {
  let studio: FrameConnection | null = null
  let waiting: Ask[] = []
  return {
    ask: (ask) => {
      if (studio) ask(studio)
      else if (isExpected()) waiting.push(ask)
    },
    answeredBy: (next) => {
      studio = next
      if (!next) return
      const queued = waiting
      waiting = []
      for (const ask of queued) ask(next)
    },
  }
}
