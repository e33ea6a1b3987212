import type { FrameConnection } from '../sync/connectFrame'

type Ask = (studio: FrameConnection) => void

/** Between what is asked in a preview and the studio that hears it. */
export interface Outbox {
  ask: (ask: Ask) => void
  /** The studio that answers; `null`: none does now. */
  answeredBy: (studio: FrameConnection | null) => void
}

/** A click may come before the studio does. Where one `isExpected`, it hears then what was asked by then, in order. */
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
