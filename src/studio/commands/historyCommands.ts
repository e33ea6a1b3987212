import { History, Redo2, RotateCcw, Undo, Undo2, X } from 'lucide-react'
import type { StudioSession } from '../session/session'
import { PAUSED, READER, type Command, type Enabled } from './command'

export const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    group: 'History',
    icon: Undo2,
    shortcuts: ['mod+z'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'undo'),
    run: ({ undo }) => undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'History',
    icon: Redo2,
    shortcuts: ['mod+shift+z', 'mod+y'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'redo'),
    run: ({ redo }) => redo(),
  },
  {
    id: 'revisions',
    label: 'Version history',
    group: 'History',
    icon: History,
    shortcuts: ['mod+shift+h'],
    worksInInputs: true,
    enabled: () => true,
    run: ({ versions }) => (versions.store.getState().isOpen ? versions.close() : versions.open()),
  },
  {
    id: 'leave-revision',
    label: 'Back to the working copy',
    group: 'History',
    icon: Undo,
    shortcuts: ['escape'],
    enabled: ({ versions }) => versions.store.getState().selected !== null || 'you are looking at it',
    run: ({ versions }) => void versions.select(null),
  },
  {
    id: 'close-revisions',
    label: 'Close the version history',
    group: 'History',
    icon: X,
    shortcuts: ['escape'],
    enabled: ({ versions }) => versions.store.getState().isOpen || 'it is not open',
    run: ({ versions }) => versions.close(),
  },
  {
    id: 'restore-revision',
    label: 'Restore this version',
    group: 'History',
    icon: RotateCcw,
    enabled: ({ boot, versions }) => {
      if (!boot.canEdit) return READER
      return versions.store.getState().shown !== null || 'choose a version in the version history first'
    },
    run: ({ versions }) => versions.restore(),
  },
]

/** While an earlier version is on the screen, only what was restored from it is taken back: nobody sees the rest change. */
function enabled({ store, versions }: StudioSession, direction: 'undo' | 'redo'): Enabled {
  const step = store.getState().history[direction].at(-1)
  if (!step) return `there is nothing to ${direction}`
  return versions.store.getState().selected === null || step.label === 'restoreRevision' || PAUSED
}
