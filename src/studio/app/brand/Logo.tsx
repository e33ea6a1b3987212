import { Icon } from './Icon'
import styles from './logo.module.css'

/** Shown above the login form. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Icon />
      Voix
    </span>
  )
}
