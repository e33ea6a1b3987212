'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import own from './releases.module.css'
import type { Release } from './types'
import type { ReleaseControl } from './useRelease'

interface Props {
  control: ReleaseControl
  release: Release
}

/** When the release is published by itself, as the clocks of a time zone show it. */
export function ReleaseSchedule({ control: { run, isBusy }, release }: Props) {
  const [zone, setZone] = useState(() => release.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
  const isPlanned = release.publishAt !== null
  const schedule = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = String(new FormData(event.currentTarget).get('at'))
    await run({ path: '/schedule', body: { at, timeZone: zone }, done: `“${release.name}” is scheduled.` })
  }
  return (
    <section aria-label="Schedule" className={own.panel}>
      <h2>Publish at a time</h2>
      <form className={own.form} onSubmit={(event) => void schedule(event)}>
        <label className={own.field}>
          Date and time
          <input name="at" required type="datetime-local" />
        </label>
        <label className={own.field}>
          Time zone
          <select onChange={(event) => setZone(event.target.value)} value={zone}>
            {zonesWith(zone).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button disabled={isBusy || release.items.length === 0} margin={false} size="medium" type="submit">
          {isPlanned ? 'Change the time' : 'Schedule'}
        </Button>
        {(isPlanned || release.status === 'failed') && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() =>
              void run({ method: 'DELETE', path: '/schedule', done: `“${release.name}” is a draft without a time.` })
            }
            size="medium"
          >
            Take the time back
          </Button>
        )}
      </form>
      <p>It is published in your name, with your rights at that time.</p>
    </section>
  )
}

/** The zones of the browser, with one that it may not know. */
function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}
