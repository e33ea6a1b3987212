'use client'

import { elementName } from '../../../tree'
import { CircleAlert } from 'lucide-react'
import { conflictsOf } from '../../model'
import { problemLabel, problemWords } from '../../describe/names'
import { useEditor, useSession } from '../../session/session'
import styles from '../bar/notice.module.css'
import { RetryNotice } from './RetryNotice'

/** Why the last save did not succeed, and what to do. Nothing is lost: the page stays as it is on the screen. */
export function SaveNotice() {
  const { dispatch, save, slice, store } = useSession()
  const phase = useEditor(({ save }) => save.phase)
  const message = useEditor(({ save }) => save.message)
  const problems = useEditor(({ save }) => save.problems)
  const conflicts = useEditor((state) => conflictsOf(state.page)?.conflicts.length ?? 0)
  if (phase === 'retrying') return <RetryNotice />
  const isAsked = conflicts > 0 && phase === 'conflict'
  if (!isAsked && phase !== 'error') return null
  const named = problems.filter(({ element, field }) => element !== null || field !== null)
  return (
    <div className={styles.notice} data-phase={phase} role="alert">
      <CircleAlert aria-hidden size={17} />
      <div>
        {isAsked && (
          <p>
            Somebody else has saved changes to what you changed, too. Both are kept until you decide.{' '}
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
              <button
                className={styles.link}
                onClick={() => dispatch({ type: 'selectElements', ids: element === null ? [] : [element] })}
                type="button"
              >
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
