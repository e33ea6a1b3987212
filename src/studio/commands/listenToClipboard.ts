import type { StudioSession } from '../session/session'
import { confirmCopy, pasteText, selectionText } from '../session/clipboard'
import { onClipboardEvents } from '../dom/clipboardEvents'

/** Copies, cuts and pastes elements in the studio's window and in its own frame. Answers its stop. */
export function listenToClipboard({ session, target }: { session: StudioSession; target: Window }): () => void {
  return onClipboardEvents({
    target,
    copy: () => selectionText(session),
    onCopied: (event) => {
      if (event === 'cut') session.dispatch({ type: 'deleteElement', ids: session.store.getState().selection.elements })
      else confirmCopy(session)
    },
    paste: (text) => session.boot.canEdit && pasteText({ session, text, isInside: false }),
  })
}
