'use client'

import { CornerDownRight, Trash2 } from 'lucide-react'
import { createId } from '../../../../tree'
import type { UnplacedRow } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import styles from './quarantine.module.css'
import { useWayIn } from './useWayIn'

/** The ways out for an element without a place. */
export function UnplacedWays({ entry: { row, index }, label }: { entry: UnplacedRow; label: string }) {
  const { dispatch } = useSession()
  const way = useWayIn({ blockType: row?.blockType, moving: [] })
  return (
    <div aria-label={`Ways out for ${label}`} className={styles.ways} role="group">
      {way && (
        <SmallButton
          icon={CornerDownRight}
          label={way.label}
          onClick={() =>
            dispatch({ type: 'unplacedPlace', index, newId: createId(), parent: way.parent, slot: way.slot })
          }
        />
      )}
      <SmallButton icon={Trash2} label="Delete" onClick={() => dispatch({ type: 'unplacedDelete', index })} />
    </div>
  )
}
