import { toast } from '@payloadcms/ui'
import { canPlace, parentOf } from '../../../tree'
import type { Place, Row } from '../../../tree/types'
import { placeBeside } from '../../model/placement/steps'
import type { StudioSession } from '../session'
import { readable } from '../../describe/readable'
import { readCopied } from '../../dom/copied'

const LAST = Number.MAX_SAFE_INTEGER

/** Pastes elements out of a text: behind what is selected or at the place that was chosen, or inside of it. Answers whether the text held elements at all. */
export function pasteText({
  session,
  text,
  isInside,
}: {
  session: StudioSession
  text: string
  isInside: boolean
}): boolean {
  const copied = readCopied({ text, origin: window.location.origin })
  if (copied === null) return false
  if (!copied.ok) {
    toast.error(copied.reason)
    return true
  }
  const answer = placeFor({ session, rows: copied.rows, isInside })
  if (typeof answer === 'string') toast.error(`Not pasted. ${readable(session, answer)}`)
  else session.edit.paste({ rows: copied.rows, place: answer })
  return true
}

/** Where the rows go, or why they have no place there. */
function placeFor({
  session: { store, rules, ui },
  rows,
  isInside,
}: {
  session: StudioSession
  rows: readonly Row[]
  isInside: boolean
}): Place | string {
  const { tree, selection } = store.getState()
  const [selected] = selection.elements
  const places = isInside && selected !== undefined ? slotsOf(selected) : [beside()]
  const types = new Set(rows.filter((row) => parentOf(row) === null).map(({ blockType }) => blockType))
  let reason = 'Nothing can stand inside it.'
  for (const place of places) {
    const answers = [...types].map((blockType) => canPlace(tree, { blockType, ...place }, rules()))
    const refused = answers.find((answer) => !answer.allowed)
    if (!refused || refused.allowed) return place
    reason = refused.message
  }
  return reason

  function slotsOf(id: string): Place[] {
    const row = tree.rows[id]
    const slots = Object.keys((row && rules().slice(row.blockType)?.slots) ?? {})
    return slots.map((slot) => ({ parent: id, slot, index: LAST }))
  }
  function beside(): Place {
    const { palettePlace } = ui.getState()
    return (
      palettePlace ??
      placeBeside({ tree, ids: selection.elements, side: 'after' }) ?? { parent: null, slot: 'default', index: LAST }
    )
  }
}
