import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import { listen } from '../../dom/listen'

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

/** Where in a panel the focus is: enough to find the place again when its inputs were made anew. */
interface Spot {
  node: HTMLElement
  id: string
  /** Of the field of the slice. */
  field: string | null
  /** Of the rich text. */
  path: string | null
  /** Of the element whose form it is. */
  element: string | null
  /** The input itself is gone; `node` has the focus in its place. */
  isStandIn: boolean
}

/**
 * Gives the focus back when what had it leaves the panel without anybody having left it: undo makes an editor of rich text or a whole
 * form anew, or takes a row away. On the page's body the next key would mean the element. Returns its stop.
 */
function keepFocus(panel: HTMLElement): () => void {
  let spot: Spot | null = null
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== spot?.node) spot = spotOf(target)
  }
  // What is taken away loses the focus as well: a moment later it is known which of both it was.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (spot?.node.isConnected && spot.node !== document.activeElement) spot = null
    })
  const restore = () => {
    if (!spot || (spot.node.isConnected && !spot.isStandIn)) return
    if (document.activeElement !== spot.node && document.activeElement !== document.body) {
      spot = null
      return
    }
    const again = sameSpot({ panel, spot })
    if (again) return focusOn(again)
    if (spot.node.isConnected) return
    const node = slotOf({ panel, spot }) ?? panel
    node.tabIndex = -1
    spot = { ...spot, node, isStandIn: true }
    node.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(restore)
  observer.observe(panel, { childList: true, subtree: true })
  const stop = listen(panel, { focusin: onFocusIn, focusout: onFocusOut })
  return () => {
    observer.disconnect()
    stop()
  }
}

function spotOf(node: HTMLElement): Spot {
  const path = node.isContentEditable ? node.closest('[data-field-path]')?.getAttribute('data-field-path') : null
  return {
    node,
    id: node.id,
    field: node.closest('[data-field]')?.getAttribute('data-field') ?? null,
    path: path ?? null,
    element: elementOf(node),
    isStandIn: false,
  }
}

function sameSpot({ panel, spot }: { panel: HTMLElement; spot: Spot }): HTMLElement | null {
  // Another element's field of the same name is another place.
  if (elementOf(panel) !== spot.element) return null
  if (spot.path !== null)
    return panel.querySelector(`[data-field-path="${CSS.escape(spot.path)}"] [contenteditable=true]`)
  return spot.id === '' ? null : panel.querySelector(`#${CSS.escape(spot.id)}`)
}

function slotOf({ panel, spot }: { panel: HTMLElement; spot: Spot }): HTMLElement | null {
  if (spot.field === null || elementOf(panel) !== spot.element) return null
  return panel.querySelector(`[data-field="${CSS.escape(spot.field)}"]`)
}

function elementOf(node: HTMLElement): string | null {
  return node.closest('[data-inspected-element]')?.getAttribute('data-inspected-element') ?? null
}

/** An editor takes the focus with the cursor at its end. */
function focusOn(node: HTMLElement): void {
  const editor = node.isContentEditable ? getNearestEditorFromDOMNode(node) : null
  if (editor) editor.focus()
  else node.focus()
}
