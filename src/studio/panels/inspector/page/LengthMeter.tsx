'use client'

import styles from './page.module.css'
import { textLength, type LengthLimits } from './textLength'

/** How long a text is against what search engines show. */
export function LengthMeter({ text, limits }: { text: string; limits: LengthLimits }) {
  const { share, state, text: sentence } = textLength({ text, limits })
  return (
    <span className={styles.meter} data-length={state}>
      <span aria-hidden className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {sentence}
    </span>
  )
}
