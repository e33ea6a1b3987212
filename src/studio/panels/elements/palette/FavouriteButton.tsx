'use client'

import { Star } from 'lucide-react'
import { useStore } from 'zustand/react'
import type { SliceInfo } from '../../../model/boot'
import { useSession } from '../../../session/session'
import styles from './own.module.css'

interface Props {
  slice: SliceInfo
  onToggled?: () => void
  /** Reached by the arrow keys from its slice, and not by Tab, which would stop twice at each slice. */
  isByArrow?: boolean
}

/** The star of a slice: pressed, the slice is one of the user's favourites. */
export function FavouriteButton({ slice: { name, label }, onToggled, isByArrow = false }: Props) {
  const { ownSlices } = useSession()
  const isFavourite = useStore(ownSlices.store, ({ favourites }) => favourites.includes(name))
  return (
    <button
      aria-label={`${label}: favourite`}
      aria-pressed={isFavourite}
      className={styles.star}
      data-favourite={name}
      onClick={() => {
        ownSlices.toggleFavourite(name)
        onToggled?.()
      }}
      tabIndex={isByArrow ? -1 : undefined}
      title={isFavourite ? 'Remove from the favourites' : 'Add to the favourites'}
      type="button"
    >
      <Star aria-hidden size={14} />
    </button>
  )
}
