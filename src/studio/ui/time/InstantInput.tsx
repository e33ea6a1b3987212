'use client'

import { useEffect, useRef, useState } from 'react'
import { instantText, momentOf, ownTimeZone, wallTimeOf, zoneName } from '../../../tree'
import type { SiteZones } from '../../model/boot'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import inputs from '../inputs/inputs.module.css'
import { Labelled, type LabelledProps } from '../inputs/Labelled'
import styles from './time.module.css'
import { ZoneInput } from './ZoneInput'

/** A day and a time, as they are written, whose clocks show them, and the instant that this is. */
export interface Instant {
  /** ISO 8601 in UTC; `null`: nothing is written, or what the clocks do not show. */
  at: string | null
  wall: string
  timeZone: string
  problem: string | null
}

interface Props extends Omit<LabelledProps, 'hint'> {
  name: string
  hint?: string
  /** The instant that is stored. */
  value: string | null
  /** In which zone it was chosen, where that is stored. Default: the site's. */
  timeZone?: string
  zones: SiteZones
  zoneLabel?: string
  isReadOnly?: boolean
  onChange: (next: Instant) => void
}

/** The input for an instant: day, time and time zone, with the time on the reader's own clock where that shows another. */
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

/** An instant that is stored, or none, as the input holds it. */
export function instantAt(at: string | null, timeZone: string): Instant {
  return { at, wall: wallOf(at, timeZone), timeZone, problem: null }
}

/** What the clocks of a zone show at an instant, as the input takes it. */
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
