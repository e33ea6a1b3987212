'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { scheduleRelease, unscheduleRelease, type Release } from '../../contract/releases'
import { call } from '../../studio/api/call'
import type { SiteZones } from '../../studio/model/boot'
import { instantAt, InstantInput } from '../../studio/ui/time/InstantInput'
import own from './releases.module.css'
import type { ReleaseControl } from './useRelease'

interface Props {
  control: ReleaseControl
  release: Release
  zones: SiteZones
}

/** Schedules the publication of the release, as wall clock time in a time zone. */
export function ReleaseSchedule({ control: { apiRoute, run, isBusy }, release, zones }: Props) {
  const [instant, setInstant] = useState(() => instantAt(release.publishAt, release.timeZone ?? zones.timeZone))
  const [problem, setProblem] = useState<string | null>(null)
  const isPlanned = release.publishAt !== null
  const params = { release: release.id }
  const schedule = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (instant.at === null) return setProblem('Give a day and a time.')
    const { wall: at, timeZone } = instant
    await run(call(apiRoute, scheduleRelease, { params, body: { at, timeZone } }), `“${release.name}” is scheduled.`)
  }
  return (
    <section aria-label="Schedule" className={own.panel}>
      <h2>Publish at a time</h2>
      <form className={own.form} onSubmit={(event) => void schedule(event)}>
        <InstantInput
          label="Date and time"
          name="at"
          onChange={(next) => {
            setInstant(next)
            setProblem(null)
          }}
          problem={problem}
          timeZone={instant.timeZone}
          value={instant.at}
          zones={zones}
        />
        <Button disabled={isBusy || release.items.length === 0} margin={false} size="medium" type="submit">
          {isPlanned ? 'Change the time' : 'Schedule'}
        </Button>
        {(isPlanned || release.status === 'failed') && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() =>
              void run(call(apiRoute, unscheduleRelease, { params }), `“${release.name}” is no longer scheduled.`)
            }
            size="medium"
          >
            Remove the schedule
          </Button>
        )}
      </form>
      <p>It is published in your name, with the access that you have at that time.</p>
    </section>
  )
}
