'use client'

import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { elementName, faultWords, type UnplacedRow } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import styles from './quarantine.module.css'
import { unplacedReason } from './reasons'
import { UnplacedWays } from './UnplacedWays'
import { ViolationWays } from './ViolationWays'

/**
 * What visitors do not see because it breaks a rule: elements without a place, and elements that stand where they may not. All of
 * it stays stored until somebody finds a place for it or deletes it.
 */
export function Quarantine() {
  const { boot, dispatch, slice } = useSession()
  const unplaced = useEditor((state) => state.page.tree.unplaced)
  const rows = useEditor((state) => state.page.tree.rows)
  const violations = useEditor(({ ui }) => ui.violations)
  const culprits = useMemo(
    () =>
      [...violations]
        .filter(([id, { element }]) => id === element)
        .flatMap(([id, violation]) => {
          const row = rows[id]
          return row ? [{ row, violation }] : []
        }),
    [rows, violations],
  )
  const count = unplaced.length + culprits.length
  if (count === 0) return null
  return (
    <details aria-label="Needs attention" className={styles.quarantine} data-quarantine={count} open role="group">
      <summary>
        <TriangleAlert aria-hidden size={14} /> Needs attention <span>{count}</span>
      </summary>
      <p>Visitors do not see these elements. Nothing is deleted unless you do it.</p>
      <ul>
        {unplaced.map((entry) => (
          <li data-unplaced={idOf(entry)} key={entry.index}>
            <b>{elementName(entry.row, slice)}</b>
            <span>{unplacedReason(entry)}</span>
            {boot.canEdit && <UnplacedWays entry={entry} label={elementName(entry.row, slice)} />}
          </li>
        ))}
        {culprits.map(({ row, violation }) => (
          <li data-violation={row.id} key={row.id}>
            <button
              className={styles.name}
              onClick={() => dispatch({ type: 'selectElements', ids: [row.id] })}
              type="button"
            >
              {elementName(row, slice)}
            </button>
            <span>{faultWords(violation, slice)}</span>
            {boot.canEdit && <ViolationWays label={elementName(row, slice)} row={row} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function idOf({ row }: UnplacedRow): string {
  return row.id
}
