import { untilIdle } from '../../render/parts/wakeUp'

/** How long the steps of one idle moment may take together, in milliseconds: a key that comes meanwhile still makes its picture. */
const MOMENT_MS = 5

/** Does a long work step by step in idle moments, so that nobody's key waits for the whole of it. Returns its stop. */
export function inIdleSteps(work: Iterator<unknown>): () => void {
  let stopWaiting = untilIdle(go)
  function go() {
    const end = performance.now() + MOMENT_MS
    do {
      if (work.next().done) return
    } while (performance.now() < end)
    stopWaiting = untilIdle(go)
  }
  return () => stopWaiting()
}
