import { isInDialog, isTextTarget } from '../commands/targets'
import type { StudioSession } from '../state/session'
import { confirmCopy, selectionText } from './clipboard'
import { pasteText } from './paste'

/**
 * Copies, cuts and pastes elements by the browser's own events: they need no permission and reach every window of the site. Texts
 * in fields, and selected texts, stay what they are. Answers its stop.
 */
export function listenToClipboard({ session, target }: { session: StudioSession; target: Window }): () => void {
  const isText = (event: ClipboardEvent) => isTextTarget(event.target) || isInDialog(event.target)
  const onCopy = (event: ClipboardEvent) => {
    const isTextSelected = target.getSelection()?.isCollapsed === false
    const text = isText(event) || isTextSelected ? null : selectionText(session)
    if (text === null || !event.clipboardData) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    if (event.type === 'cut') session.edit.remove({ ids: session.store.getState().selection.elements })
    else confirmCopy(session)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isText(event) || !session.boot.canEdit) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (pasteText({ session, text, isInside: false })) event.preventDefault()
  }
  target.addEventListener('copy', onCopy)
  target.addEventListener('cut', onCopy)
  target.addEventListener('paste', onPaste)
  return () => {
    target.removeEventListener('copy', onCopy)
    target.removeEventListener('cut', onCopy)
    target.removeEventListener('paste', onPaste)
  }
}
