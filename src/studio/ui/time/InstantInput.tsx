'use client'

import { useEffect, useRef, useState } from 'react'
import { instantText, momentOf, ownTimeZone, wallTimeOf, zoneName } from '../../../tree'
import type { SiteZones } from '../../model/boot'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import inputs from '../inputs/inputs.module.css'
import { Labelled, type LabelledProps } from '../inputs/Labelled'
import styles from './time.module.css'
import { ZoneInput } from './ZoneInput'

/** A wall clock time, its time zone, and the instant that they make. */
export interface Instant {
  /** ISO 8601 in UTC, or `null` if the input is empty or the time does not exist in the time zone. */
  at: string | null
  wall: string
  timeZone: string
  problem: string | null
}

interface Props extends Omit<LabelledProps, 'hint'> {
  name: string
  hint?: string
  /** The stored instant. */
  value: string | null
  /** The stored time zone. Default: the site's. */
  timeZone?: string
  zones: SiteZones
  zoneLabel?: string
  isReadOnly?: boolean
  onChange: (next: Instant) => void
}

/** Edits an instant: day, time and time zone. Shows the user's local time if it differs. */
export function InstantInput(props: Props) {
  const { name, value, zones, zoneLabel = 'Time zone', onChange, hint, problem, ...labelled } = props
  const isReadOnly = useReadOnly(props.isReadOnly)
  const [timeZone, setTimeZone] = useState(props.timeZone ?? zones.timeZone)
  const [draft, setDraft] = useState<string | null>(null)
  const stored = wallOf(value, timeZone)
  const wall = draft ?? stored
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    setDraft((now) => (now !== null && instantOf(now, timeZone).at === value ? now : null))
  }, [timeZone, value])
  const own = instantOf(wall, timeZone)
  const take = (nextWall: string, nextZone: string) => {
    setDraft(nextWall)
    setTimeZone(nextZone)
    onChange(instantOf(nextWall, nextZone))
  }
  const here =
    own.at !== null && wallOf(own.at, ownTimeZone()) !== wall ? `On your clock: ${instantText(own.at)}` : null
  const about = [hint, here].filter((part) => part !== undefined && part !== null)
  return (
    <div className={styles.instant}>
      <Labelled {...labelled} hint={about.join(' ') || undefined} problem={own.problem ?? problem}>
        {(attributes) => (
          <input
            {...attributes}
            className={inputs.input}
            name={name}
            onBlur={() => own.problem === null && setDraft(null)}
            onChange={({ target }) => take(target.value, timeZone)}
            readOnly={isReadOnly}
            type="datetime-local"
            value={wall}
          />
        )}
      </Labelled>
      <ZoneInput
        at={new Date(own.at ?? Date.now())}
        isReadOnly={isReadOnly}
        label={zoneLabel}
        name={`${name}-zone`}
        onChange={(next) => take(wall, next)}
        value={timeZone}
        zones={zones}
      />
    </div>
  )
}

/** Returns the input's value for a stored instant. */
export function instantAt(at: string | null, timeZone: string): Instant {
  return { at, wall: wallOf(at, timeZone), timeZone, problem: null }
}

/** Returns the wall clock time of an instant in a time zone, in the format of the input. */
function wallOf(value: string | null, timeZone: string): string {
  const date = new Date(value ?? '')
  return Number.isNaN(date.getTime()) ? '' : wallTimeOf(date, timeZone)
}

function instantOf(wall: string, timeZone: string): Instant {
  const at = momentOf(wall, timeZone)?.toISOString() ?? null
  const problem =
    at === null && wall !== '' ? `The clocks of ${zoneName(timeZone)} do not show this time on that day.` : null
  return { at, wall, timeZone, problem }
}
