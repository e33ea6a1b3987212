import type { HydrationMode } from '../../tree/types'

/** Calls `wake` once at the time that the island's mode sets, never for `none`. Returns the cleanup function. */
export function untilMode(
  { mode, island }: { mode: HydrationMode; island: HTMLElement },
  wake: () => void,
): () => void {
  if (mode === 'load') return untilShown(wake)
  // An island without content becomes visible with the element around it.
  if (mode === 'visible') return untilVisible(island.firstElementChild ?? island.parentElement ?? island, wake)
  if (mode === 'none') return () => {}
  let stopIdle = () => {}
  const stopShown = untilShown(() => (stopIdle = untilIdle(wake)))
  return () => {
    stopShown()
    stopIdle()
  }
}

/** Calls `wake` when the browser is idle, after 2 s at the latest. Returns the cleanup function. */
export function untilIdle(wake: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(wake, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 })
  return () => {
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(handle)
  }
}

/**
 * Calls `wake` once when the node is pointed at or focused, or comes within 200 px of the viewport on a loaded page.
 * Returns the cleanup function.
 */
function untilVisible(node: Element, wake: () => void): () => void {
  let stopWaiting = () => {}
  const stop = () => {
    observer.disconnect()
    stopWaiting()
    node.removeEventListener('focusin', come)
    node.removeEventListener('pointerover', come)
  }
  const come = () => {
    stop()
    wake()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      stopWaiting = untilShown(come)
    },
    { rootMargin: '200px' },
  )
  observer.observe(node)
  node.addEventListener('focusin', come)
  node.addEventListener('pointerover', come)
  return stop
}

/**
 * Calls `wake` when the page has loaded and was painted: scripts must not delay the pictures and fonts that visitors
 * see first. After 3 s at the latest, so that a slow picture blocks nothing. Returns the cleanup function.
 */
function untilShown(wake: () => void): () => void {
  if (document.readyState === 'complete') {
    wake()
    return () => {}
  }
  let frame = 0
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    removeEventListener('load', loaded)
  }
  const come = () => {
    stop()
    wake()
  }
  // A frame is painted after its callbacks, so the first of two frames is on the screen.
  const loaded = () => (frame = requestAnimationFrame(() => (frame = requestAnimationFrame(come))))
  const timer = setTimeout(come, 3000)
  addEventListener('load', loaded)
  return stop
}
