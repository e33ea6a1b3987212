'use client'

import type { HTMLAttributes } from 'react'
import { useSession } from '../../session/session'
import { Avatar } from './Avatar'
import styles from './history.module.css'
import type { Version } from '../../model/versions'
import { authorText, kindText, summaryText } from '../../describe/describeVersion'
import { fullTime, timeAgo, timeOf } from '../../describe/times'

interface Props {
  version: Version
  now: Date
  optionProps: HTMLAttributes<HTMLDivElement>
}

/** One version: who, when, how, and what it changed. */
export function VersionItem({ version, now, optionProps }: Props) {
  const { slice } = useSession()
  const { rev, savedAt, label, kind, status, others, isCurrent, isLive } = version
  const date = new Date(savedAt)
  return (
    <div className={styles.item} data-version={rev} {...optionProps}>
      <Avatar author={version.author} />
      <div className={styles.about}>
        {label !== null && <strong className={styles.label}>{label}</strong>}
        <p className={styles.who}>
          <span>{authorText(version)}</span>
          <time dateTime={savedAt} title={fullTime(date)}>
            {timeOf(date)}, {timeAgo(date, now)}
          </time>
        </p>
        {others.length > 0 && <p className={styles.others}>with {others.join(', ')}</p>}
        <p className={styles.summary}>{summaryText({ version, slice })}</p>
        <p className={styles.pills}>
          <span data-kind={kind ?? status}>{kindText(version)}</span>
          {isLive && <span data-kind="live">Live</span>}
          {isCurrent && <span data-kind="current">Newest</span>}
        </p>
      </div>
    </div>
  )
}
