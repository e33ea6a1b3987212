import { addCommands } from './addCommands'
import { clipboardCommands } from './clipboardCommands'
import { elementCommands } from './elementCommands'
import { goCommands, helpCommands } from './goCommands'
import { historyCommands } from './historyCommands'
import { lifeCommands } from './lifeCommands'
import { moveCommands } from './moveCommands'
import { pageCommands } from './pageCommands'
import { recipeCommands } from './recipeCommands'
import { releaseCommands } from './releaseCommands'
import { sectionCommands } from './sectionCommands'
import { reviewCommands } from './reviewCommands'
import { selectCommands } from './selectCommands'
import { cancelFocus } from '../dom/regions'
import { PAUSED, type Command, type CommandGroup } from './command'
import { viewCommands } from './viewCommands'

/** What still makes sense while an earlier version is looked at. Undo takes back elements that were restored from it, and no more. */
const ALLOWED: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'view-page',
  'revisions',
  'close-revisions',
  'leave-revision',
  'restore-revision',
])

const ALLOWED_GROUPS: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['View', 'Go to', 'Help'])

/** The product's commands. Of those that share a key the first that can run has it: Escape leaves focus mode before an element. */
const own: readonly Command[] = [
  ...historyCommands,
  ...addCommands,
  ...elementCommands,
  ...sectionCommands,
  ...recipeCommands,
  ...moveCommands,
  ...clipboardCommands,
  ...viewCommands,
  ...reviewCommands,
  ...selectCommands,
  ...pageCommands,
  ...lifeCommands,
  ...releaseCommands,
  ...goCommands,
  ...helpCommands,
].map(guardedCommand)

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
    byId.set(id, guardedCommand(command))
  }
}

/** @throws when there is no such command: a button that does nothing is a bug. */
export function commandById(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command "${id}". Add it to a list of src/studio/commands/registry.ts.`)
  return command
}

/** A command that changes the page is disabled while the frame shows an earlier version. Each cancels the focus of the one before. */
function guardedCommand(own: Command): Command {
  const run: Command['run'] = (session) => {
    cancelFocus()
    own.run(session)
  }
  const command = { ...own, run }
  if (ALLOWED_GROUPS.has(command.group) || ALLOWED.has(command.id)) return command
  return {
    ...command,
    enabled: (session) => (session.versions.store.getState().selected === null ? command.enabled(session) : PAUSED),
  }
}
