import { ClipboardPaste, Copy, FolderDown, Scissors } from 'lucide-react'
import { confirmCopy, copySelection, pasteClipboard } from '../session/clipboard'
import type { StudioSession } from '../session/session'
import { forEditors, forOne, forSelection, inGroup, selectedIds, slotNamesOf, withSelection } from './command'

/** The keys of the first three belong to the browser's own events (`clipboard/listenToClipboard`), which need no permission. */
export const clipboardCommands = inGroup('Clipboard', {
  copy: {
    label: 'Copy',
    icon: Copy,
    shortcuts: ['mod+c'],
    isNative: true,
    enabled: withSelection,
    run: (session) => void copy(session),
  },
  cut: {
    label: 'Cut',
    icon: Scissors,
    shortcuts: ['mod+x'],
    isNative: true,
    enabled: forSelection(),
    run: (session) => void cut(session),
  },
  paste: {
    label: 'Paste',
    icon: ClipboardPaste,
    shortcuts: ['mod+v'],
    isNative: true,
    enabled: forEditors(),
    run: (session) => void pasteClipboard({ session, isInside: false }),
  },
  'paste-inside': {
    label: 'Paste inside',
    icon: FolderDown,
    // Browsers have no event for this shortcut: outside of texts the key does nothing.
    shortcuts: ['mod+shift+v'],
    enabled: forOne((session, row) => slotNamesOf(session, row).length > 0 || 'nothing can stand inside it'),
    run: (session) => void pasteClipboard({ session, isInside: true }),
  },
})

async function copy(session: StudioSession) {
  if (await copySelection(session)) confirmCopy(session)
}

async function cut(session: StudioSession) {
  const ids = selectedIds(session)
  if (await copySelection(session)) session.dispatch({ type: 'deleteElement', ids })
}
