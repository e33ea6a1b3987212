'use client'

import { useEffect, useRef } from 'react'
import { CommandButton } from '../../commands/CommandButton'
import { useEditor } from '../../session/session'
import styles from './history.module.css'
import { RestoreDialog } from './RestoreDialog'
import { VersionList } from './VersionList'

/** The versions of the page, newest first. */
export function HistoryPane() {
  const phase = useEditor((state) => state.versions.phase)
  const problem = useEditor((state) => state.versions.problem)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // Whoever opened the pane by its button goes on from there.
    return () => document.querySelector<HTMLElement>('[data-command="revisions"]')?.focus()
  }, [])
  return (
    <div className={styles.pane} data-voix-history>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          Version history
        </h2>
        <CommandButton command="close-revisions" />
      </header>
      <div aria-busy={phase === 'loading'} className={styles.body}>
        {phase === 'loading' && (
          <p className={styles.hint} role="status">
            Reading the versions…
          </p>
        )}
        {phase === 'failed' && (
          <p className={styles.problem} role="alert">
            The versions cannot be read. {problem}
          </p>
        )}
        {phase === 'ready' && <VersionList />}
      </div>
      <RestoreDialog />
    </div>
  )
}
