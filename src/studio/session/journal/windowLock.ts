const nameOf = (window: string) => `voix-window-${window}`

/** Shows other windows that this one is open, until it is stopped, closed or killed. */
export function holdWindow(window: string): () => void {
  if (!hasLocks()) return () => undefined
  let release: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(nameOf(window), () => closed)
  return release
}

/** Calls back as soon as a window is closed, at once if it is. Returns its stop. */
export function whenWindowIsGone(window: string, then: () => void): () => void {
  const controller = new AbortController()
  // Without locks (a page without https) nobody can tell; offering what another window still has open is the safe error.
  if (!hasLocks()) queueMicrotask(then)
  else {
    navigator.locks
      .request(nameOf(window), { signal: controller.signal }, () => then())
      .catch((error: unknown) => {
        if (!controller.signal.aborted) throw error
      })
  }
  return () => controller.abort()
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator
}
