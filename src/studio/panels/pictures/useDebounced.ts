import { useEffect, useRef, useState } from 'react'

/** How long a value rests before it is told, in milliseconds. */
const QUIET_MS = 500

interface Debounced<Value> {
  put: (value: Value) => void
  /** The pointer is down: the value moves until it lets go, however long it rests meanwhile. */
  hold: () => void
  /** Tells what has not rested yet. */
  now: () => void
  forget: () => void
}

/**
 * Tells of a value once it rests, a moment after the last key or as soon as the pointer lets go: one gesture is one change, to save and to
 * undo. What has not rested when the component goes is told then.
 */
export function useDebounced<Value>(tell: (value: Value) => void): Debounced<Value> {
  const latest = useRef(tell)
  latest.current = tell
  const [rested] = useState(() => createDebounced<Value>((value) => latest.current(value)))
  useEffect(() => rested.now, [rested])
  return rested
}

function createDebounced<Value>(tell: (value: Value) => void): Debounced<Value> {
  let moving: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const forget = () => {
    clearTimeout(timer)
    moving = null
  }
  const now = () => {
    const rested = moving
    forget()
    if (rested) tell(rested.value)
  }
  const letGo = () => {
    isHeld = false
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, letGo)
    now()
  }
  return {
    put: (value) => {
      clearTimeout(timer)
      moving = { value }
      if (!isHeld) timer = setTimeout(now, QUIET_MS)
    },
    hold: () => {
      isHeld = true
      // Wherever it lets go.
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, letGo)
    },
    now,
    forget,
  }
}
