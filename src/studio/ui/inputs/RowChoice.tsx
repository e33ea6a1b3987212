'use client'

import type { MouseEvent, ReactNode } from 'react'
import styles from './document.module.css'

/** Around Payload's list of documents to choose from: a click anywhere on a row chooses it, not on its name alone. */
export function RowChoice({ children }: { children: ReactNode }) {
  const choose = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return
    target.closest('tbody tr')?.querySelector('button')?.click()
  }
  return (
    <div className={styles.list} onClick={choose}>
      {children}
    </div>
  )
}
