import { Redo2, Undo2 } from 'lucide-react'
import type { StudioSession } from '../session/session'
import { PAUSED } from './pausedCommand'
import type { Command, Enabled } from './types'

export const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    group: 'History',
    icon: Undo2,
    shortcuts: ['mod+z'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'undo'),
    run: ({ edit }) => edit.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'History',
    icon: Redo2,
    shortcuts: ['mod+shift+z', 'mod+y'],
    worksInInputs: true,
    enabled: (session) => enabled(session, 'redo'),
    run: ({ edit }) => edit.redo(),
  },
]

/** While an earlier version is on the screen, only what was restored from it is taken back: nobody sees the rest change. */
function enabled({ store, revisions }: StudioSession, direction: 'undo' | 'redo'): Enabled {
  const step = store.getState().history[direction].at(-1)
  if (!step) return `there is nothing to ${direction}`
  return revisions.store.getState().selected === null || step.label === 'restoreRevision' || PAUSED
}
