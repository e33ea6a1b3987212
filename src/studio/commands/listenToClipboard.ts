import type { StudioSession } from '../session/session'
import { confirmCopy, selectionText } from '../session/clipboard/clipboard'
import { onClipboardEvents } from '../dom/clipboardEvents'
import { pasteText } from '../session/clipboard/paste'

/** Copies, cuts and pastes elements in the studio's window and in its own frame. Answers its stop. */
export function listenToClipboard({ session, target }: { session: StudioSession; target: Window }): () => void {
  return onClipboardEvents({
    target,
    copy: () => selectionText(session),
    onCopied: (event) => {
      if (event === 'cut') session.edit.remove({ ids: session.store.getState().selection.elements })
      else confirmCopy(session)
    },
    paste: (text) => session.boot.canEdit && pasteText({ session, text, isInside: false }),
  })
}
