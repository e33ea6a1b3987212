import { Link } from '../../studio/ui/Link'
import type { ReactNode } from 'react'
import { LocalTime } from '../pages/PageFacts'
import type { StartLine } from './startPage'
import styles from './start.module.css'

export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}

export function Lines({ empty, lines }: { empty: string; lines: readonly StartLine[] }) {
  if (lines.length === 0) return <Nothing>{empty}</Nothing>
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, title, href, note, at }) => (
        <li key={id}>
          <Link className={styles.line} href={href}>
            <strong>{title}</strong>
            {note && <small>{note}</small>}
          </Link>
          {at && (
            <span className={styles.when}>
              <LocalTime iso={at} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
