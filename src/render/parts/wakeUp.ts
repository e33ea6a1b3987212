import type { HydrationMode } from '../../tree/types'

/** Calls back once when the mode of an island says so, never by `none`. Returns the clean-up. */
export function untilMode(
  { mode, island }: { mode: HydrationMode; island: HTMLElement },
  wake: () => void,
): () => void {
  if (mode === 'load') return untilShown(wake)
  // What shows nothing itself comes when what it stands in does.
  if (mode === 'visible') return untilVisible(island.firstElementChild ?? island.parentElement ?? island, wake)
  if (mode === 'none') return () => {}
  let stopIdle = () => {}
  const stopShown = untilShown(() => (stopIdle = untilIdle(wake)))
  return () => {
    stopShown()
    stopIdle()
  }
}

/** Calls back when the browser has nothing better to do, after 2 s at the latest. Returns the clean-up. */
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
 * Calls back once when the node is pointed at or gets the focus, or comes within 200 px of the screen and the page is shown. Returns the
 * clean-up.
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
 * Calls back when the page has loaded and stands on the screen: no script takes the line from the pictures and letters that visitors look
 * at first. After 3 s at the latest, since a picture that does not come stops nothing. Returns the clean-up.
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
  // A frame is drawn after its callbacks, so the first of two stands on the screen.
  const loaded = () => (frame = requestAnimationFrame(() => (frame = requestAnimationFrame(come))))
  const timer = setTimeout(come, 3000)
  addEventListener('load', loaded)
  return stop
}
