import type { Row } from '../../tree/types'
import type { StudioSession } from '../session/session'
import type { Command, Enabled } from './types'

const READER = 'you may look at this page but not change it'
const NOTHING = 'select an element first'

export const selectedIds = ({ store }: StudioSession): readonly string[] => store.getState().selection.elements

/** The selected element when it is a single one with a place on the page. */
export function selectedRow(session: StudioSession): Row | null {
  const [id, another] = selectedIds(session)
  return (id !== undefined && another === undefined && session.store.getState().tree.rows[id]) || null
}

/** The slots of an element's slice. */
export function slotNamesOf({ slice }: StudioSession, row: Row): string[] {
  return Object.keys(slice(row.blockType)?.rules.slots ?? {})
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

/** Everybody may run it as soon as something is selected. */
export function withSelection(session: StudioSession): Enabled {
  return selectedIds(session).length > 0 || NOTHING
}
