import { useEffect } from 'react'
import { copyRows } from '../../core'
import { writeCopied } from '../../clipboard/writeCopied'
import { useFrameSession } from '../frameSession'

/**
 * Copies, cuts and pastes in a preview that is a window of its own. In the studio's frame the studio does it by itself: there it can
 * say at once what became of it.
 */
export function useFrameClipboard(): void {
  const session = useFrameSession()
  useEffect(() => {
    const { canEdit, ui } = session
    const isOurs = (event: ClipboardEvent) => ui.getState().isOwnWindow && !isText(event.target) && event.clipboardData
    const onCopy = (event: ClipboardEvent) => {
      const { selection, tree } = ui.getState()
      const rows = copyRows(tree, selection.elements)
      const isTextSelected = window.getSelection()?.isCollapsed === false
      if (!isOurs(event) || isTextSelected || rows.length === 0) return
      event.clipboardData?.setData('text/plain', writeCopied({ rows, origin: window.location.origin }))
      event.preventDefault()
      if (event.type === 'cut' && canEdit) session.request({ type: 'command', command: 'delete' })
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isOurs(event) || !canEdit || text === '') return
      event.preventDefault()
      session.request({ type: 'paste', text })
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [session])
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
