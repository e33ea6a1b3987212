'use client'

import type { Command, ElementTab, PageTab, StudioSession } from 'voix/studio/client'

const selectNothing: Command['enabled'] = ({ store }: StudioSession) =>
  store.getState().selection.elements.length > 0 || 'select one'

export const panels: [ElementTab, PageTab] = [
  { id: 'notes', label: 'Notes', Panel: ({ row }) => <p>{`Notes on ${row.blockType}`}</p> },
  { of: 'page', id: 'about', label: 'About', Panel: () => <p>{typeof selectNothing}</p> },
]
