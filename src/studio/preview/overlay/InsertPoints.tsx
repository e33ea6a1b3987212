'use client'

import { Plus } from 'lucide-react'
import { childrenOf, isLocked, placeOf } from '../../../tree'
import { useFrameSession, useTree, type FrameSession } from '../frameSession'
import styles from './insertPoints.module.css'

/** A plus at either side of an element: a click opens the palette for that place. */
export function InsertPoints({ id }: { id: string }) {
  const session = useFrameSession()
  const { nameOf, request } = session
  const tree = useTree((all) => all)
  const place = placeOf(tree, id)
  const row = tree.rows[id]
  if (!place || !row || !hasRoom({ session, id })) return null
  return (['before', 'after'] as const).map((side) => (
    <button
      aria-label={`Add ${side} ${nameOf(row)}`}
      className={styles.point}
      data-side={side}
      data-voix-insert={side}
      key={side}
      onClick={() => {
        const index = side === 'before' ? place.index : place.index + 1
        request({ type: 'choosePlace', place: { ...place, index } })
      }}
      title={`Add ${side}`}
      type="button"
    >
      <Plus aria-hidden size="1.15em" strokeWidth={2.5} />
    </button>
  ))
}

/** Whether the slot in which an element stands may take one more. */
function hasRoom({ session, id }: { session: FrameSession; id: string }): boolean {
  const { canUnlock, rules, store } = session
  const tree = store.tree()
  const { parent, slot } = tree.rows[id]?.element ?? { parent: null, slot: 'default' }
  const owner = parent === null ? undefined : tree.rows[parent]
  if (!owner) return true
  if (!canUnlock && isLocked(owner, 'children')) return false
  const max = rules.slice(owner.blockType)?.slots[slot]?.max
  return max === undefined || childrenOf(tree, parent, slot).length < max
}
