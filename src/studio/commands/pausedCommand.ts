import type { Command, CommandGroup } from './types'

/** Why what would change a page that is not on the screen does not. */
export const PAUSED = 'you are looking at an earlier version: go back to the working copy first'

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

/** The command, at rest while the frame shows an earlier version: it would change a page that is not on the screen. */
export function pausedCommand(command: Command): Command {
  if (ALLOWED_GROUPS.has(command.group) || ALLOWED.has(command.id)) return command
  return {
    ...command,
    enabled: (session) => (session.versions.store.getState().selected === null ? command.enabled(session) : PAUSED),
  }
}
