'use client'

import { Eye } from 'lucide-react'
import { CommandButton } from '../../commands/CommandButton'
import { useEditor, useSession } from '../../session/session'
import styles from './banner.module.css'
import { pathWarning } from '../../session/versions/restore'
import { selectedVersion } from '../../session/versions/createVersions'
import { versionText } from '../../describe/describeVersion'

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
    <section aria-label="Version" className={styles.banner} data-voix-banner>
      <Eye aria-hidden size={17} />
      <p role="status">
        You are looking at {version ? versionText(version) : 'an earlier version'}. Your working copy is kept.
        {holder !== null && <> {pathWarning({ path, pathHolder: holder })}</>}
      </p>
      <div className={styles.buttons}>
        <CommandButton command="leave-revision" look="plain" />
        {boot.canEdit && <CommandButton command="restore-revision" look="primary" />}
      </div>
    </section>
  )
}
