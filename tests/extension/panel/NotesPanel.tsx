'use client'

import type { ElementTab } from 'voix/studio/client'

export const notesTab: ElementTab = {
  id: 'notes',
  label: 'Notes',
  note: ({ blockName }) => blockName || undefined,
  isFor: ({ blockType }) => blockType === 'hero',
  Panel: ({ row, isReadOnly }) => <p>{isReadOnly ? 'Nothing to write here.' : `Notes on ${row.blockType}`}</p>,
}
