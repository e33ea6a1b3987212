import type { OtherWindow } from '../model'
import styles from './collaboration.module.css'

/** Initials in a person's colour. Paler while nobody sits there. */
export function Avatar({ other, size = 'normal' }: { other: OtherWindow; size?: 'normal' | 'small' }) {
  return (
    <span
      className={styles.avatar}
      data-me={other.isMe || undefined}
      data-size={size}
      data-state={other.state}
      style={other.isMe ? undefined : { background: other.color }}
    >
      {other.initials}
    </span>
  )
}
