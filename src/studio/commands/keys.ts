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
    // Prevents the browser's own save dialog even if the command is disabled; other handlers still receive Escape.
    if (isPossible || pressedKey(event) !== 'Escape') event.preventDefault()
    if (!isPossible) return
    event.stopPropagation()
    command.run(session)
  }
  // Captured, because Lexical and inputs would otherwise run their own undo besides the page's history.
  return listen(window, { keydown: onKeyDown }, { capture: true })
}

const KEY = 'voix:single-keys'

/** Returns whether single-key shortcuts are on. Users who dictate or have a tremor can turn them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return window.localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(KEY)
  else window.localStorage.setItem(KEY, 'off')
}
