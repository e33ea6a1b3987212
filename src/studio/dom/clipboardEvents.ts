import { listen } from './listen'
import { isInDialog, isTextTarget } from './targets'

interface Input {
  /** The window whose events count. */
  target: Window
  /** What is copied, as the clipboard's text; `null`: nothing, and the browser does what it does. */
  copy: (event: 'copy' | 'cut') => string | null
  /** It is on the clipboard. */
  onCopied: (event: 'copy' | 'cut') => void
  /** Takes the clipboard's text. Returns whether it was for us. */
  paste: (text: string) => boolean
  /** Takes files, a copied picture among them. Returns whether they were for us. */
  pasteFiles: (files: File[]) => boolean
}

/** Copies, cuts and pastes by the browser's own events, which need no permission; texts stay what they are. Returns its stop. */
export function onClipboardEvents({ target, copy, onCopied, paste, pasteFiles }: Input): () => void {
  const isText = (event: ClipboardEvent) => isTextTarget(event.target) || isInDialog(event.target)
  const onCopy = (event: ClipboardEvent) => {
    const isTextSelected = target.getSelection()?.isCollapsed === false
    const type = event.type === 'cut' ? 'cut' : 'copy'
    const text = isText(event) || isTextSelected ? null : copy(type)
    if (text === null || !event.clipboardData) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    onCopied(type)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isText(event) || !event.clipboardData) return
    const text = event.clipboardData.getData('text/plain')
    const files = [...event.clipboardData.files]
    // A text that was copied together with a picture of it is a text.
    const isTaken = text === '' ? files.length > 0 && pasteFiles(files) : paste(text)
    if (isTaken) event.preventDefault()
  }
  return listen(target, { copy: onCopy, cut: onCopy, paste: onPaste })
}
