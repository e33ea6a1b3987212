'use client'

import { useId, type ReactNode } from 'react'
import styles from './inputs.module.css'

interface Props {
  title: string
  hint?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  children?: ReactNode
}

/** Inputs that belong together, under a heading. */
export function Section({ title, hint, actions, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {actions}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
