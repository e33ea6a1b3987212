import { History, RotateCcw, Undo, X } from 'lucide-react'
import type { Command } from './types'

export const versionCommands: readonly Command[] = [
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
      if (!boot.canEdit) return 'you may look at this page but not change it'
      return versions.store.getState().shown !== null || 'choose a version in the version history first'
    },
    run: ({ versions }) => versions.restore(),
  },
]
