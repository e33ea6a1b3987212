'use client'

import { useMemo } from 'react'
import { useEditor, useSession } from '../../../session/session'
import type { StudioSession } from '../../../session/session'
import type { DialogName } from '../../../session/editorStore'
import { commandItems, elementItems, sliceItems } from './commandItems'
import {
  addInsideItems,
  moveIntoItems,
  moveToItems,
  type PickerItem,
  replaceItems,
  setSlotItems,
} from '../../../commands/elementPickers'
import { Picker } from './Picker'

interface Kind {
  title: string
  placeholder: string
  items: (session: StudioSession) => PickerItem[]
}

const KINDS: Partial<Record<DialogName, Kind>> = {
  commands: {
    title: 'Commands, elements and slices',
    placeholder: 'What do you want to do?',
    items: (session) => [...commandItems(session), ...elementItems(session), ...sliceItems(session)],
  },
  'add-inside': { title: 'Add inside: into which slot?', placeholder: 'Search slots', items: addInsideItems },
  replace: { title: 'Replace by', placeholder: 'Search slices', items: replaceItems },
  'move-to': { title: 'Move to', placeholder: 'Search places', items: moveToItems },
  'move-into': { title: 'Move into', placeholder: 'Search elements', items: moveIntoItems },
  'set-slot': { title: 'Set slot', placeholder: 'Search slots', items: setSlotItems },
}

/** The searchable list that a command has opened. */
export function StudioPicker() {
  const name = useEditor((state) => state.ui.dialog)
  const kind = name === null ? undefined : KINDS[name]
  return kind ? <OpenPicker key={name} {...kind} /> : null
}

/** What it offers is what was possible when it opened. */
function OpenPicker({ title, placeholder, items }: Kind) {
  const session = useSession()
  const offered = useMemo(() => items(session), [items, session])
  return (
    <Picker
      items={offered}
      onClose={() => session.ui.setState({ dialog: null })}
      placeholder={placeholder}
      title={title}
    />
  )
}
