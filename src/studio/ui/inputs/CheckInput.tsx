'use client'

import { useId } from 'react'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import styles from './inputs.module.css'
import type { Choice } from './SelectInput'

interface Props {
  label: string
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  hint?: string
  isReadOnly?: boolean
  inputId?: string
  isRequired?: boolean
}

/** A switch: on or off. */
export function CheckInput({ label, name, isChecked, onChange, hint, inputId, isRequired, ...own }: Props) {
  const isReadOnly = useReadOnly(own.isReadOnly)
  const id = useId()
  return (
    <div className={styles.checkField}>
      <label className={styles.check} data-is-required={isRequired || undefined}>
        <input
          aria-describedby={hint ? id : undefined}
          checked={isChecked}
          disabled={isReadOnly}
          id={inputId}
          name={name}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        {label}
      </label>
      {hint && (
        <small className={styles.hint} id={id}>
          {hint}
        </small>
      )}
    </div>
  )
}

interface CheckGroupProps {
  label: string
  name: string
  values: readonly string[]
  choices: readonly Choice[]
  onChange: (values: string[]) => void
  isReadOnly?: boolean
}

/** Any number of a few choices, in the order of the choices. */
export function CheckGroup({ label, name, values, choices, onChange, ...own }: CheckGroupProps) {
  const isReadOnly = useReadOnly(own.isReadOnly)
  const toggle = (value: string, isChecked: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((own) => (own === value ? isChecked : values.includes(own))))
  return (
    <div aria-label={label} className={styles.checks} role="group">
      {choices.map(({ value, label: text }) => (
        <label className={styles.chip} key={value}>
          <input
            checked={values.includes(value)}
            disabled={isReadOnly}
            name={name}
            onChange={(event) => toggle(value, event.target.checked)}
            type="checkbox"
          />
          {text}
        </label>
      ))}
    </div>
  )
}
