'use client'

import { useId, type ReactNode } from 'react'
import styles from './inputs.module.css'
import type { LabelledProps } from './Labelled'

interface Props extends LabelledProps {
  children: ReactNode
  isReadOnly?: boolean
  /** Has a frame around its parts: they have labels of their own. */
  isFramed?: boolean
}

/** Several inputs that are one value, under its label: a link, pictures, rows. */
export function FieldBox({
  label,
  isLabelHidden,
  isRequired,
  hint,
  problem,
  aside,
  inputId,
  isFramed,
  children,
}: Props) {
  const id = useId()
  const isDescribed = Boolean(problem) || Boolean(hint)
  return (
    <div
      aria-describedby={isDescribed ? `${id}-about` : undefined}
      aria-labelledby={id}
      className={styles.field}
      id={inputId}
      role="group"
    >
      <span className={isLabelHidden ? styles.hidden : styles.line}>
        <span className={styles.label} data-is-required={isRequired || undefined} id={id}>
          {label}
        </span>
        {aside}
      </span>
      <div className={styles.parts} data-is-framed={isFramed || undefined}>
        {children}
      </div>
      {isDescribed && (
        <small
          className={problem ? styles.problem : styles.hint}
          id={`${id}-about`}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? hint}
        </small>
      )}
    </div>
  )
}
