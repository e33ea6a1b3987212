import { useEffect } from 'react'
import { isTextTarget } from '../../dom/targets'
import { listen } from '../../dom/listen'
import { matchesShortcut } from '../../dom/shortcut'
import { useFrameSession, type FrameSession } from '../frameSession'
import { boxOf } from '../overlay/nodes'
import { openMenu } from './useFramePointer'
import { onClipboardEvents } from '../../dom/clipboardEvents'
import { writeCopied } from '../../dom/copied'
import { copyRows } from '../../model'

/** Keys that are pressed in the frame and belong to the studio: its shortcuts, and the menu. */
export function useFrameKeys(): void {
  const session = useFrameSession()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isTyping = isTextTarget(event.target)
      if (!isTyping && isMenuKey(event)) return openMenuByKey({ session, event })
      if (isShortcut({ session, event, isTyping })) handOver({ session, event, isTyping })
    }
    return listen(window, { keydown: onKeyDown })
  }, [session])
}

interface Pressed {
  session: FrameSession
  event: KeyboardEvent
}

function isShortcut({ session, event, isTyping }: Pressed & { isTyping: boolean }): boolean {
  const { shortcuts } = session.ui.getState()
  return shortcuts.some(({ keys, worksInInputs }) => (worksInInputs || !isTyping) && matchesShortcut(event, keys))
}

function handOver({ session, event, isTyping }: Pressed & { isTyping: boolean }): void {
  event.preventDefault()
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  session.request({ type: 'key', stroke: { key, code, ctrlKey, metaKey, shiftKey, altKey }, isTyping })
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** Without a pointer the menu opens at the selected element, where it can be seen. */
function openMenuByKey({ session, event }: Pressed): void {
  const id = session.ui.getState().selection.elements.at(-1)
  const box = id === undefined ? null : boxOf(id)
  if (id === undefined || !box) return
  event.preventDefault()
  openMenu({ session, id, x: Math.max(0, box.left) + 16, y: Math.max(0, box.top) + 16 })
}

/** The clipboard of a preview in a window of its own. In its own frame the studio does it: it can say at once what became of it. */
export function useFrameClipboard(): void {
  const session = useFrameSession()
  useEffect(() => {
    const { canEdit, request, store, ui } = session
    return onClipboardEvents({
      target: window,
      copy: () => {
        const { isOwnWindow, selection } = ui.getState()
        const rows = isOwnWindow ? copyRows(store.tree(), selection.elements) : []
        return rows.length === 0 ? null : writeCopied({ rows, origin: window.location.origin })
      },
      onCopied: (event) => {
        if (event === 'cut' && canEdit) request({ type: 'command', command: 'delete' })
      },
      paste: (text) => {
        const isOurs = canEdit && ui.getState().isOwnWindow
        if (isOurs) request({ type: 'paste', text })
        return isOurs
      },
      pasteFiles: (files) => {
        const { isOwnWindow, selection } = ui.getState()
        const element = selection.elements.at(-1)
        if (!canEdit || !isOwnWindow || element === undefined) return false
        request({ type: 'pictures', element, field: selection.field, at: null, files })
        return true
      },
    })
  }, [session])
}
