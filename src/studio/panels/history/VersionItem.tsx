'use client'

import type { HTMLAttributes } from 'react'
import { Cog } from 'lucide-react'
import { initialsOf } from '../../session/collaboration/people'
import { useSession } from '../../session/session'
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
    <div className={styles.item} data-revision={rev} {...optionProps}>
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

/** Somebody's initials on a colour of their own; a cog for the system. Says nothing that the name beside it does not. */
function Avatar({ author }: Pick<Version, 'author'>) {
  const isSystem = author !== null && author.id === null
  return (
    <span aria-hidden className={styles.avatar} data-hue={author ? hueOf(author.id ?? author.name) : undefined}>
      {isSystem ? <Cog size={15} /> : initialsOf(author?.name ?? '?')}
    </span>
  )
}

const HUES = 8

function hueOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % HUES
}
