'use client'

import { RenderFields } from '@payloadcms/ui'
import type { Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { FieldGroupBox } from './FieldGroupBox'
import { nameOfField, type FieldGroup as Group } from './fieldInfo'
import { fieldProblems } from './fieldProblems'
import { FieldSlot } from './FieldSlot'
import { isFieldOn } from './fieldState'

interface Props {
  group: Group
  row: Row
  isReadOnly: boolean
}

/** The fields of a slice that have one `group`. */
export function FieldGroup({ group, row, isReadOnly }: Props) {
  const { boot, slice } = useSession()
  const schemaPath = `${boot.collections.pages}.elements.${row.blockType}`
  const problems = useEditor(({ save }) => save.problems)
  const selected = useEditor(({ page: { selection } }) => (selection.elements[0] === row.id ? selection.field : null))
  const infos = slice(row.blockType)?.fields ?? []
  const fields = group.fields.map((field) => {
    const info = infos.find(({ name }) => name === nameOfField(field))
    const own = info ? fieldProblems({ problems, element: row.id, field: info.name }) : []
    return { field, info, problems: own }
  })
  const isWrong = fields.some(({ problems: own }) => own.length > 0)
  const isSelected = fields.some(({ info }) => info && info.name === selected)
  return (
    <FieldGroupBox
      blockType={row.blockType}
      elementId={row.id}
      label={group.label}
      showFor={isWrong ? problems : isSelected ? selected : null}
    >
      {fields.map(({ field, info, problems: own }, index) =>
        info ? (
          <FieldSlot
            elementId={row.id}
            field={field}
            info={info}
            isOn={isFieldOn({ row, info })}
            isReadOnly={isReadOnly}
            key={info.name}
            problems={own}
            schemaPath={schemaPath}
          />
        ) : (
          <RenderFields
            fields={[field]}
            forceRender
            key={index}
            margins={false}
            parentIndexPath=""
            parentPath=""
            parentSchemaPath={schemaPath}
            permissions={true}
            readOnly={isReadOnly}
          />
        ),
      )}
    </FieldGroupBox>
  )
}
