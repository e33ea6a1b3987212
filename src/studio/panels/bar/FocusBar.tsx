'use client'

import { CommandButton } from '../../commands/CommandButton'
import { PageStatus } from './PageStatus'
import styles from './focusBar.module.css'

/** All that is left of the bar in focus mode: whether the page is saved, and the way out. */
export function FocusBar() {
  return (
    <div className={styles.bar}>
      <PageStatus />
      <CommandButton command="leave-focus-mode" />
    </div>
  )
}
