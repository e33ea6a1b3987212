import { useCallback, type RefCallback } from 'react'
import { isTextTarget } from '../../dom/targets'
import { listen } from '../../dom/listen'
import { useSession } from '../../session/session'

/**
 * The `ref` of an element's inspector. Once another element is selected, what is typed and clicked must not reach this one, whose
 * inputs stay for a moment longer: its tabs may be clicked. `inert` would do the same and have every input styled anew twice for each selection.
 */
export function useLeaving(element: string): RefCallback<HTMLElement> {
  const { store } = useSession()
  return useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const stop = (event: Event) => {
        const { elements } = store.getState().selection
        if (elements.length === 0 || elements.includes(element) || !isInPanel(event.target)) return
        event.stopPropagation()
        event.preventDefault()
      }
      const stopKey = (event: KeyboardEvent) => {
        // Commands are for what is selected now.
        if (isTextTarget(event.target) && !event.ctrlKey && !event.metaKey) stop(event)
      }
      const typed = { beforeinput: stop, input: stop, change: stop, paste: stop, drop: stop, keydown: stopKey }
      const reached = { focusin: stop, pointerdown: stop, mousedown: stop, click: stop }
      return listen(box, { ...typed, ...reached }, { capture: true })
    },
    [element, store],
  )
}

function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tabpanel]') !== null
}
