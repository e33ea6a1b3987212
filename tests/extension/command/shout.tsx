'use client'

import type { Command, CommandIcon } from 'voix/studio/client'

const Megaphone: CommandIcon = ({ size, strokeWidth, ...attributes }) => (
  <svg
    {...attributes}
    fill="none"
    height={size}
    stroke="currentColor"
    strokeWidth={strokeWidth}
    viewBox="0 0 24 24"
    width={size}
  >
    <path d="M4 10v4l12 5V5zM8 16v4h3v-3" />
  </svg>
)

/** Changes the title of the selected element to capitals. */
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
