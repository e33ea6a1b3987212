'use client'

import styles from './inputs.module.css'
import type { Choice } from './SelectInput'

interface Props {
  label: string
  name: string
  values: readonly string[]
  choices: readonly Choice[]
  onChange: (values: string[]) => void
  isReadOnly?: boolean
}

/** Any number of a few choices, in the order of the choices. */
export function CheckGroup({ label, name, values, choices, onChange, isReadOnly }: Props) {
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
