'use client'

import styles from './pages.module.css'

interface Props {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A filter of a list: one value, or any. */
export function Choice({ label, options, value, onChange }: Props) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select onChange={(event) => onChange(event.target.value)} value={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
