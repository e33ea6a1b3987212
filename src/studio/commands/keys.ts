import { isComposing, pressedKey } from '../dom/pressedKey'
import { listen } from '../dom/listen'
import type { StudioSession } from '../session/session'
import { allCommands } from './registry'
import { isSingleKey, type KeyStroke, matchesShortcut } from '../dom/shortcut'
import type { Command } from './command'
import { hasOpenList, hasOwnUndo, isInDialog, isOnPage, isTextTarget } from '../dom/targets'

interface Input {
  session: StudioSession
  event: KeyStroke
  isTyping: boolean
  /** The focus is on an element, or on nothing. */
  isOnPage: boolean
}

/** The command that a key runs. Commands may share one (enable and disable): the first that can run now has it. */
export function commandOfKey({ session, event, isTyping, isOnPage }: Input): Command | undefined {
  const matches = (shortcut: string) => matchesShortcut(event, shortcut) && (!isSingleKey(shortcut) || hasSingleKeys())
  const found = allCommands().filter(
    ({ shortcuts = [], worksInInputs, needsPage, isNative }) =>
      !isNative && (worksInInputs || !isTyping) && (isOnPage || !needsPage) && shortcuts.some(matches),
  )
  return found.find((command) => command.enabled(session) === true) ?? found[0]
}

const UNDOES: ReadonlySet<string> = new Set(['undo', 'redo'])

/** Runs commands by their shortcuts in the studio's window. A dialog or a menu keeps its keys. Returns its stop. */
export function listenToKeys(session: StudioSession): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isInDialog(event.target) || hasOpenList(event.target)) return
    const command = commandOfKey({
      session,
      event,
      isTyping: isTextTarget(event.target),
      isOnPage: isOnPage(event.target),
    })
    if (!command || (UNDOES.has(command.id) && hasOwnUndo(event.target))) return
    const isPossible = command.enabled(session) === true
    // Where nothing can be saved, the browser shall not save its own way; but Escape is everybody's.
    if (isPossible || pressedKey(event) !== 'Escape') event.preventDefault()
    if (!isPossible) return
    event.stopPropagation()
    command.run(session)
  }
  // In the capturing phase: Lexical and the inputs would undo by themselves, beside the page's history.
  return listen(window, { keydown: onKeyDown }, { capture: true })
}

const KEY = 'voix:single-keys'

/** Whether shortcuts of a single key are on. Somebody who dictates or trembles must be able to switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return window.localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(KEY)
  else window.localStorage.setItem(KEY, 'off')
}
