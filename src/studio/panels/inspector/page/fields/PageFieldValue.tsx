'use client'

import { fieldTypeOf } from '../../../../../slices'
import { PAGE_FIELD_TYPES, type PageFieldType } from '../../../../../slices/pageFieldTypes'
import type { FieldInfo } from '../../../../../slices/types'
import type { PageField } from '../../../../model'
import inputs from '../../../../ui/inputs/inputs.module.css'
import { FieldInput } from '../../fields/FieldInput'

interface Props {
  field: PageField
  onChange: (value: unknown, isTyped?: boolean) => void
  isReadOnly: boolean
}

export function isPageFieldType(type: string): type is PageFieldType {
  return (PAGE_FIELD_TYPES as readonly string[]).includes(type)
}

/** The value of a page's own field, in the input that slices have for its type. */
export function PageFieldValue({ field, onChange, isReadOnly }: Props) {
  const { id, name, type } = field
  if (!isPageFieldType(type)) return <p className={inputs.problem}>The type “{type}” is unknown. Remove the field.</p>
  return (
    <FieldInput
      field={describePageField({ name, type })}
      id={`page field ${id}`}
      isLabelHidden
      isReadOnly={isReadOnly}
      onChange={onChange}
      path={`pageFields.${name}.value`}
      value={field[type]}
    />
  )
}

function describePageField({ name, type }: { name: string; type: PageFieldType }): FieldInfo {
  return {
    name,
    label: `Value of ${name}`,
    type,
    instructions: null,
    styled: false,
    group: null,
    enabled: true,
    required: false,
    canUpdate: true,
    resolvedByServer: false,
    empty: fieldTypeOf({ type }).empty ?? null,
    default: null,
    options: [],
    fields: [],
    rowLabel: '',
    needsServer: false,
  }
}
