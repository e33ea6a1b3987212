/** Where the browser does not tell of idle moments, in milliseconds. */
const LATER = 50

/** Calls back in a moment in which the browser has nothing else to do. Answers how to call that off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work)
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LATER)
  return () => clearTimeout(timer)
}
