import { addAction } from '../../../model'
import { FileText } from 'lucide-react'
import { allCommands } from '../../../commands/registry'
import { isMacPlatform, readableShortcut } from '../../../dom/shortcut'
import { COMMAND_GROUPS } from '../../../commands/command'
import { addPlace, pathNames } from '../../../model/placement/places'
import { groupSlices } from '../../../model/placement/slices'
import { focusSoon } from '../../../dom/regions'
import { elementNameOf } from '../../../describe/names'
import type { StudioSession } from '../../../session/session'
import { faultWords } from '../../../../tree'
import type { PickerItem } from '../../../commands/elementPickers'

/** Every command of the registry; one that cannot run now says why. */
export function commandItems(session: StudioSession): PickerItem[] {
  const isMac = isMacPlatform()
  const ordered = COMMAND_GROUPS.flatMap((group) => allCommands().filter((command) => command.group === group))
  return ordered.map((command) => {
    const enabled = command.enabled(session)
    const [shortcut] = command.shortcuts ?? []
    return {
      key: `command ${command.id}`,
      label: command.label,
      group: command.group,
      icon: command.icon,
      shortcut: shortcut && readableShortcut({ shortcut, isMac }),
      reason: enabled === true ? undefined : enabled,
      data: { 'data-command': command.id },
      run: () => command.run(session),
    }
  })
}

/** Every element of the page, to go to. */
export function elementItems(session: StudioSession): PickerItem[] {
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

/** Every slice that the layout offers, to add at the selection. */
export function sliceItems(session: StudioSession): PickerItem[] {
  const { boot, store, rules, dispatch } = session
  if (!boot.canEdit) return []
  const { tree, page, selection } = store.getState()
  const groups = groupSlices({ slices: boot.slices, layout: page.layout, search: '' })
  return groups.flatMap(({ name: family, slices }) =>
    slices.map(({ name, label, description, tags }) => {
      const selected = selection.elements.at(-1) ?? null
      const { place, reason } = addPlace({ tree, blockType: name, rules: rules(), selected, wanted: null })
      return {
        key: `slice ${name}`,
        label: `Add ${label}`,
        detail: family,
        keywords: [family, description, ...tags].join(' '),
        group: 'Slices',
        reason: reason === null ? undefined : faultWords(reason, session.slice),
        data: { 'data-slice': name },
        run: () => place && dispatch(addAction({ blockType: name, place, slice: session.slice })),
      }
    }),
  )
}
