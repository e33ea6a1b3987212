'use client'

import { Pill } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { instantText, ownTimeZone, wallTimeOf } from '../../tree'
import type { ListedSchedule, PageStatus } from './findPages'
import styles from './pages.module.css'

/** Shows a time in the browser's time zone, with its name. The server renders it in UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const shown = useSyncExternalStore(
    nothingChanges,
    () => instantText(iso),
    () => instantText(iso, { timeZone: 'UTC' }),
  )
  return <time dateTime={iso}>{shown}</time>
}

interface ZonedTimeProps {
  iso: string
  timeZone: string
  /** Adds the distance from now. */
  hasDistance?: boolean
}

/** Shows a time in its stored time zone, and in the browser's time zone if the two differ. */
export function ZonedTime({ iso, timeZone, hasDistance = false }: ZonedTimeProps) {
  const shown = useSyncExternalStore(
    nothingChanges,
    () => {
      const chosen = instantText(iso, { timeZone, ...(hasDistance && { now: toTheMinute(new Date()) }) })
      const isOwn = wallTimeOf(new Date(iso), timeZone) === wallTimeOf(new Date(iso), ownTimeZone())
      return isOwn ? chosen : `${chosen} (${instantText(iso)})`
    },
    () => instantText(iso, { timeZone }),
  )
  return <time dateTime={iso}>{shown}</time>
}

/** Rounds to the minute: `useSyncExternalStore` needs a snapshot that does not change with each render. */
function toTheMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

function nothingChanges() {
  return () => undefined
}

const LOOKS = {
  draft: { label: 'Draft', pillStyle: 'light-gray' },
  changed: { label: 'Changed', pillStyle: 'warning' },
  published: { label: 'Published', pillStyle: 'success' },
} as const

/** `Changed` means that visitors still see an older version. */
export function PageStatusPill({ status }: { status: PageStatus }) {
  const { label, pillStyle } = LOOKS[status]
  return (
    <Pill pillStyle={pillStyle} size="small">
      {label}
    </Pill>
  )
}

/** Shows the next scheduled action of a page, or why the last one was refused. */
export function ScheduledPill({ scheduled }: { scheduled: readonly ListedSchedule[] }) {
  const [next] = scheduled
  if (!next) return null
  const { action, at, timezone, problem } = next
  if (problem !== null)
    return (
      <span className={styles.scheduled} data-has-problem title={problem}>
        Refused at its time: {problem}
      </span>
    )
  return (
    <span className={styles.scheduled}>
      {action === 'publish' ? 'Publishes' : 'Unpublishes'} {instantText(at, { timeZone: timezone })}
    </span>
  )
}
