import type { StudioSession } from '../session/session'
import { commandOfKey } from './commandOfKey'
import { hasOpenList, hasOwnUndo, isInDialog, isOnPage, isTextTarget } from '../dom/targets'

const UNDOES: ReadonlySet<string> = new Set(['undo', 'redo'])

/** Runs commands by their shortcuts in the studio's window. A dialog or a menu keeps its keys. Answers its stop. */
export function listenToKeys(session: StudioSession): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isInDialog(event.target) || hasOpenList(event.target)) return
    const command = commandOfKey({
      session,
      event,
      isTyping: isTextTarget(event.target),
      isOnPage: isOnPage(event.target),
    })
    if (!command || (UNDOES.has(command.id) && hasOwnUndo(event.target))) return
    const isPossible = command.enabled(session) === true
    // Where nothing can be saved, the browser shall not save its own way; but Escape is everybody's.
    if (isPossible || event.key !== 'Escape') event.preventDefault()
    if (!isPossible) return
    event.stopPropagation()
    command.run(session)
  }
  // In the capturing phase: Lexical and the inputs would undo by themselves, beside the page's history.
  window.addEventListener('keydown', onKeyDown, true)
  return () => window.removeEventListener('keydown', onKeyDown, true)
}
