import { useEffect } from 'react'
import { onClipboardEvents } from '../../dom/clipboardEvents'
import { writeCopied } from '../../dom/copied'
import { copyRows } from '../../model'
import { useFrameSession } from '../frameSession'

/**
 * Copies, cuts and pastes in a preview that is a window of its own. In the studio's frame the studio does it by itself: there it can
 * say at once what became of it.
 */
export function useFrameClipboard(): void {
  const session = useFrameSession()
  useEffect(() => {
    const { canEdit, request, ui } = session
    return onClipboardEvents({
      target: window,
      copy: () => {
        const { isOwnWindow, selection, tree } = ui.getState()
        const rows = isOwnWindow ? copyRows(tree, selection.elements) : []
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
    })
  }, [session])
}
