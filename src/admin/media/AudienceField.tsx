'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'

const EVERYBODY = { value: '', label: 'Everybody' }

interface Props extends ComponentProps<TextFieldClientComponent> {
  audiences: readonly { value: string; label: string }[]
}

/** For whom a file is: everybody, or one of the application's audiences. */
export function AudienceField({ path, field, readOnly, audiences }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  return (
    <SelectInput
      description="Nobody else can open its address. Staff always can."
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      isClearable={false}
      label={field.label}
      name={path}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(String(option.value))
      }}
      options={[EVERYBODY, ...audiences]}
      path={path}
      readOnly={readOnly || disabled}
      value={value ?? ''}
    />
  )
}
