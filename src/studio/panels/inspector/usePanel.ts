import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { keepFocus } from './keepFocus'

/** The `ref` of an inspector's panel: it begins at the top with each tab, and keeps the focus. */
export function usePanel(tab: string): RefCallback<HTMLElement> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [tab])
  return useCallback((node: HTMLElement | null) => {
    panel.current = node
    if (!node) return
    const stop = keepFocus(node)
    return () => {
      panel.current = null
      stop()
    }
  }, [])
}
