import type { LucideIcon } from 'lucide-react'
import type { StudioSession } from '../session/session'

export const COMMAND_GROUPS = [
  'History',
  'Add',
  'Element',
  'Arrange',
  'Clipboard',
  'Selection',
  'Page',
  'View',
  'Go to',
  'Application',
  'Help',
] as const

export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** `true`, or the reason why the command cannot run now. */
export type Enabled = true | string

/**
 * Something that the editor can do. The registry feeds the buttons, the hot keys, the context menu, the command palette and the
 * help sheet; whatever runs a command carries `data-command="<id>"`.
 */
export interface Command {
  id: string
  label: string
  group: CommandGroup
  icon: LucideIcon
  /** `mod+shift+z`; `mod` is Command on a Mac, Control elsewhere. The first one is shown. */
  shortcuts?: readonly string[]
  /** The shortcut works while somebody types in a field as well. */
  worksInInputs?: boolean
  /** The shortcut works on the page's body, in the tree and in the frame only: elsewhere the key means what has the focus. */
  needsPage?: boolean
  /** The browser has an event of its own for the shortcut; the key is not taken from it. */
  isNative?: boolean
  enabled: (session: StudioSession) => Enabled
  run: (session: StudioSession) => void
}
