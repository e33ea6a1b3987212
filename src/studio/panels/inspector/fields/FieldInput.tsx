'use client'

import { createContext, use, type ComponentType } from 'react'
import type { FieldInfo } from '../../../../slices/types'
import { domIdOf } from '../../../dom/fieldId'
import inputs from '../../../ui/inputs/inputs.module.css'

/** What the input of a field type is given. It holds nothing itself: what is typed is an action at once, what changes elsewhere arrives. */
export interface FieldInputProps {
  field: FieldInfo
  /** Where the value stands: `title`, `images.1.caption`. */
  path: string
  /** The same by the ids of rows, so that it stays when rows before it come and go. */
  id: string
  value: unknown
  /** `isTyped`: by the letter, so that it is undone together with the letters before it. */
  onChange: (value: unknown, isTyped?: boolean) => void
  isReadOnly: boolean
  /** The label is said elsewhere; screen readers hear it all the same. */
  isLabelHidden?: boolean
}

export type FieldInputComponent = ComponentType<FieldInputProps>

/** The inputs by field type: those of the product, and those of the application. */
export const FieldInputs = createContext<ReadonlyMap<string, FieldInputComponent>>(new Map())

/** The input of a field, whatever its type. */
export function FieldInput(props: FieldInputProps) {
  const known = use(FieldInputs)
  const { type, like, label } = props.field
  const Input = known.get(type) ?? (like === undefined ? undefined : known.get(like))
  if (Input) return <Input {...props} />
  return (
    <p className={inputs.hint}>
      “{label}” has the type “{type}”, which has no input. Add one to <code>voix({'{ studio: { fields } }'})</code>.
    </p>
  )
}

/** The label, hint, name and state that an input of a field passes on: `<NumberInput {...inputProps(props)} … />`. */
export function inputProps({ field, path, id, isReadOnly, isLabelHidden }: FieldInputProps) {
  return {
    label: field.label,
    hint: field.description ?? undefined,
    isRequired: field.required,
    inputId: domIdOf(path),
    name: path,
    id,
    isReadOnly,
    isLabelHidden,
  }
}
