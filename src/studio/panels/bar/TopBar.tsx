'use client'

import { ArrowLeft } from 'lucide-react'
import { CommandButton } from '../../commands/CommandButton'
import { PresenceBar } from './PresenceBar'
import { useSession } from '../../session/session'
import { BreakpointSwitch } from './BreakpointSwitch'
import { LeaveLink } from './LeaveLink'
import { PageStatus } from './PageStatus'
import { SaveMenu } from './SaveMenu'
import styles from './topBar.module.css'
import { ZoomSelect } from './ZoomSelect'

export function TopBar() {
  const { boot } = useSession()
  return (
    <header className={styles.bar} data-voix-region="bar">
      <div className={styles.start}>
        <LeaveLink className={styles.back} href={`${boot.adminRoute}/pages`} label="Back to the pages">
          <ArrowLeft aria-hidden size={18} />
        </LeaveLink>
        <PageStatus />
        <PresenceBar />
      </div>
      <div className={styles.middle}>
        <BreakpointSwitch />
        <ZoomSelect />
      </div>
      <div className={styles.end}>
        <div className={styles.group}>
          <CommandButton command="undo" />
          <CommandButton command="redo" />
          <CommandButton command="revisions" />
        </div>
        <div className={styles.group}>
          <CommandButton command="commands" />
          <CommandButton command="shortcuts" />
          <CommandButton command="focus-mode" />
          <CommandButton command="open-preview" />
          <CommandButton command="view-page" />
        </div>
        {boot.canEdit && (
          <div className={styles.group}>
            <SaveMenu />
          </div>
        )}
      </div>
    </header>
  )
}
