import { Shapes } from 'lucide-react'
import type { SliceInfo } from '../../studio/model/boot'
import styles from './slicer.module.css'

/** What a slice looks like in the palette. */
export function SlicePicture({ slice: { preview } }: { slice: Pick<SliceInfo, 'preview'> }) {
  return (
    <div className={styles.picture}>
      {preview === null ? (
        <Shapes aria-hidden size={32} strokeWidth={1} />
      ) : (
        <img alt="" loading="lazy" src={preview} />
      )}
    </div>
  )
}
