/** Calls back when the browser has nothing better to do, after 2 s at the latest. Returns the clean-up. */
export function untilIdle(wake: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(wake, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * Calls back once when the node is pointed at or gets the focus, or comes within 200 px of the screen and the page has loaded: what visitors
 * look at comes first. Returns the clean-up.
 */
export function untilVisible(node: Element | null, wake: () => void): () => void {
  if (!node) {
    wake()
    return () => {}
  }
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
      stopWaiting = untilLoaded(come)
    },
    { rootMargin: '200px' },
  )
  observer.observe(node)
  node.addEventListener('focusin', come)
  node.addEventListener('pointerover', come)
  return stop
}

/** Calls back when the page has loaded, after 3 s at the latest: a picture that does not come stops nothing. Returns the clean-up. */
function untilLoaded(wake: () => void): () => void {
  if (document.readyState === 'complete') {
    wake()
    return () => {}
  }
  const timer = setTimeout(wake, 3000)
  addEventListener('load', wake)
  return () => {
    clearTimeout(timer)
    removeEventListener('load', wake)
  }
}
