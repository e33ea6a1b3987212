import type { StudioSession } from '../session/session'
import { allCommands } from './registry'
import { isMacPlatform, isSingleKey, matchesShortcut, type KeyStroke } from '../dom/shortcut'
import { hasSingleKeys } from './singleKeys'
import type { Command } from './types'

interface Input {
  session: StudioSession
  event: KeyStroke
  isTyping: boolean
  /** The focus is on an element, or on nothing. */
  isOnPage: boolean
}

/**
 * The command that a key runs. What somebody types in a field belongs to the field, unless the command says otherwise. Commands may
 * share a key (enable and disable): the first that can run now has it.
 */
export function commandOfKey({ session, event, isTyping, isOnPage }: Input): Command | undefined {
  const isMac = isMacPlatform()
  const matches = (shortcut: string) =>
    matchesShortcut({ event, shortcut, isMac }) && (!isSingleKey(shortcut) || hasSingleKeys())
  const found = allCommands().filter(
    ({ shortcuts = [], worksInInputs, needsPage, isNative }) =>
      !isNative && (worksInInputs || !isTyping) && (isOnPage || !needsPage) && shortcuts.some(matches),
  )
  return found.find((command) => command.enabled(session) === true) ?? found[0]
}
