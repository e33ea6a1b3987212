import { addCommands } from './addCommands'
import { clipboardCommands } from './clipboardCommands'
import { elementCommands } from './elementCommands'
import { goCommands, helpCommands } from './goCommands'
import { historyCommands } from './historyCommands'
import { moveCommands } from './moveCommands'
import { pageCommands } from './pageCommands'
import { pausedCommand } from './pausedCommand'
import { revisionCommands } from './revisionCommands'
import { selectCommands } from './selectCommands'
import type { Command } from './types'
import { viewCommands } from './viewCommands'

/**
 * Everything that the editor can do of the product's own. Menus and the help sheet show it by group. Of the commands that share a key the first that can
 * run has it: Escape leaves focus mode before it leaves an element.
 */
const own: readonly Command[] = [
  ...historyCommands,
  ...revisionCommands,
  ...addCommands,
  ...elementCommands,
  ...moveCommands,
  ...clipboardCommands,
  ...viewCommands,
  ...selectCommands,
  ...pageCommands,
  ...goCommands,
  ...helpCommands,
].map(pausedCommand)

const byId = new Map(own.map((command) => [command.id, command]))

/** All of them, in the order of their groups' lists; an application's own stand at the end. */
export function allCommands(): readonly Command[] {
  return [...byId.values()]
}

/** Adds an application's commands. Throws for the name of a command of the product, and for a name that no button could carry. */
export function registerCommands(commands: readonly Command[]): void {
  for (const command of commands) {
    const { id } = command
    if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`The command "${id}" must be named in lower case with hyphens.`)
    if (own.some((other) => other.id === id)) throw new Error(`The command "${id}" is one of the product. Rename it.`)
    byId.set(id, pausedCommand(command))
  }
}

/** @throws when there is no such command: a button that does nothing is a bug. */
export function commandById(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command "${id}". Add it to a list of src/studio/commands/registry.ts.`)
  return command
}
