'use client'

import { useRef } from 'react'
import { isAsked } from '../../../../slices'
import { isRecord } from '../../../../tree'
import { FieldBox } from '../../../ui/inputs/Labelled'
import { FieldInput, inputProps, type FieldInputProps } from './FieldInput'

/** Fields that are one value, in a frame. */
export function GroupField(props: FieldInputProps) {
  const { field, path, id, value, onChange, isReadOnly } = props
  const values = isRecord(value) ? value : {}
  // Two inputs may tell of themselves before either is rendered again.
  const latest = useRef(values)
  latest.current = values
  const change = (name: string, next: unknown, isTyped?: boolean) => {
    latest.current = { ...latest.current, [name]: next }
    onChange(latest.current, isTyped)
  }
  return (
    <FieldBox {...inputProps(props)} isFramed>
      {field.fields
        .filter((inner) => isAsked(inner, values))
        .map((inner) => (
          <FieldInput
            field={inner}
            id={`${id}.${inner.name}`}
            isReadOnly={isReadOnly || !inner.canUpdate}
            key={inner.name}
            onChange={(next, isTyped) => change(inner.name, next, isTyped)}
            path={`${path}.${inner.name}`}
            value={values[inner.name]}
          />
        ))}
    </FieldBox>
  )
}
