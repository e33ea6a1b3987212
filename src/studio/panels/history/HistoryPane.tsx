'use client'

import { useEffect, useRef } from 'react'
import { Eye } from 'lucide-react'
import { CommandButton } from '../../commands/CommandButton'
import { useEditor, useSession } from '../../session/session'
import styles from './history.module.css'
import { VersionList } from './VersionList'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import banner from './banner.module.css'
import { pathWarning } from '../../session/versions/restore'
import { selectedVersion } from '../../session/versions/createVersions'
import { versionText } from '../../describe/describeVersion'

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

/** Asked when a restore would replace what is not saved. */
function RestoreDialog() {
  const { versions } = useSession()
  const isAsking = useEditor((state) => state.versions.isAsking)
  return (
    <ConfirmDialog
      confirmLabel="Restore"
      isOpen={isAsking}
      onCancel={() => versions.store.setState({ isAsking: false })}
      onConfirm={() => versions.restore({ isSure: true })}
      title="Replace your unsaved changes?"
    >
      The page becomes as it was in this version. Your unsaved changes are replaced by it; undo brings them back.
    </ConfirmDialog>
  )
}

/** Says over the frame that it does not show the working copy, and leads back to it. */
export function VersionBanner() {
  const { boot } = useSession()
  const version = useEditor(selectedVersion)
  const shown = useEditor((state) => state.versions.shown)
  const selected = useEditor((state) => state.versions.selected)
  if (selected === null) return null
  const holder = shown?.content.rev === selected ? shown.content.pathHolder : null
  const path = String(shown?.content.page.path ?? '')
  return (
    <section aria-label="Version" className={banner.banner} data-voix-banner>
      <Eye aria-hidden size={17} />
      <p role="status">
        You are looking at {version ? versionText(version) : 'an earlier version'}. Your working copy is kept.
        {holder !== null && <> {pathWarning({ path, pathHolder: holder })}</>}
      </p>
      <div className={banner.buttons}>
        <CommandButton command="leave-revision" look="plain" />
        {boot.canEdit && <CommandButton command="restore-revision" look="primary" />}
      </div>
    </section>
  )
}
