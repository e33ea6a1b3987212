'use client'

import { useId, type ReactNode } from 'react'
import styles from './inputs.module.css'

export interface LabelledProps {
  label: string
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean
  hint?: ReactNode
  problem?: string | null
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  /** The DOM id of the input, where others look for it. */
  inputId?: string
  isRequired?: boolean
}

export interface InputAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface Props extends LabelledProps {
  children: (attributes: InputAttributes) => ReactNode
}

/** A label, its input, and what is to be said about it: tied together for screen readers. */
export function Labelled({ label, isLabelHidden, isRequired, hint, problem, aside, inputId, children }: Props) {
  const ownId = useId()
  const id = inputId ?? ownId
  const isDescribed = Boolean(problem) || Boolean(hint)
  return (
    <div className={styles.field}>
      <span className={isLabelHidden ? styles.hidden : styles.line}>
        <label className={styles.label} data-is-required={isRequired || undefined} htmlFor={id}>
          {label}
        </label>
        {aside}
      </span>
      {children({
        id,
        'aria-describedby': isDescribed ? `${id}-about` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
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
