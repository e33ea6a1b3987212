'use client'

import { Users } from 'lucide-react'
import { conflictsOf } from '../../model'
import { useLive, useSave, useSession, useStudio } from '../../session/session'
import notice from '../bar/notice.module.css'
import { conflictLabel } from '../../describe/describeConflict'
import { Gone } from './Gone'
import styles from '../../session/collaboration/live.module.css'

/** What others did that concerns what is on the screen. What is typed here stays in any case. */
export function LiveNotice() {
  const gone = useLive((live) => live.gone)
  const said = useLive((live) => live.said)
  return (
    <>
      <p aria-live="polite" className={styles.said} data-live-region>
        {said}
      </p>
      {gone && <Gone {...gone} />}
      {!gone && <Conflicts />}
    </>
  )
}

function Conflicts() {
  const { slice, store } = useSession()
  const savedBy = useLive((live) => live.savedBy)
  const phase = useSave((save) => save.phase)
  const found = useStudio(conflictsOf)
  // The question is being asked already.
  if (!found || phase === 'conflict') return null
  const { tree, saved } = store.getState()
  const rowOf = (id: string) => tree.rows[id] ?? saved.tree.rows[id]
  const names = [...new Set(found.conflicts.map((conflict) => conflictLabel({ conflict, rowOf, slice })))]
  return (
    <div className={notice.offer} data-live-notice="conflict" role="status">
      <Users aria-hidden size={17} />
      <p>
        {savedBy ?? 'Somebody'} saved what you are changing as well: {names.slice(0, 3).join('; ')}
        {names.length > 3 && ` and ${names.length - 3} more`}. Your changes stay here; when you save, you choose whose
        count.
      </p>
    </div>
  )
}
