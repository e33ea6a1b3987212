'use client'

import { useMemo } from 'react'
import { FileText } from 'lucide-react'
import { useEditor, useSession, type StudioSession } from '../../../session/session'
import type { DialogName } from '../../../session/editorStore'
import {
  addInsideItems,
  moveIntoItems,
  moveToItems,
  type PickerItem,
  replaceItems,
  setSlotItems,
  templateItems,
} from '../../../commands/elementPickers'
import { Picker } from './Picker'
import { elementOf } from '../../../model'
import { addElement, type NewElement } from '../../../commands/addCommands'
import { commandsOf } from '../../../commands/registry'
import { readableShortcut } from '../../../dom/shortcut'
import { COMMAND_GROUPS } from '../../../commands/command'
import { addPlace, pathNames } from '../../../model/placement/places'
import { groupSlices } from '../../../model/placement/slices'
import { focusSoon } from '../../../dom/regions'
import { elementNameOf, wordsOfPlace } from '../../../describe/names'
import { faultWords } from '../../../../tree'

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
  'add-inside': {
    title: 'Add inside: into which slot, or what?',
    placeholder: 'Search slots and slices',
    items: (session) => [...addInsideItems(session), ...sliceItems(session, { isInside: true })],
  },
  replace: { title: 'Replace by', placeholder: 'Search slices', items: replaceItems },
  'apply-template': { title: 'Apply template', placeholder: 'Search templates', items: templateItems },
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

/** Every command of the registry; one that cannot run now says why. */
function commandItems(session: StudioSession): PickerItem[] {
  return COMMAND_GROUPS.flatMap(commandsOf).map((command) => {
    const enabled = command.enabled(session)
    const [shortcut] = command.shortcuts ?? []
    return {
      key: `command ${command.id}`,
      label: command.label,
      group: command.group,
      icon: command.icon,
      shortcut: shortcut && readableShortcut(shortcut),
      reason: enabled === true ? undefined : enabled,
      data: { 'data-command': command.id },
      run: () => command.run(session),
    }
  })
}

/** Every element of the page, to go to. */
function elementItems(session: StudioSession): PickerItem[] {
  const { tree } = session.store.getState()
  const nameOf = (id: string) => elementNameOf(session, id)
  return Object.values(tree.rows).map(({ id, element: { parent } }) => ({
    key: `element ${id}`,
    label: nameOf(id),
    detail: pathNames({ tree, parent, nameOf }).join(' › '),
    group: 'Elements of the page',
    icon: FileText,
    data: { 'data-go-to': id },
    run: () => {
      session.dispatch({ type: 'selectElements', ids: [id] })
      session.ui.setState({ leftTab: 'elements' })
      focusSoon(`[role=treeitem][data-element-id="${CSS.escape(id)}"]`)
    },
  }))
}

/** Every slice that the layout offers, to add at the selection. `isInside`: those alone that go into the selected element. */
function sliceItems(session: StudioSession, { isInside = false } = {}): PickerItem[] {
  const { boot, store, rules } = session
  if (!boot.canEdit) return []
  const { tree, page, selection } = store.getState()
  const groups = groupSlices({ slices: boot.slices, layout: page.layout, search: '' })
  return groups.flatMap(({ name: purpose, slices }) =>
    slices.flatMap(({ name, label, description, tags, templates }) => {
      const selected = selection.elements.at(-1) ?? null
      const { place, reason } = addPlace({ tree, blockType: name, rules: rules(), selected, wanted: null })
      if (isInside && (place === null || place.parent !== selected)) return []
      const item = (key: string, text: string, element: NewElement) => ({
        key: `slice ${key}`,
        label: `Add ${text}`,
        detail: purpose,
        note: place === null ? undefined : wordsOfPlace(session, place),
        keywords: [purpose, description, ...tags].join(' '),
        group: 'Slices',
        reason: reason === null ? undefined : faultWords(reason, session.slice),
        data: { 'data-slice': name },
        run: () => place && addElement({ session, ...element, place }),
      })
      return [
        item(name, label, { blockType: name }),
        ...templates.map((one) => item(`${name} ${one.name}`, `${label}: ${one.label}`, elementOf(name, one))),
      ]
    }),
  )
}
