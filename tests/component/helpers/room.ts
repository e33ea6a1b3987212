import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Sets the width that resize observers report. Returns a function that changes it, and the width of the window. */
export function giveRoom(given: number): (width: number, window?: number) => void {
  let now = given
  const tells = new Set<() => void>()
  class Room implements ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe = (target: Element) => {
      const tell = () => {
        const size = [{ inlineSize: now, blockSize: 600 }]
        const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }
        this.tell([{ target, contentRect: new DOMRect(0, 0, now, 600), ...sizes }], this)
      }
      tells.add(tell)
      tell()
    }
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Room)
  return (width, window) => {
    now = width
    if (window !== undefined) vi.stubGlobal('innerWidth', window)
    act(() => tells.forEach((tell) => tell()))
  }
}
