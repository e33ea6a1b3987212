'use client'

import { useReadOnly } from '../../session/pendingInput/InputScope'
import styles from './inputs.module.css'
import { Labelled, type LabelledProps } from './Labelled'

export interface Choice {
  value: string
  label: string
}

interface Props extends LabelledProps {
  name: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  isReadOnly?: boolean
}

/** One of a few choices. A stored value that is no longer offered stays visible. */
export function SelectInput({ name, value, choices, onChange, isReadOnly, ...labelled }: Props) {
  const isDisabled = useReadOnly(isReadOnly)
  const isKnown = choices.some((choice) => choice.value === value)
  const shown = isKnown ? choices : [{ value, label: value === '' ? 'Choose…' : value }, ...choices]
  return (
    <Labelled {...labelled}>
      {(attributes) => (
        <select
          className={styles.select}
          disabled={isDisabled}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          value={value}
          {...attributes}
        >
          {shown.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
