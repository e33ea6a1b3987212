'use client'

import { CornerDownRight, Trash2 } from 'lucide-react'
import type { Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import styles from './quarantine.module.css'
import { useWayIn } from './useWayIn'

/** The ways out for an element that stands where it may not: another place, or away with it. */
export function ViolationWays({ row, label }: { row: Row; label: string }) {
  const { dispatch } = useSession()
  const way = useWayIn({ blockType: row.blockType, moving: [row.id] })
  return (
    <div aria-label={`Ways out for ${label}`} className={styles.ways} role="group">
      {way && (
        <SmallButton
          icon={CornerDownRight}
          label={way.label}
          onClick={() =>
            dispatch({
              type: 'moveElement',
              ids: [row.id],
              place: { parent: way.parent, slot: way.slot, index: Number.MAX_SAFE_INTEGER },
            })
          }
        />
      )}
      <SmallButton icon={Trash2} label="Delete" onClick={() => dispatch({ type: 'deleteElement', ids: [row.id] })} />
    </div>
  )
}
