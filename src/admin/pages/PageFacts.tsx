'use client'

import { Pill } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { shownTime } from '../../studio/ui/life/shownTime'
import type { PageSchedule, PageStatus } from './findPages'
import styles from './pages.module.css'

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A time in the browser's zone. The server does not know it and says UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const shown = useSyncExternalStore(
    nothingChanges,
    () => formatTime(iso),
    () => `${formatTime(iso, 'UTC')} UTC`,
  )
  return <time dateTime={iso}>{shown}</time>
}

function formatTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', { ...STYLE, timeZone }).format(new Date(iso))
}

function nothingChanges() {
  return () => undefined
}

const LOOKS = {
  draft: { label: 'Draft', pillStyle: 'light-gray' },
  changed: { label: 'Changed', pillStyle: 'warning' },
  published: { label: 'Published', pillStyle: 'success' },
} as const

/** `Changed`: visitors still see an older version than editors. */
export function PageStatusPill({ status }: { status: PageStatus }) {
  const { label, pillStyle } = LOOKS[status]
  return (
    <Pill pillStyle={pillStyle} size="small">
      {label}
    </Pill>
  )
}

/** What is to become of a page at its time, and what was refused when it came. */
export function ScheduledPill({ scheduled }: { scheduled: readonly PageSchedule[] }) {
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
      {action === 'publish' ? 'Publishes' : 'Unpublishes'} {shownTime(at, timezone)}
    </span>
  )
}
