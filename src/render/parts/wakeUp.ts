/** Calls back when the browser has nothing better to do, after 2 s at the latest. Returns the clean-up. */
export function untilIdle(wake: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(wake, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Calls back when the node comes within 200 px of the screen, is pointed at or gets the focus. Returns the clean-up. */
export function untilVisible(node: Element | null, wake: () => void): () => void {
  if (!node) {
    wake()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake()
    },
    { rootMargin: '200px' },
  )
  observer.observe(node)
  node.addEventListener('focusin', wake, { once: true })
  node.addEventListener('pointerover', wake, { once: true })
  return () => {
    observer.disconnect()
    node.removeEventListener('focusin', wake)
    node.removeEventListener('pointerover', wake)
  }
}
