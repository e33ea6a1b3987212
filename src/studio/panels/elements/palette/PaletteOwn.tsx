'use client'

import { Star } from 'lucide-react'
import { memo, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand/react'
import { iconOf } from '../../../../slices/purposes'
import { focusRegion } from '../../../dom/regions'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'
import type { SliceInfo } from '../../../model/boot'
import type { SliceGroup } from '../../../model/placement/slices'
import { useSession } from '../../../session/session'
import { SliceIcon } from '../../../describe/SliceIcon'
import { FavouriteButton } from './FavouriteButton'
import own from './own.module.css'
import styles from './palette.module.css'

interface Props {
  /** What can be added here. */
  groups: readonly SliceGroup[]
  onAdd: (element: { blockType: string }) => void
}

/** The user's favourites, and the slices that were used last. */
export const PaletteOwn = memo(function PaletteOwn({ groups, onAdd }: Props) {
  const { ownSlices } = useSession()
  const favourites = useStore(ownSlices.store, (state) => state.favourites)
  // Those when the palette opened: a click that adds one moves nothing under the pointer.
  const [recent, setRecent] = useState(() => ownSlices.store.getState().recent)
  useEffect(() => {
    void ownSlices.read().then(() => setRecent(ownSlices.store.getState().recent))
  }, [ownSlices])
  const byName = useMemo(() => {
    return new Map(groups.flatMap(({ slices }) => slices.map((slice) => [slice.name, slice] as const)))
  }, [groups])
  const found = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])
  return (
    <>
      <OwnGroup icon={<Star aria-hidden size={14} />} name="Favourites" onAdd={onAdd} slices={found(favourites)} />
      <OwnGroup
        name="Recently used"
        onAdd={onAdd}
        slices={found(recent.filter((name) => !favourites.includes(name)))}
      />
    </>
  )
})

interface GroupProps {
  name: string
  icon?: React.ReactNode
  slices: readonly SliceInfo[]
  onAdd: Props['onAdd']
}

function OwnGroup({ name, icon, slices, onAdd }: GroupProps) {
  if (slices.length === 0) return null
  return (
    <details className={styles.group} data-own-group={name} open>
      <summary>
        {icon}
        {name} <span>{slices.length}</span>
      </summary>
      <ul aria-label={name} className={`${styles.sections} ${own.own}`}>
        {slices.map((slice) => (
          <li key={slice.name}>
            <button
              aria-label={`Add ${slice.label}`}
              className={styles.section}
              data-own-slice={slice.name}
              draggable
              onClick={() => onAdd({ blockType: slice.name })}
              onDragEnd={endSliceDrag}
              onDragStart={(event) => startSliceDrag({ name: slice.name, data: event.dataTransfer })}
              title={slice.label}
              type="button"
            >
              <SliceIcon path={iconOf(slice)} size={15} />
              <span>{slice.label}</span>
            </button>
            {/* The line goes with the star, and the focus with it. */}
            <FavouriteButton onToggled={() => focusRegion('left')} slice={slice} />
          </li>
        ))}
      </ul>
    </details>
  )
}
