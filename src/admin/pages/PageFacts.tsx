'use client'

import { Pill } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { PageStatus } from './findPages'

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
