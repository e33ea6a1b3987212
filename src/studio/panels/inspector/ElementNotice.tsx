'use client'

import { elementName, faultWords } from '../../../tree'
import { deprecationOf } from '../../model/placement/slices'
import { useEditor, useSession } from '../../session/session'
import { problemWords } from '../../describe/names'
import { isOfField } from './content/fieldState'
import styles from './inspector.module.css'
import { lockSentence } from './settings/rules'
import { ViolationWays } from '../elements/quarantine/ViolationWays'

/** What is wrong with the element, with its last save, or why it cannot be changed: in sentences. */
export function ElementNotice({ id }: { id: string }) {
  const { boot, dispatch, slice } = useSession()
  const violation = useEditor(({ ui }) => ui.violations.get(id))
  const row = useEditor((state) => state.page.tree.rows[id])
  const problems = useEditor(({ save }) => save.problems)
  if (!row) return null
  const info = slice(row.blockType)
  const fields = info?.fields.map(({ name }) => name) ?? []
  const own = problems.filter((problem) => problem.element === id && !isOfField(problem, fields))
  const locked = lockSentence({ permissions: row.element.permissions, ...boot })
  const culprit = violation && violation.element !== id ? violation.element : null
  return (
    <>
      {violation && (
        <div className={styles.warning} data-notice="violation" role="note">
          <p>{faultWords(violation, slice)} Visitors do not see this element.</p>
          {culprit === null && boot.canEdit && <ViolationWays label={elementName(row, slice)} row={row} />}
          {culprit !== null && (
            <button
              className={styles.link}
              onClick={() => dispatch({ type: 'selectElements', ids: [culprit] })}
              type="button"
            >
              Select the element that breaks the rule
            </button>
          )}
        </div>
      )}
      {own.map((problem) => (
        <p className={styles.error} key={problem.message} role="alert">
          {problemWords(problem, slice)}
        </p>
      ))}
      {locked && (
        <p className={styles.note} data-notice="locked" role="note">
          {locked}
        </p>
      )}
      {info?.deprecated && (
        <p className={styles.note} data-notice="deprecated" role="note">
          {deprecationOf({ slice: info, slices: boot.slices })}
        </p>
      )}
    </>
  )
}
