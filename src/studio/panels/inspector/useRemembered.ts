import { useCallback, useState } from 'react'

const PREFIX = 'voix:studio:'

/** A switch that this browser remembers. Where nothing can be stored it works until the page is left. */
export function useRemembered({
  key,
  initial,
}: {
  key: string
  initial: boolean
}): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => read(key) ?? initial)
  const remember = useCallback(
    (next: boolean) => {
      setValue(next)
      write(key, next)
    },
    [key],
  )
  return [value, remember]
}

function read(key: string): boolean | null {
  try {
    const stored = localStorage.getItem(PREFIX + key)
    return stored === null ? null : stored === 'true'
  } catch {
    return null
  }
}

function write(key: string, value: boolean): void {
  try {
    localStorage.setItem(PREFIX + key, String(value))
  } catch {
    // Storage is full or forbidden: the switch works all the same.
  }
}
