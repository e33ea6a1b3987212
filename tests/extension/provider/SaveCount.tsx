'use client'

import { createContext, use, useEffect, useState } from 'react'
import type { ProviderComponent } from 'voix/studio/client'

const SaveCount = createContext(0)

/** Returns how often the page was saved in this window. */
export const useSaveCount = () => use(SaveCount)

/** Counts the saves from the window's events that `announce` dispatches. */
export const SaveCountProvider: ProviderComponent = ({ children }) => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const onSaved = () => setCount((before) => before + 1)
    window.addEventListener('app-saved', onSaved)
    return () => window.removeEventListener('app-saved', onSaved)
  }, [])
  return <SaveCount value={count}>{children}</SaveCount>
}
