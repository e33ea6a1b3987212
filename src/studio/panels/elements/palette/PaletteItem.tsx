'use client'

import { Boxes } from 'lucide-react'
import { useState } from 'react'
import type { SliceInfo } from '../../../model/boot'
import { Tip } from '../../../ui/Tip'
import styles from './palette.module.css'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'

interface Props {
  slice: SliceInfo
  /** Why a click could not add it at the selection; it may still be dragged elsewhere. */
  reason: string | null
  onAdd: (name: string) => void
}

export function PaletteItem({ slice, reason, onAdd }: Props) {
  const isOff = reason !== null
  return (
    <li>
      <Tip side="right" text={reason ?? slice.description ?? slice.label}>
        <button
          aria-disabled={isOff}
          aria-label={isOff ? `${slice.label}: ${reason}` : `Add ${slice.label}`}
          className={styles.item}
          data-slice={slice.name}
          draggable
          onClick={() => !isOff && onAdd(slice.name)}
          onDragEnd={endSliceDrag}
          onDragStart={(event) => startSliceDrag({ name: slice.name, data: event.dataTransfer })}
          type="button"
        >
          <Picture slice={slice} />
          <span>{slice.label}</span>
        </button>
      </Tip>
    </li>
  )
}

function Picture({ slice }: { slice: SliceInfo }) {
  const [isMissing, setIsMissing] = useState(slice.preview === null)
  if (isMissing || slice.preview === null) {
    return (
      <span aria-hidden className={styles.picture}>
        <Boxes size={20} strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      alt=""
      className={styles.picture}
      draggable={false}
      loading="lazy"
      onError={() => setIsMissing(true)}
      src={slice.preview}
    />
  )
}
