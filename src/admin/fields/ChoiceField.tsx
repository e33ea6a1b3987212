'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent, TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import type { Choice } from './choice'

type Value = number | string

type Props = (ComponentProps<NumberFieldClientComponent> | ComponentProps<TextFieldClientComponent>) & {
  choices: readonly Choice[]
  /** What an empty value is called. Without it there is no such choice. */
  empty?: string
}

/** A text or a number of which there are few: one of the application's layouts, sites, audiences. */
export function ChoiceField({ path, field, readOnly, choices, empty }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Value | Value[] | null>({ path })
  const isMany = field.hasMany === true
  const own = [value ?? []].flat()
  const chosen = own.map(String)
  const lost = chosen.filter((one) => one !== '' && !choices.some((choice) => String(choice.value) === one))
  // As the field keeps it: what is shown is a text.
  const stored = (given: unknown) =>
    [...choices.map((choice) => choice.value), ...own].find((one) => String(one) === String(given) && one !== '') ??
    null
  return (
    <SelectInput
      description={field.admin?.description as string | undefined}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      hasMany={isMany}
      isClearable={isMany || (!field.required && empty === undefined)}
      label={field.label}
      name={path}
      onChange={(option) =>
        setValue(
          Array.isArray(option)
            ? option.flatMap((one) => stored(one.value) ?? [])
            : // `null`, when the choice is cleared.
              stored((option as { value?: unknown } | null)?.value),
        )
      }
      options={[
        ...(empty === undefined ? [] : [{ value: '', label: empty }]),
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
        ...lost.map((one) => ({ value: one, label: `${one} (no longer offered)` })),
      ]}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      value={isMany ? chosen : (chosen[0] ?? '')}
    />
  )
}
