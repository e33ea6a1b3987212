import { act } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/** The open stream of server events. */
class Events extends EventTarget {
  readonly readyState = 1
  constructor(readonly url: string) {
    super()
    stream.open = this
  }
  close = () => undefined
}

const stream: { open: Events | null } = { open: null }

/** Returns the address that the studio is subscribed to, or `null`. */
export const listensAt = (): string | null => stream.open?.url ?? null

/** Sends a server event to the studio. */
export function tell(name: string, data: object): void {
  act(() => void stream.open?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })))
}

/** Replaces `EventSource` in a file. Its tests send the server's events. */
export function withEvents(): void {
  const silence = globalThis.EventSource
  beforeEach(() => void Object.assign(globalThis, { EventSource: Events }))
  afterEach(() => {
    Object.assign(globalThis, { EventSource: silence })
    stream.open = null
  })
}
