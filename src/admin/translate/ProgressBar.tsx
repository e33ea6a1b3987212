import styles from './translate.module.css'
import type { Progress } from '../../contract/translation'
import { progressText } from './translations'

/** Shows the progress of a translation. Texts whose original has changed have a colour of their own. */
export function ProgressBar({ name, progress }: { name: string; progress: Progress }) {
  const { total, done, changed } = progress
  const share = (count: number) => `${total === 0 ? 100 : (count / total) * 100}%`
  return (
    <span
      aria-label={`Translated into ${name}`}
      aria-valuemax={total}
      aria-valuemin={0}
      aria-valuenow={done}
      aria-valuetext={progressText(progress)}
      className={styles.bar}
      role="progressbar"
    >
      <span className={styles.barDone} style={{ width: share(done) }} />
      <span className={styles.barChanged} style={{ width: total === 0 ? 0 : share(changed) }} />
    </span>
  )
}
