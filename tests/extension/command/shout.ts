'use client'

import { Megaphone } from 'lucide-react'
import type { Command } from 'voix/studio/client'

/** Writes the title of the selected element in capitals: a command with the action that it dispatches. */
export const shout: Command = {
  id: 'shout',
  label: 'Write the title in capitals',
  group: 'Application',
  icon: Megaphone,
  shortcuts: ['mod+alt+u'],
  enabled: ({ store }) => (store.getState().selection.elements.length === 1 ? true : 'select one element'),
  run: ({ store, dispatch }) => {
    const { selection, tree } = store.getState()
    const [id = ''] = selection.elements
    const title = tree.rows[id]?.title
    if (typeof title === 'string')
      dispatch({ type: 'fieldUpdate', id, field: 'title', value: title.toUpperCase(), typing: false })
  },
}
