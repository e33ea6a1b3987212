'use client'

import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { nameOf } from '../../../../tree'
import type { Row, UnplacedRow } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { readable } from '../../../describe/readable'
import styles from './quarantine.module.css'
import { unplacedReason } from './reasons'
import { UnplacedWays } from './UnplacedWays'
import { ViolationWays } from './ViolationWays'

/**
 * What visitors do not see because it breaks a rule: elements without a place, and elements that stand where they may not. All of
 * it stays stored until somebody finds a place for it or deletes it.
 */
export function Quarantine() {
  const session = useSession()
  const { boot, dispatch, slice } = session
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
  const labelOf = (row: Row) =>
    nameOf(row) === row.blockType ? (slice(row.blockType)?.label ?? row.blockType) : nameOf(row)
  return (
    <details aria-label="Needs attention" className={styles.quarantine} data-quarantine={count} open role="group">
      <summary>
        <TriangleAlert aria-hidden size={14} /> Needs attention <span>{count}</span>
      </summary>
      <p>Visitors do not see these elements. Nothing is deleted unless you do it.</p>
      <ul>
        {unplaced.map((entry) => (
          <li data-unplaced={idOf(entry)} key={entry.index}>
            <b>{labelOf(entry.row)}</b>
            <span>{unplacedReason(entry)}</span>
            {boot.canEdit && <UnplacedWays entry={entry} label={labelOf(entry.row)} />}
          </li>
        ))}
        {culprits.map(({ row, violation }) => (
          <li data-violation={row.id} key={row.id}>
            <button
              className={styles.name}
              onClick={() => dispatch({ type: 'selectElements', ids: [row.id] })}
              type="button"
            >
              {labelOf(row)}
            </button>
            <span>{readable(session, violation.message)}</span>
            {boot.canEdit && <ViolationWays label={labelOf(row)} row={row} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function idOf({ row }: UnplacedRow): string {
  return String(row?.id ?? '')
}
