'use client'

import { hasUnsaved } from '../../session/pendingInput/hasUnsaved'
import { useDrafts, useSave, useSession, useStudio } from '../../session/session'
import { describeStatus } from '../../describe/describeStatus'
import styles from './topBar.module.css'

/** The page's title, and whether what is on the screen is saved and live. Changes are announced politely. */
export function PageStatus() {
  const title = useStudio((state) => state.page.title)
  const path = useStudio((state) => state.page.path)
  const phase = useSave((save) => save.phase)
  const retryReason = useSave((save) => save.retryReason)
  const session = useSession()
  const byPage = useStudio(() => hasUnsaved(session))
  const byTexts = useDrafts(() => hasUnsaved(session))
  const isDirty = byPage || byTexts
  const status = useSave((save) => save.status)
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
