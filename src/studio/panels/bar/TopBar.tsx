'use client'

import { ArrowLeft } from 'lucide-react'
import { CommandButton } from '../../commands/CommandButton'
import { PresenceBar } from './PresenceBar'
import { useSession, useEditor } from '../../session/session'
import { BreakpointSwitch } from './BreakpointSwitch'
import { LeaveLink } from '../notices/LeaveGuard'
import { SaveMenu } from './SaveMenu'
import styles from './topBar.module.css'
import { hasUnsaved } from '../../session/pendingInput/createPendingInputs'
import { describeStatus } from '../../describe/describeStatus'
import focus from './focusBar.module.css'
import { ZOOM_STEPS } from '../../dom/zoom'

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

/** The page's title, and whether what is on the screen is saved and live. Changes are announced politely. */
function PageStatus() {
  const title = useEditor((state) => state.page.page.title)
  const path = useEditor((state) => state.page.page.path)
  const phase = useEditor(({ save }) => save.phase)
  const retryReason = useEditor(({ save }) => save.retryReason)
  const isDirty = useEditor(hasUnsaved)
  const status = useEditor(({ save }) => save.status)
  const { state, text } = describeStatus({ phase, retryReason, isDirty, status })
  return (
    <div className={styles.title}>
      <h1 title={path}>{title || 'Untitled'}</h1>
      <span className={styles.status} data-save-state={state} role="status">
        <span aria-hidden className={styles.dot} data-state={state} />
        {text}
      </span>
    </div>
  )
}

/** All that is left of the bar in focus mode: whether the page is saved, and the way out. */
export function FocusBar() {
  return (
    <div className={focus.bar}>
      <PageStatus />
      <CommandButton command="leave-focus-mode" />
    </div>
  )
}

function ZoomSelect() {
  const { ui } = useSession()
  const zoom = useEditor((state) => state.ui.zoom)
  const isBetween = zoom !== 'fit' && ZOOM_STEPS.every((step) => step !== zoom)
  return (
    <select
      aria-label="Zoom"
      className={styles.zoom}
      onChange={({ target }) => ui.setState({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })}
      value={zoom}
    >
      <option value="fit">Fit</option>
      {isBetween && <option value={zoom}>{percent(zoom)}</option>}
      {ZOOM_STEPS.map((step) => (
        <option key={step} value={step}>
          {percent(step)}
        </option>
      ))}
    </select>
  )
}

function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
