import { useEffect, useRef, useState } from 'react'
import { listen } from '../../studio/dom/listen'

/** Confirms before a link or closing the tab discards unsaved changes. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [to, setTo] = useState<string | null>(null)
  const isDecided = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && link?.target !== '_blank'
      if (!link || !isPlain || isDecided.current) return
      event.preventDefault()
      event.stopPropagation()
      setTo(link.href)
    }
    const stopAsking = listen(document, { click: ask }, { capture: true })
    const stopWarning = listen(window, {
      beforeunload: (event) => {
        if (!isDecided.current) event.preventDefault()
      },
    })
    return () => {
      stopAsking()
      stopWarning()
    }
  }, [isUnsaved])
  return {
    isAsked: to !== null,
    stay: () => setTo(null),
    leave: () => {
      isDecided.current = true
      if (to !== null) location.assign(to)
    },
  }
}
