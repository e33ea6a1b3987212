'use client'

import { hasUnsaved } from '../../session/pendingInput/createPendingInputs'
import { useEditor } from '../../session/session'
import { describeStatus } from '../../describe/describeStatus'
import styles from './topBar.module.css'

/** The page's title, and whether what is on the screen is saved and live. Changes are announced politely. */
export function PageStatus() {
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
