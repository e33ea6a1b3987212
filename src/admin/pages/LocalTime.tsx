'use client'

import { useSyncExternalStore } from 'react'

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
