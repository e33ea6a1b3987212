import type { ComponentType } from 'react'
import { offeredSlots } from '../../tree'
import type { StudioSession } from '../session/session'
import type { Row } from '../../tree/types'

export const COMMAND_GROUPS = [
  'History',
  'Add',
  'Element',
  'Arrange',
  'Clipboard',
  'Selection',
  'Page',
  'Review',
  'View',
  'Go to',
  'Application',
  'Help',
] as const

export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** `true`, or the reason why the command cannot run now. */
export type Enabled = true | string

/** The icon of a command: one of `lucide-react`, or a component that draws an `<svg>`. */
export type CommandIcon = ComponentType<{
  size?: number
  strokeWidth?: number
  className?: string
  'aria-hidden'?: boolean
}>

/** Something that the editor can do: for buttons, keys, menus and help. Whatever runs one carries `data-command="<id>"`. */
export interface Command {
  /** In lower case with hyphens. */
  id: string
  /** Takes the place of the product's command with this id: in menus, in toolbars, and for its key if `shortcuts` has it. */
  replaces?: true
  label: string
  group: CommandGroup
  icon: CommandIcon
  /** `mod+shift+z`; `mod` is Command on a Mac, Control elsewhere. The first one is shown. */
  shortcuts?: readonly string[]
  /** Whether the shortcut also works while an input has the focus. */
  worksInInputs?: boolean
  /**
   * Limits the shortcut to the page's body, the tree and the frame: in other places the focused control handles the
   * key.
   */
  needsPage?: boolean
  /** The browser has its own event for the shortcut, so its default is not prevented. */
  isNative?: boolean
  /** Returns `true`, or why the command cannot run now: the words after the label in "Undo: nothing to undo". */
  enabled: (session: StudioSession) => Enabled
  run: (session: StudioSession) => void
}

type Grouped = Omit<Command, 'id' | 'group' | 'enabled'> & Partial<Pick<Command, 'enabled'>>

/** Commands of one group, by id. One without `enabled` can always run. */
export function inGroup(group: CommandGroup, commands: Readonly<Record<string, Grouped>>): readonly Command[] {
  return Object.entries(commands).map(([id, command]) => ({ enabled: () => true, ...command, id, group }))
}

/** The reason shown for commands that would change a page while an earlier version is shown. */
export const PAUSED = 'you are looking at an earlier version: go back to the working copy first'

export const READER = 'you may look at this page but not change it'

const NOTHING = 'select an element first'

export const selectedIds = ({ store }: StudioSession): readonly string[] => store.getState().selection.elements

/** The selected element when it is a single one with a place on the page. */
export function selectedRow(session: StudioSession): Row | null {
  const [id, another] = selectedIds(session)
  return (id !== undefined && another === undefined && session.store.getState().tree.rows[id]) || null
}

/** The slots of an element's slice. */
export function slotNamesOf({ slice, store }: StudioSession, row: Row): string[] {
  return offeredSlots({ tree: store.getState().tree, row, rules: slice(row.blockType)?.rules })
}

/** A command needs an editor, and maybe more. */
export function forEditors(more?: (session: StudioSession) => Enabled): Command['enabled'] {
  return (session) => {
    if (!session.boot.canEdit) return READER
    return more ? more(session) : true
  }
}

/** A command needs an editor and a selection, and maybe more. */
export function forSelection(more?: (session: StudioSession) => Enabled): Command['enabled'] {
  return forEditors((session) => {
    if (selectedIds(session).length === 0) return NOTHING
    return more ? more(session) : true
  })
}

/** A command needs an editor and a single selected element, and maybe more. */
export function forOne(more?: (session: StudioSession, row: Row) => Enabled): Command['enabled'] {
  return forSelection((session) => {
    if (selectedIds(session).length > 1) return 'select a single element'
    const row = selectedRow(session)
    if (!row) return 'it has no place on this page'
    return more ? more(session, row) : true
  })
}

/** Enables a command for all users once an element is selected. */
export function withSelection(session: StudioSession): Enabled {
  return selectedIds(session).length > 0 || NOTHING
}
