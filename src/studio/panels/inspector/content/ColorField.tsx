'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEditor, useSession } from '../../../session/session'
import { ColorControl } from '../../../ui/inputs/ColorControl'
import { colorRule } from './colorRule'

/** A slice's colour field in the inspector: Payload's text field with a picker and the layout's palette. */
export function ColorField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { boot } = useSession()
  const layoutName = useEditor((state) => state.page.page.layout)
  const { path, value, setValue, showError } = useField<string>({ potentiallyStalePath: givenPath })
  const layout = boot.layouts.find(({ name }) => name === layoutName)
  const label = typeof field.label === 'string' ? field.label : field.name
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className="field-type text" data-field-path={path}>
      <FieldLabel htmlFor={id} label={label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ColorControl
          {...colorRule({ layout, field: field.name })}
          id={id}
          isReadOnly={readOnly}
          isWrong={showError}
          label={label}
          name={path}
          onChange={setValue}
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
