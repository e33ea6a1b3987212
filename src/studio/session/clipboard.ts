import { toast } from '@payloadcms/ui'
import { canPlace, faultWords, parentOf } from '../../tree'
import type { Place, Row } from '../../tree/types'
import { readCopied, writeCopied } from '../dom/copied'
import { copyRows, pasteAction } from '../model'
import { placeBeside } from '../model/placement/places'
import type { StudioSession } from './session'

const LAST = Number.MAX_SAFE_INTEGER

/** Returns the selected elements as text for the clipboard; `null` if nothing is selected. */
export function selectionText({ store }: StudioSession): string | null {
  const { tree, selection } = store.getState()
  const rows = copyRows(tree, selection.elements)
  return rows.length === 0 ? null : writeCopied({ rows, origin: window.location.origin })
}

/** Confirms the copy, which has no visible effect. */
export function confirmCopy({ store }: StudioSession): void {
  const { length } = store.getState().selection.elements
  toast.success(length === 1 ? 'Element copied.' : `${length} elements copied.`)
}

/** Copies by menu, without a key that would make the browser do it. Returns whether it could. */
export async function copySelection(session: StudioSession): Promise<boolean> {
  const text = selectionText(session)
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast.error('The browser gives the clipboard to the keyboard only. Press Ctrl C, or Ctrl X to cut.')
    return false
  }
}

interface Paste {
  session: StudioSession
  isInside: boolean
}

/** Pastes from a menu. The browser may ask the user to allow reading the clipboard. */
export async function pasteClipboard({ session, isInside }: Paste) {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    toast.error('The browser gives the clipboard to the keyboard only. Press Ctrl V.')
    return
  }
  if (!pasteText({ session, text, isInside })) toast.error('There are no elements on the clipboard. Copy some first.')
}

/**
 * Pastes elements from a text after the selection, at the chosen place, or inside. Returns whether the text had
 * elements.
 */
export function pasteText({ session, text, isInside }: Paste & { text: string }): boolean {
  const copied = readCopied({ text, origin: window.location.origin })
  if (copied === null) return false
  if (!copied.ok) {
    toast.error(copied.reason)
    return true
  }
  const answer = placeFor({ session, rows: copied.rows, isInside })
  if (typeof answer === 'string') toast.error(`Not pasted. ${answer}`)
  else session.dispatch(pasteAction(copied.rows, answer))
  return true
}

/** Where the rows go, or why they have no place there. */
function placeFor({ session, rows, isInside }: Paste & { rows: readonly Row[] }): Place | string {
  const { store, rules, slice, ui } = session
  const { tree, selection } = store.getState()
  const [selected] = selection.elements
  const places = isInside && selected !== undefined ? slotsOf(selected) : [beside()]
  const types = new Set(rows.filter((row) => parentOf(row) === null).map(({ blockType }) => blockType))
  let reason = 'Nothing can stand inside it.'
  for (const place of places) {
    const answers = [...types].map((blockType) => canPlace(tree, { blockType, ...place }, rules()))
    const refused = answers.find((answer) => !answer.allowed)
    if (!refused || refused.allowed) return place
    reason = faultWords(refused.fault, slice)
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
