'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { CodeFieldClientProps, JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import styles from './codeText.module.css'

type Props = CodeFieldClientProps | JSONFieldClientProps

/**
 * Replaces Payload's code and JSON inputs by a textarea. Payload loads their editor from a CDN, which the content
 * security policy blocks.
 */
export function CodeTextField({ field, path, readOnly }: Props) {
  const isJson = field.type === 'json'
  // Text that is not valid JSON yet.
  const [draft, setDraft] = useState<string | null>(null)
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: () => (draft === null ? true : 'This is not valid JSON yet.'),
  })
  const change = (text: string) => {
    const read = isJson ? parse(text) : { value: text }
    setDraft(read ? null : text)
    setValue(read ? read.value : text)
  }
  return (
    <TextareaInput
      Error={showError && <p className={styles.problem}>{errorMessage}</p>}
      className={styles.field}
      description={field.admin?.description}
      label={field.label}
      localized={field.localized}
      onChange={({ target }) => change(target.value)}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      rows={4}
      showError={showError}
      value={draft ?? (isJson ? format(value) : String(value ?? ''))}
    />
  )
}

function format(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}

function parse(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}
