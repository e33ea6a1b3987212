import { pressedKey } from '../../../dom/pressedKey'
import type * as RichHost from './createRichHost'
import { listen } from '../../../dom/listen'

let loading: Promise<typeof RichHost> | null = null

/** The editor of rich text: no part of what the preview loads before somebody comes near a rich text. A failure is forgotten. */
export function loadRichHost(): Promise<typeof RichHost> {
  loading ??= import('./createRichHost').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Loads it when the browser has nothing better to do. */
export function preloadRichHost(): void {
  if (loading) return
  const load = () => void loadRichHost().catch(() => undefined)
  // Safari has none.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load)
  else setTimeout(load)
}

/** What is typed before there is anything to type into. */
export interface KeptKeys {
  /** The keys until now; from here on they go where they belong. */
  stop: () => string[]
}

export function keepKeys(): KeptKeys {
  const keys: string[] = []
  const end = listen(
    window,
    {
      keydown: (event) => {
        const typed = pressedKey(event)
        const isText = [...typed].length === 1 || typed === 'Enter' || typed === 'Backspace'
        if (!isText || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (typed === 'Backspace' && keys.length > 0) keys.pop()
        else keys.push(typed)
      },
    },
    { capture: true },
  )
  return {
    stop: () => {
      end()
      return keys.splice(0)
    },
  }
}
