'use client'

import type { ElementTab } from '../../../src/studio/panels/inspector/tabs'

export const notesTab: ElementTab = {
  id: 'notes',
  label: 'Notes',
  note: ({ blockName }) => blockName || undefined,
  isFor: ({ blockType }) => blockType === 'hero',
  Panel: ({ row, isReadOnly }) => <p>{isReadOnly ? 'Nothing to write here.' : `Notes on ${row.blockType}`}</p>,
}
