'use client'

import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { elementName, faultWords } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import styles from './quarantine.module.css'
import { UnplacedWays, ViolationWays } from './WaysOut'
import type { UnplacedRow } from '../../../../tree/types'

/** What visitors do not see because it breaks a rule. It stays stored until somebody finds a place for it or deletes it. */
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

/** Why an element has no place, in a sentence for the editor. */
function unplacedReason({ row, rule }: UnplacedRow): string {
  switch (rule) {
    case 'duplicate-id':
      return 'Another element of this page has the same id.'
    case 'unknown-parent':
      return `The element that it stood in is gone (${parentOf(row)}).`
    case 'cycle':
      return 'It stands inside of itself.'
    case 'shape':
      return 'Its data cannot be read.'
  }
}

function parentOf(row: unknown): string {
  const element: unknown = typeof row === 'object' && row !== null && 'element' in row ? row.element : null
  const parent: unknown = typeof element === 'object' && element !== null && 'parent' in element ? element.parent : null
  return typeof parent === 'string' ? parent : 'unknown'
}
