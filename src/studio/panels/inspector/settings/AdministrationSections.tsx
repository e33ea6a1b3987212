'use client'

import { GUI_COLORS, GUI_NOTE_LENGTH, PERMISSIONS } from '../../../../tree'
import type { ElementGui, ElementPermission, Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { CheckGroup, CheckInput } from '../../../ui/inputs/CheckInput'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { Parsed } from '../../../ui/inputs/parse'

/** The administration of an element: what the studio shows of it, and what is locked about it. */
export function AdministrationSections({ row }: { row: Row }) {
  return (
    <>
      <GuiSection row={row} />
      <LocksSection row={row} />
    </>
  )
}

/** What whoever makes the page sees of the element beside what it is. An element that is locked keeps it as it is. */
function GuiSection({ row: { id, element } }: { row: Row }) {
  const { dispatch } = useSession()
  const { note, color, isCollapsed } = element.gui ?? {}
  const change = (next: ElementGui, typing?: string) => {
    const gui = Object.fromEntries(
      Object.entries({ ...element.gui, ...next }).filter(([, value]) => value !== undefined),
    )
    const settings = { gui: Object.keys(gui).length === 0 ? undefined : gui }
    dispatch({ type: 'settingsUpdate', id, settings, typing })
  }
  return (
    <Section hint="For those who make the page; visitors get nothing of it." title="In the studio">
      <TextInput
        hint="Stands above the element’s inputs and at its line in the tree."
        isLong
        label="Note"
        name="guiNote"
        onChange={(text) => change({ note: text === '' ? undefined : text }, 'guiNote')}
        parse={parseNote}
        stored={note ?? ''}
      />
      <SelectInput
        choices={COLORS}
        hint="Marks its line in the tree, and the label at its frame."
        label="Colour"
        name="guiColor"
        onChange={(value) => change({ color: value === '' ? undefined : value })}
        value={color ?? ''}
      />
      <CheckInput
        hint="What stands inside is folded away when the page is opened."
        isChecked={isCollapsed === true}
        label="Folded in the tree"
        name="guiCollapsed"
        onChange={(isOn) => change({ isCollapsed: isOn ? true : undefined })}
      />
    </Section>
  )
}

const COLORS = [
  { value: '', label: 'None' },
  ...GUI_COLORS.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` })),
]

function parseNote(text: string): Parsed<string> {
  if (text.length > GUI_NOTE_LENGTH) return { problem: `At most ${GUI_NOTE_LENGTH} characters.` }
  return { value: text }
}

const LOCK_LABELS: Record<ElementPermission, string> = {
  edit: 'Change',
  move: 'Move',
  delete: 'Delete',
  duplicate: 'Duplicate',
  replace: 'Replace',
  children: 'What stands inside',
}

/** What is locked for everyone but administrators. Administrators lock and unlock; others see what is locked. */
function LocksSection({ row }: { row: Row }) {
  const { boot, dispatch } = useSession()
  const { permissions } = row.element
  if (!boot.isAdministrator && permissions.length === 0) return null
  return (
    <Section
      hint={
        boot.isAdministrator
          ? 'What is ticked only administrators may do.'
          : 'Only an administrator may do what is ticked, and change the locks.'
      }
      title="Locked for editors"
    >
      <CheckGroup
        choices={PERMISSIONS.map((value) => ({ value, label: LOCK_LABELS[value] }))}
        isReadOnly={!boot.isAdministrator || !boot.canEdit}
        label="Locked for editors"
        name="permissions"
        onChange={(values) =>
          dispatch({
            type: 'settingsUpdate',
            id: row.id,
            settings: { permissions: PERMISSIONS.filter((own) => values.includes(own)) },
          })
        }
        values={permissions}
      />
    </Section>
  )
}
