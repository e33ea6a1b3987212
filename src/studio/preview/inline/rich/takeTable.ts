import { type PastedTable, tableAction } from '../../../model/pastedTable'
import type { FrameSession } from '../../frameSession'

interface Input {
  session: Pick<FrameSession, 'store' | 'ui' | 'rules' | 'slices' | 'intend'>
  element: string
  table: PastedTable
}

/** Makes an element of a table that is pasted into a text; what is edited stays selected. Returns whether it could. */
export function takeTable({ session, element, table }: Input): boolean {
  const { rules, slices, intend, store, ui } = session
  const { selection } = ui.getState()
  const action = tableAction({ table, element, tree: store.tree(), rules, slices })
  if (!action) return false
  intend(action)
  intend({ type: 'selectElements', ids: [...selection.elements], anchor: selection.anchor })
  return true
}
