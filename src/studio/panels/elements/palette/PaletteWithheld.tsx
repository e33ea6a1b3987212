'use client'

import { memo } from 'react'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'
import type { WithheldSlice } from '../../../model/placement/slices'
import styles from './palette.module.css'

interface Props {
  /** Those of the layout that the place does not take. They may still be dragged elsewhere. */
  unfit: readonly WithheldSlice[]
  /** Those that the page does not offer. */
  withheld: readonly WithheldSlice[]
  isOpen: boolean
}

/** The slices that cannot be added here, folded, with the reasons. */
export const PaletteWithheld = memo(function PaletteWithheld({ unfit, withheld, isOpen }: Props) {
  const count = unfit.length + withheld.length
  if (count === 0) return null
  return (
    <details className={styles.group} data-withheld={count} open={isOpen || undefined}>
      <summary>
        Not offered here <span>{count}</span>
      </summary>
      <ul className={styles.withheld}>
        {unfit.map(({ slice: { name, label }, reason }) => (
          <li key={name}>
            <button
              aria-disabled
              aria-label={`${label}: ${reason}`}
              data-slice={name}
              draggable
              onDragEnd={endSliceDrag}
              onDragStart={(event) => startSliceDrag({ name, data: event.dataTransfer })}
              type="button"
            >
              <b>{label}</b>
              <span>{reason}</span>
            </button>
          </li>
        ))}
        {withheld.map(({ slice, reason }) => (
          <li data-withheld-slice={slice.name} key={slice.name}>
            <b>{slice.label}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  )
})
