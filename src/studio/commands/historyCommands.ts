import { Redo2, Undo2 } from 'lucide-react'
import type { Command } from './types'

export const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    group: 'History',
    icon: Undo2,
    shortcuts: ['mod+z'],
    worksInInputs: true,
    enabled: ({ store }) => store.getState().history.undo.length > 0 || 'there is nothing to undo',
    run: ({ edit }) => edit.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'History',
    icon: Redo2,
    shortcuts: ['mod+shift+z', 'mod+y'],
    worksInInputs: true,
    enabled: ({ store }) => store.getState().history.redo.length > 0 || 'there is nothing to redo',
    run: ({ edit }) => edit.redo(),
  },
]
