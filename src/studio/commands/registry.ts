import { addCommands } from './addCommands'
import { clipboardCommands } from './clipboardCommands'
import { elementCommands } from './elementCommands'
import { goCommands, helpCommands } from './goCommands'
import { historyCommands } from './historyCommands'
import { moveCommands } from './moveCommands'
import { pageCommands } from './pageCommands'
import { pausedCommand } from './pausedCommand'
import { versionCommands } from './versionCommands'
import { selectCommands } from './selectCommands'
import type { Command } from './types'
import { viewCommands } from './viewCommands'

/**
 * Everything that the editor can do. Menus and the help sheet show it by group. Of the commands that share a key the first that can
 * run has it: Escape leaves focus mode before it leaves an element.
 */
export const commands: readonly Command[] = [
  ...historyCommands,
  ...versionCommands,
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

const byId = new Map(commands.map((command) => [command.id, command]))

/** @throws when there is no such command: a button that does nothing is a bug. */
export function commandById(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command "${id}". Add it to a list of src/studio/commands/registry.ts.`)
  return command
}
