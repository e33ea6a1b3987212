'use client'

import { Users } from 'lucide-react'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'
import { describeContest } from '../../describe/describeContest'
import { Gone } from './Gone'
import styles from '../../ui/collaboration.module.css'

/** What others did that concerns what is on the screen. What is typed here stays in any case. */
export function CollaborationNotice() {
  const gone = useEditor(({ people }) => people.gone)
  const said = useEditor(({ people }) => people.said)
  return (
    <>
      <p aria-live="polite" className={styles.said} data-live-region>
        {said}
      </p>
      {gone && <Gone {...gone} />}
      {!gone && <Held />}
    </>
  )
}

function Held() {
  const { slice, store } = useSession()
  const held = useEditor(({ people }) => people.held)
  const phase = useEditor(({ save }) => save.phase)
  // The question is being asked already.
  if (!held || phase === 'conflict') return null
  const { tree, saved } = store.getState()
  const rowOf = (id: string) => tree.rows[id] ?? saved.tree.rows[id]
  const names = [...new Set(held.contests.map((contest) => describeContest({ contest, rowOf, slice })))]
  return (
    <div className={notice.offer} data-live-notice="held" role="status">
      <Users aria-hidden size={17} />
      <p>
        {held.by} saved what you are changing as well: {names.slice(0, 3).join('; ')}
        {names.length > 3 && ` and ${names.length - 3} more`}. Your changes stay here; when you save, you choose whose
        count.
      </p>
    </div>
  )
}
