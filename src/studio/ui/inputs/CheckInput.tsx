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
}

export function CheckInput({ label, name, isChecked, onChange, hint, isReadOnly }: Props) {
  const id = useId()
  return (
    <div className={styles.checkField}>
      <label className={styles.check}>
        <input
          aria-describedby={hint ? id : undefined}
          checked={isChecked}
          disabled={isReadOnly}
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
