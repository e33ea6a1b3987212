'use client'

import { CircleAlert, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listen } from '../../dom/listen'
import { elementName } from '../../../tree'
import { conflictsOf } from '../../model'
import { goToFinding } from '../../commands/goTo'
import { asSubject } from '../../session/collaboration/people'
import type { SaveProblem } from '../../model/saving'
import { problemLabel, problemWords } from '../../describe/names'
import { useEditor, useSession } from '../../session/session'
import styles from '../bar/notice.module.css'
import { RETRY_REASONS } from '../../describe/describeStatus'

/** Why the last save did not succeed, and what to do. Nothing is lost: the page stays as it is on the screen. */
export function SaveNotice() {
  const session = useSession()
  const { save, slice, store } = session
  const savedBy = useEditor(({ people }) => people.savedBy)
  const phase = useEditor(({ save }) => save.phase)
  const message = useEditor(({ save }) => save.message)
  const problems = useEditor(({ save }) => save.problems)
  const conflicts = useEditor((state) => conflictsOf(state.page)?.conflicts.length ?? 0)
  if (phase === 'retrying') return <RetryNotice />
  const hasConflicts = conflicts > 0 && phase === 'conflict'
  if (!hasConflicts && phase !== 'error') return null
  const goTo = ({ element, field }: SaveProblem) => {
    const { blockType = '' } = store.getState().tree.rows[element ?? ''] ?? {}
    const hasInput = element === null || slice(blockType)?.fields.some(({ name }) => name === field?.split('.')[0])
    goToFinding(session, { element, field: hasInput ? field : null })
  }
  const named = problems.filter(({ element, field }) => element !== null || field !== null)
  return (
    <div className={styles.notice} data-phase={phase} role="alert">
      <CircleAlert aria-hidden size={17} />
      <div>
        {hasConflicts && (
          <p>
            {savedBy ? asSubject(savedBy) : 'Somebody else'} saved changes to what you changed, too. Both are kept until
            you decide.{' '}
            <button
              className={styles.link}
              data-command="compare"
              onClick={() => save.store.setState({ isDeciding: true })}
              type="button"
            >
              Compare and choose
            </button>
          </p>
        )}
        {phase === 'error' && named.length === 0 && <p>{message}</p>}
        {named.map((problem) => {
          const { element, field } = problem
          const row = element === null ? undefined : store.getState().tree.rows[element]
          const info = row && slice(row.blockType)
          const label = field === null ? [] : [problemLabel(field, info?.fields)]
          const name = row ? [elementName(row, slice)] : []
          return (
            <p key={`${element}${field}${problem.message}`}>
              <button className={styles.link} onClick={() => goTo(problem)} type="button">
                {[...name, ...label].join(', ')}
              </button>
              : {problemWords(problem, slice)}
            </p>
          )
        })}
      </div>
    </div>
  )
}

/** The server is away, busy, or fails: when it is tried again, and a way to try now. */
function RetryNotice() {
  const { save } = useSession()
  const retryAt = useEditor(({ save }) => save.retryAt)
  const reason = useEditor(({ save }) => save.retryReason) ?? 'unreachable'
  const message = useEditor(({ save }) => save.message)
  const seconds = useSecondsUntil(retryAt)
  const [isOnline, setIsOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const follow = () => {
      setIsOnline(navigator.onLine)
      if (navigator.onLine) save.retryNow()
    }
    return listen(window, { online: follow, offline: follow })
  }, [save])
  return (
    <div className={styles.warning} data-phase="retrying" role="status">
      <CloudOff aria-hidden size={17} />
      <p>
        {isOnline
          ? `${message ?? RETRY_REASONS[reason]} Your changes are kept in this browser.`
          : 'You are offline. Your changes are kept in this browser and saved when the connection is back.'}{' '}
        {seconds > 0 && <span aria-live="off">Trying again in {seconds} s.</span>}{' '}
        <button className={styles.link} data-command="retry-now" onClick={() => save.retryNow()} type="button">
          Retry now
        </button>
      </p>
    </div>
  )
}

function useSecondsUntil(time: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return time === null ? 0 : Math.max(0, Math.ceil((time - now) / 1000))
}
