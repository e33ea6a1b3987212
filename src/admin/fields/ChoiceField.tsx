'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent, TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import type { Choice } from './choice'

type Value = number | string

type Props = (ComponentProps<NumberFieldClientComponent> | ComponentProps<TextFieldClientComponent>) & {
  choices: readonly Choice[]
  /** The label of the empty value. Without it, the value cannot be empty. */
  empty?: string
}

/** Selects a text or a number from a short list, such as layouts, sites or audiences. */
export function ChoiceField({ path, field, readOnly, choices, empty }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Value | Value[] | null>({ path })
  const isMany = field.hasMany === true
  const own = [value ?? []].flat()
  const chosen = own.map(String)
  const lost = chosen.filter((one) => one !== '' && !choices.some((choice) => String(choice.value) === one))
  // The select holds texts. The field may hold a number.
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
            : // `null` when the user clears the field.
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
