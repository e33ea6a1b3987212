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
  const aboutId = problem || hint ? `${id}-about` : undefined
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
        'aria-describedby': aboutId,
        'aria-invalid': problem ? true : undefined,
      })}
      <About hint={hint} id={aboutId} problem={problem} />
    </div>
  )
}

interface FieldBoxProps extends LabelledProps {
  children: ReactNode
  isReadOnly?: boolean
  /** Has a frame around its parts: they have labels of their own. */
  isFramed?: boolean
}

/** Several inputs that are one value, under its label: a link, pictures, rows. */
export function FieldBox({ isFramed, children, ...labelled }: FieldBoxProps) {
  const { label, isLabelHidden, isRequired, hint, problem, aside, inputId } = labelled
  const id = useId()
  const aboutId = problem || hint ? `${id}-about` : undefined
  return (
    <div aria-describedby={aboutId} aria-labelledby={id} className={styles.field} id={inputId} role="group">
      <span className={isLabelHidden ? styles.hidden : styles.line}>
        <span className={styles.label} data-is-required={isRequired || undefined} id={id}>
          {label}
        </span>
        {aside}
      </span>
      <div className={styles.parts} data-is-framed={isFramed || undefined}>
        {children}
      </div>
      <About hint={hint} id={aboutId} problem={problem} />
    </div>
  )
}

function About({ id, hint, problem }: Pick<LabelledProps, 'hint' | 'problem'> & { id: string | undefined }) {
  if (id === undefined) return null
  return (
    <small className={problem ? styles.problem : styles.hint} id={id} role={problem ? 'alert' : undefined}>
      {problem ?? hint}
    </small>
  )
}
