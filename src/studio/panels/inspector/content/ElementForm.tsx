'use client'

import { useMemo } from 'react'
import type { Row } from '../../../../tree/types'
import { useDrafts, useSave, useSession, useStudio } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { FieldGroupBox } from './FieldGroupBox'
import { fieldProblems } from './fieldProblems'
import { FieldSlot } from './FieldSlot'
import { groupFields, isFieldOn, type FieldGroup } from './fieldState'

/** The selected element's fields, by their groups. */
export function ElementForm({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { slice } = useSession()
  const info = slice(row.blockType)
  const groups = useMemo(() => groupFields(info?.fields ?? []), [info])
  if (!info) return null
  if (groups.length === 0) return <p className={lists.empty}>This slice has no fields.</p>
  return (
    <fieldset className={inputs.panel}>
      {groups.map((group) => (
        <Group group={group} isReadOnly={isReadOnly} key={group.label ?? ''} row={row} />
      ))}
    </fieldset>
  )
}

interface GroupProps {
  group: FieldGroup
  row: Row
  isReadOnly: boolean
}

function Group({ group: { label, fields }, row, isReadOnly }: GroupProps) {
  const problems = useSave((save) => save.problems)
  const selected = useStudio(({ selection }) => (selection.elements[0] === row.id ? selection.field : null))
  const told = useDrafts(({ told, drafts }) => {
    const names = fields.map(({ name }) => name)
    const isOwn = [...drafts.values()].some(
      ({ place, name }) => place.element === row.id && names.includes(name.split('.')[0] ?? ''),
    )
    return isOwn ? told : null
  })
  const own = fields.map((field) => fieldProblems({ problems, element: row.id, field: field.name }))
  const isWrong = own.some(({ length }) => length > 0)
  const isSelected = fields.some(({ name }) => name === selected)
  return (
    <FieldGroupBox
      blockType={row.blockType}
      elementId={row.id}
      label={label}
      showFor={told ?? (isWrong ? problems : isSelected ? selected : null)}
    >
      {fields.map((field, index) => (
        <FieldSlot
          elementId={row.id}
          field={field}
          isOn={isFieldOn({ row, info: field })}
          isReadOnly={isReadOnly}
          key={field.name}
          problems={own[index] ?? []}
          value={row[field.name]}
        />
      ))}
    </FieldGroupBox>
  )
}
