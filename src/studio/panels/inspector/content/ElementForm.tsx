'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isAsked } from '../../../../slices'
import type { Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { useRemembered } from '../useRemembered'
import { FieldSlot } from './FieldSlot'
import styles from './content.module.css'
import { type FieldGroup, fieldProblems, groupFields, isFieldOn } from './fieldState'

/** The selected element's fields, by their groups. */
export function ElementForm({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { slice } = useSession()
  const info = slice(row.blockType)
  if (!info) return null
  const groups = groupFields(info.fields.filter((field) => isAsked(field, row)))
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
  const problems = useEditor(({ save }) => save.problems)
  const selected = useEditor(({ page: { selection } }) => (selection.elements[0] === row.id ? selection.field : null))
  const notice = useEditor(({ input: { notice: notice, texts } }) => {
    const names = fields.map(({ name }) => name)
    const isOwn = [...texts.values()].some(
      ({ place, name }) => place.element === row.id && names.includes(name.split('.')[0] ?? ''),
    )
    return isOwn ? notice : null
  })
  const own = fields.map((field) => fieldProblems({ problems, element: row.id, field: field.name }))
  const isWrong = own.some(({ length }) => length > 0)
  const isSelected = fields.some(({ name }) => name === selected)
  return (
    <FieldGroupBox
      blockType={row.blockType}
      elementId={row.id}
      label={label}
      showFor={notice ?? (isWrong ? problems : isSelected ? selected : null)}
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

interface Props {
  elementId: string
  label: string | null
  /** Of the slice: groups of the same name are remembered for each slice by themselves. */
  blockType: string
  /** Why the group must be open; another reason opens it again: a field of it is selected, a save objected to one. */
  showFor: unknown
  children: ReactNode
}

/** Fields that belong together, folded away on demand; the browser remembers. Fields without a group stand as they are. */
export function FieldGroupBox({ elementId, label, blockType, showFor, children }: Props) {
  const [isFolded, setIsFolded] = useRemembered({ key: `folded:${blockType}:${label}`, initial: false })
  useEffect(() => {
    if (showFor !== null) setIsFolded(false)
  }, [setIsFolded, showFor])
  const { dispatch } = useSession()
  const isSelected = useEditor(({ page: { selection } }) => label !== null && selection.group === label)
  if (label === null) return <div className={styles.group}>{children}</div>
  return (
    <details
      className={styles.group}
      data-field-group={label}
      data-is-selected={isSelected || undefined}
      onToggle={({ currentTarget: { open } }) => {
        setIsFolded(!open)
        // What is folded away is not worked on: selected once more, it is unselected, and its marks go.
        if (!open && isSelected) dispatch({ type: 'selectGroup', id: elementId, group: label })
      }}
      open={!isFolded}
    >
      {/* As with fields: being there selects it, which marks its fields in the preview. */}
      <summary onFocus={() => !isSelected && dispatch({ type: 'selectGroup', id: elementId, group: label })}>
        <ChevronDown aria-hidden size={15} />
        {label}
      </summary>
      {children}
    </details>
  )
}
