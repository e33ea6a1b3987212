/** Calls back when the browser has nothing better to do, after 2 s at the latest. Returns the clean-up. */
export function untilIdle(wake: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(wake, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Calls back once when the node comes within 200 px of the screen, is pointed at or gets the focus. Returns the clean-up. */
export function untilVisible(node: Element | null, wake: () => void): () => void {
  if (!node) {
    wake()
    return () => {}
  }
  const stop = () => {
    observer.disconnect()
    node.removeEventListener('focusin', come)
    node.removeEventListener('pointerover', come)
  }
  const come = () => {
    stop()
    wake()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) come()
    },
    { rootMargin: '200px' },
  )
  observer.observe(node)
  node.addEventListener('focusin', come)
  node.addEventListener('pointerover', come)
  return stop
}
