'use client'

import { useId } from 'react'
import styles from './inputs.module.css'

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

export function CheckInput({ label, name, isChecked, onChange, hint, isReadOnly, inputId, isRequired }: Props) {
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
