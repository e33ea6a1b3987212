'use client'

import { useId } from 'react'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import inputs from './inputs.module.css'
import styles from './eitherOr.module.css'
import type { Choice } from './SelectInput'

interface Props {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  isReadOnly?: boolean
}

/** A choice of two or three, all in sight: radio buttons that look like a switch. */
export function EitherOr({ label, value, choices, onChange, isReadOnly }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.either} disabled={useReadOnly(isReadOnly)}>
      <legend className={inputs.hidden}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            checked={choice.value === value}
            name={name}
            onChange={() => onChange(choice.value)}
            type="radio"
            value={choice.value}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
