'use client'

import { CornerDownRight, Trash2 } from 'lucide-react'
import { allowedPlaces, createId, elementName } from '../../../../tree'
import type { Row, UnplacedRow } from '../../../../tree/types'
import { insideOf } from '../../../commands/addCommands'
import type { SlotPlace } from '../../../model/placement/places'
import { useEditor, useSession } from '../../../session/session'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import styles from './quarantine.module.css'

/** The ways out for an element that stands where it may not. */
export function ViolationWays({ row, label }: { row: Row; label: string }) {
  const { dispatch } = useSession()
  const ids = [row.id]
  return (
    <Ways
      blockType={row.blockType}
      label={label}
      moving={ids}
      onDelete={() => dispatch({ type: 'deleteElement', ids })}
      onMove={({ parent, slot }) => dispatch({ type: 'moveElement', ids, place: insideOf(parent, slot) })}
    />
  )
}

/** The ways out for an element without a place. */
export function UnplacedWays({ entry: { row, index }, label }: { entry: UnplacedRow; label: string }) {
  const { dispatch } = useSession()
  return (
    <Ways
      blockType={row?.blockType}
      label={label}
      moving={[]}
      onDelete={() => dispatch({ type: 'unplacedDelete', index })}
      onMove={({ parent, slot }) => dispatch({ type: 'unplacedPlace', index, newId: createId(), parent, slot })}
    />
  )
}

interface Props {
  label: string
  blockType: unknown
  moving: readonly string[]
  onMove: (to: SlotPlace) => void
  onDelete: () => void
}

/** Another place, or away with it. */
function Ways({ label, blockType, moving, onMove, onDelete }: Props) {
  const way = useWayIn({ blockType, moving })
  return (
    <div aria-label={`Ways out for ${label}`} className={styles.ways} role="group">
      {way && <SmallButton icon={CornerDownRight} label={way.label} onClick={() => onMove(way)} />}
      <SmallButton icon={Trash2} label="Delete" onClick={onDelete} />
    </div>
  )
}

/** A place that takes the element: the end of the page, else of the first slot that may. `null`: there is none. */
function useWayIn({ blockType, moving }: Pick<Props, 'blockType' | 'moving'>): (SlotPlace & { label: string }) | null {
  const { rules, slice } = useSession()
  const tree = useEditor((state) => state.page.tree)
  if (typeof blockType !== 'string') return null
  const [place] = allowedPlaces(tree, { blockType, moving }, rules())
  const parent = place && place.parent !== null ? tree.rows[place.parent] : null
  if (!place || parent === undefined) return null
  const named = parent && elementName(parent, slice)
  return { ...place, label: named ? `Move into ${named}` : 'Move to the end of the page' }
}
