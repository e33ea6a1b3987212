import type { Point } from './geometry'

/** CSS pixels per animation frame at the very edge. */
const FASTEST = 22

interface Input {
  /** The page has moved under the pointer. */
  onScroll: (point: Point) => void
  /** The height of the strips at the window's edges in which a drag scrolls. */
  size: () => number
}

/** Scrolls the page while a drag stays near to the upper or lower edge, the faster the nearer. */
export function createAutoScroll({ onScroll, size }: Input): { over: (point: Point) => void; stop: () => void } {
  let frame = 0
  let last: Point | null = null
  const step = () => {
    frame = 0
    if (!last) return
    const before = window.scrollY
    window.scrollBy({ top: speedAt({ y: last.y, height: window.innerHeight, size: size() }), behavior: 'instant' })
    if (window.scrollY === before) return
    onScroll(last)
  }
  return {
    over: (point) => {
      last = point
      const isNear = speedAt({ y: point.y, height: window.innerHeight, size: size() }) !== 0
      if (isNear && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
      last = null
    },
  }
}

/** Pixels per frame, negative for up, 0 between the strips. */
export function speedAt({ y, height, size }: { y: number; height: number; size: number }): number {
  const share = Math.max(0, size - y) - Math.max(0, y - (height - size))
  const limited = Math.max(-size, Math.min(size, share))
  return limited === 0 ? 0 : -Math.sign(limited) * Math.ceil((Math.abs(limited) / size) * FASTEST)
}
