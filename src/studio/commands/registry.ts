import { addCommands } from './addCommands'
import { clipboardCommands } from './clipboardCommands'
import { elementCommands } from './elementCommands'
import { goCommands, helpCommands } from './goCommands'
import { historyCommands } from './historyCommands'
import { lifecycleCommands } from './lifecycleCommands'
import { moveCommands } from './moveCommands'
import { pageCommands } from './pageCommands'
import { recipeCommands } from './recipeCommands'
import { releaseCommands } from './releaseCommands'
import { sectionCommands } from './sectionCommands'
import { reviewCommands } from './reviewCommands'
import { selectCommands } from './selectCommands'
import type { CommandId } from '../../contract/studioIds'
import { cancelFocus } from '../dom/regions'
import { extendItems, orderItems, type Arrangement } from '../model/arrange'
import { PAUSED, type Command, type CommandGroup } from './command'
import { viewCommands } from './viewCommands'

/** Commands that stay enabled while an earlier version is shown. Undo then reverts only restores from that version. */
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
const product: readonly Command[] = [
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
  ...lifecycleCommands,
  ...releaseCommands,
  ...goCommands,
  ...helpCommands,
].map(guardedCommand)

let byId: ReadonlyMap<string, Command> = new Map(product.map((command) => [command.id, command]))
let listed = product

/** The commands of the product and the application. Of those that share a key, the first that can run has it. */
export function allCommands(): readonly Command[] {
  return [...byId.values()]
}

/** The commands of a group, in the order in which they are listed. */
export function commandsOf(group: CommandGroup): readonly Command[] {
  return listed.filter((command) => command.group === group)
}

/** Registers an application's commands, replacing those of the previous call. Throws if an id is taken or unknown. */
export function registerCommands(commands: readonly Command[], arrangement: Arrangement = {}): void {
  const added = commands.map(guardedCommand)
  const all = extendItems({ kind: 'command', product, added, without: arrangement.without })
  listed = orderItems(all, { kind: 'command', order: arrangement.order })
  byId = new Map(all.map((command) => [command.id, command]))
}

/** Returns a command, or `null` if the application has removed it; its button is then not rendered. */
export function commandById(id: CommandId): Command | null {
  return byId.get(id) ?? null
}

/**
 * Returns a command of the product as it is without the application, for one that replaces it.
 *
 * ```ts
 * const publish: Command = { ...productCommand('publish'), replaces: true, label: 'Go live' }
 * ```
 */
export function productCommand(id: CommandId): Command {
  const command = product.find((each) => each.id === id)
  if (!command) throw new Error(`The studio has no command "${id}".`)
  return command
}

/** Returns the changes of the application: the labels of replaced commands, and `null` for removed ones. */
export function changedLabels(): { id: string; label: string | null }[] {
  return product
    .map(({ id }) => ({ id, now: byId.get(id) ?? null }))
    .filter(({ now }) => now === null || now.replaces)
    .map(({ id, now }) => ({ id, label: now?.label ?? null }))
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
