import { act } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/** The stream of the server's events that is open. */
class Events extends EventTarget {
  readonly readyState = 1
  constructor(readonly url: string) {
    super()
    stream.open = this
  }
  close = () => undefined
}

const stream: { open: Events | null } = { open: null }

/** Where the studio listens; `null`: it does not. */
export const listensAt = (): string | null => stream.open?.url ?? null

/** The server says something to the studio. */
export function tell(name: string, data: object): void {
  act(() => void stream.open?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })))
}

/** Call it once in a file: a test says what the server tells. */
export function withEvents(): void {
  const silence = globalThis.EventSource
  beforeEach(() => void Object.assign(globalThis, { EventSource: Events }))
  afterEach(() => {
    Object.assign(globalThis, { EventSource: silence })
    stream.open = null
  })
}
