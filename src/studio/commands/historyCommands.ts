import { History, Redo2, RotateCcw, Undo, Undo2, X } from 'lucide-react'
import type { StudioSession } from '../session/session'
import { inGroup, PAUSED, READER, type Enabled } from './command'

export const historyCommands = inGroup('History', {
  undo: {
    label: 'Undo',
    icon: Undo2,
    shortcuts: ['mod+z'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'undo'),
    run: ({ undo }) => undo(),
  },
  redo: {
    label: 'Redo',
    icon: Redo2,
    shortcuts: ['mod+shift+z', 'mod+y'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'redo'),
    run: ({ redo }) => redo(),
  },
  revisions: {
    label: 'Version history',
    icon: History,
    shortcuts: ['mod+shift+h'],
    worksInInputs: true,
    run: ({ versions }) => (versions.store.getState().isOpen ? versions.close() : versions.open()),
  },
  'leave-revision': {
    label: 'Back to the working copy',
    icon: Undo,
    shortcuts: ['escape'],
    enabled: ({ versions }) => versions.store.getState().selected !== null || 'you are looking at it',
    run: ({ versions }) => void versions.select(null),
  },
  'close-revisions': {
    label: 'Close the version history',
    icon: X,
    shortcuts: ['escape'],
    enabled: ({ versions }) => versions.store.getState().isOpen || 'it is not open',
    run: ({ versions }) => versions.close(),
  },
  'restore-revision': {
    label: 'Restore this version',
    icon: RotateCcw,
    enabled: ({ boot, versions }) => {
      if (!boot.canEdit) return READER
      return versions.store.getState().shown !== null || 'choose a version in the version history first'
    },
    run: ({ versions }) => versions.restore(),
  },
})

/** While an earlier version is shown, only restores from it can be undone: other changes would not be visible. */
function enabled({ store, versions }: StudioSession, direction: 'undo' | 'redo'): Enabled {
  const step = store.getState().history[direction].at(-1)
  if (!step) return `there is nothing to ${direction}`
  return versions.store.getState().selected === null || step.label === 'restoreRevision' || PAUSED
}
