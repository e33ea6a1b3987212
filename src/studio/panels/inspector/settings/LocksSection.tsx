'use client'

import { PERMISSIONS } from '../../../../tree'
import type { ElementPermission, Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { CheckGroup } from '../../../ui/inputs/CheckGroup'
import { Section } from '../../../ui/inputs/Section'

const LABELS: Record<ElementPermission, string> = {
  edit: 'Change',
  move: 'Move',
  delete: 'Delete',
  duplicate: 'Duplicate',
  replace: 'Replace',
  children: 'What stands inside',
}

/** What is locked for everyone but administrators. Administrators lock and unlock; others see what is locked. */
export function LocksSection({ row }: { row: Row }) {
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
        choices={PERMISSIONS.map((value) => ({ value, label: LABELS[value] }))}
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
