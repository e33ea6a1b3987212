import { ClipboardPaste, Copy, FolderDown, Scissors } from 'lucide-react'
import { confirmCopy, copySelection, pasteClipboard } from '../session/clipboard'
import type { StudioSession } from '../session/session'
import { type Command, forEditors, forOne, forSelection, selectedIds, slotNamesOf, withSelection } from './command'

/** The keys of the first three belong to the browser's own events (`clipboard/listenToClipboard`), which need no permission. */
export const clipboardCommands: readonly Command[] = [
  {
    id: 'copy',
    label: 'Copy',
    group: 'Clipboard',
    icon: Copy,
    shortcuts: ['mod+c'],
    isNative: true,
    enabled: withSelection,
    run: (session) => void copy(session),
  },
  {
    id: 'cut',
    label: 'Cut',
    group: 'Clipboard',
    icon: Scissors,
    shortcuts: ['mod+x'],
    isNative: true,
    enabled: forSelection(),
    run: (session) => void cut(session),
  },
  {
    id: 'paste',
    label: 'Paste',
    group: 'Clipboard',
    icon: ClipboardPaste,
    shortcuts: ['mod+v'],
    isNative: true,
    enabled: forEditors(),
    run: (session) => void pasteClipboard({ session, isInside: false }),
  },
  {
    id: 'paste-inside',
    label: 'Paste inside',
    group: 'Clipboard',
    icon: FolderDown,
    // No event of the browser: outside of texts it answers this key with nothing.
    shortcuts: ['mod+shift+v'],
    enabled: forOne((session, row) => slotNamesOf(session, row).length > 0 || 'nothing can stand inside it'),
    run: (session) => void pasteClipboard({ session, isInside: true }),
  },
]

async function copy(session: StudioSession) {
  if (await copySelection(session)) confirmCopy(session)
}

async function cut(session: StudioSession) {
  const ids = selectedIds(session)
  if (await copySelection(session)) session.dispatch({ type: 'deleteElement', ids })
}
