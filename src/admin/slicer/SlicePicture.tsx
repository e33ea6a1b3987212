import { iconOf } from '../../slices/purposes'
import type { SliceInfo } from '../../studio/model/boot'
import { SliceIcon } from '../../studio/describe/SliceIcon'
import styles from './slicer.module.css'

/** Shows the palette image of a slice, or its icon. */
export function SlicePicture({ slice }: { slice: Pick<SliceInfo, 'preview' | 'purpose' | 'icon'> }) {
  return (
    <div className={styles.picture}>
      {slice.preview === null ? (
        <SliceIcon path={iconOf(slice)} size={32} strokeWidth={1} />
      ) : (
        <img alt="" loading="lazy" src={slice.preview} />
      )}
    </div>
  )
}
