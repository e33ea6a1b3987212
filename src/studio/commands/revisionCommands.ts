import { History, RotateCcw, Undo, X } from 'lucide-react'
import type { Command } from './types'

export const revisionCommands: readonly Command[] = [
  {
    id: 'revisions',
    label: 'Version history',
    group: 'History',
    icon: History,
    shortcuts: ['mod+shift+h'],
    worksInInputs: true,
    enabled: () => true,
    run: ({ revisions }) => (revisions.store.getState().isOpen ? revisions.close() : revisions.open()),
  },
  {
    id: 'leave-revision',
    label: 'Back to the working copy',
    group: 'History',
    icon: Undo,
    shortcuts: ['escape'],
    enabled: ({ revisions }) => revisions.store.getState().selected !== null || 'you are looking at it',
    run: ({ revisions }) => void revisions.select(null),
  },
  {
    id: 'close-revisions',
    label: 'Close the version history',
    group: 'History',
    icon: X,
    shortcuts: ['escape'],
    enabled: ({ revisions }) => revisions.store.getState().isOpen || 'it is not open',
    run: ({ revisions }) => revisions.close(),
  },
  {
    id: 'restore-revision',
    label: 'Restore this version',
    group: 'History',
    icon: RotateCcw,
    enabled: ({ boot, revisions }) => {
      if (!boot.canEdit) return 'you may look at this page but not change it'
      return revisions.store.getState().shown !== null || 'choose a version in the version history first'
    },
    run: ({ revisions }) => revisions.restore(),
  },
]
