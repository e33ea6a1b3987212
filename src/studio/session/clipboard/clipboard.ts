import { toast } from '@payloadcms/ui'
import { copyRows } from '../../model'
import type { StudioSession } from '../session'
import { pasteText } from './paste'
import { writeCopied } from '../../dom/writeCopied'

/** The selected elements as the clipboard's text; `null` when nothing is selected. */
export function selectionText({ store }: StudioSession): string | null {
  const { tree, selection } = store.getState()
  const rows = copyRows(tree, selection.elements)
  return rows.length === 0 ? null : writeCopied({ rows, origin: window.location.origin })
}

/** Says that something was copied, which the screen does not show. */
export function confirmCopy({ store }: StudioSession): void {
  const { length } = store.getState().selection.elements
  toast.success(length === 1 ? 'Element copied.' : `${length} elements copied.`)
}

/** Copies by menu, without a key that would make the browser do it. Answers whether it could. */
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

/** Pastes by menu. The browser may ask whether the page may read the clipboard. */
export async function pasteClipboard({ session, isInside }: { session: StudioSession; isInside: boolean }) {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    toast.error('The browser gives the clipboard to the keyboard only. Press Ctrl V.')
    return
  }
  if (!pasteText({ session, text, isInside })) toast.error('There are no elements on the clipboard. Copy some first.')
}
