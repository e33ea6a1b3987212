import { APIError, type PayloadRequest } from 'payload'
import { processState } from '../../../tree/processState.mjs'

/** Number of visitors' reads that run at once, and that may wait. Further ones get a 503. */
const AT_ONCE = 2
const MOST_WAITING = 20
/** Milliseconds after which a turn ends even if its read has not finished. */
const LONGEST = 10_000

/** Anonymous visitors and signed-in users who are not staff have separate turns. Staff never wait. */
type Lane = 'stranger' | 'member'

interface State {
  running: number
  waiting: (() => void)[]
}

function lanes(): Record<Lane, State> {
  return processState('visitorTurns', () => ({
    stranger: { running: 0, waiting: [] },
    member: { running: 0, waiting: [] },
  }))
}

/**
 * Waits until a visitor's read may start, to limit the load of all visitors together. Throws a 503 with `Retry-After`
 * if too many reads wait. Returns a function that ends the turn; calling it again does nothing.
 */
export async function takeTurn(req: PayloadRequest): Promise<() => void> {
  const lane = lanes()[req.user ? 'member' : 'stranger']
  if (lane.running >= AT_ONCE) {
    if (lane.waiting.length >= MOST_WAITING) {
      req.responseHeaders = new Headers(req.responseHeaders)
      req.responseHeaders.set('Retry-After', '2')
      throw new APIError('Many people are reading just now. Try again in a moment.', 503, null, true)
    }
    // The ended turn is passed on, so `running` does not change.
    await new Promise<void>((resolve) => lane.waiting.push(resolve))
  } else {
    lane.running += 1
  }
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    const next = lane.waiting.shift()
    if (next) next()
    else lane.running -= 1
  }
  const timer = setTimeout(end, LONGEST)
  timer.unref()
  return end
}
