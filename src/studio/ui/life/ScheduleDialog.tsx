'use client'

import { Dialog } from 'radix-ui'
import { useState } from 'react'
import useSWR from 'swr'
import { WALL_TIME, wallTimeOf } from '../../../tree'
import { dropSchedule, readSchedules, scheduleUrl, setSchedule, type ScheduleInfo } from '../../api/life'
import type { LifePage, LifePlace } from '../../model/life'
import dialog from '../dialog.module.css'
import { FormDialog, Problem } from './FormDialog'
import type { LifeDialogProps } from './props'
import { shownTime } from './shownTime'
import styles from './life.module.css'

const ACTIONS = [
  { action: 'publish', heading: 'Publish', verb: 'Publishes' },
  { action: 'unpublish', heading: 'Unpublish', verb: 'Unpublishes' },
] as const

/** When the page is published and unpublished: each has its time, which is changed or called off. */
export function ScheduleDialog({ page, place, onClose, onDone }: LifeDialogProps) {
  const { data, error, mutate } = useSWR(scheduleUrl(place, page), readSchedules)
  const [timezone, setTimezone] = useState(ownTimeZone)
  const approval = place.needsApproval ? ' It must be approved as it is then.' : ''
  return (
    <FormDialog
      description={`The page is published as it is at that time, with everything that is saved until then.${approval}`}
      onClose={onClose}
      title={`Schedule “${page.title || 'Untitled'}”`}
    >
      <div className={styles.form}>
        <label className={styles.field}>
          <span>Time zone</span>
          <select name="timezone" onChange={({ target }) => setTimezone(target.value)} value={timezone}>
            {timeZones(timezone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <Problem>{error instanceof Error ? error.message : null}</Problem>
        {data &&
          ACTIONS.map((one) => (
            <Planned
              {...one}
              key={one.action}
              onChanged={async (next) => {
                await mutate(next, { revalidate: false })
                onDone({ action: 'schedule' })
              }}
              page={page}
              place={place}
              schedule={data.schedules.find(({ action }) => action === one.action) ?? null}
              timezone={timezone}
            />
          ))}
        <div className={dialog.buttons}>
          <Dialog.Close className={dialog.button} type="button">
            Close
          </Dialog.Close>
        </div>
      </div>
    </FormDialog>
  )
}

interface PlannedProps {
  action: ScheduleInfo['action']
  heading: string
  verb: string
  schedule: ScheduleInfo | null
  page: LifePage
  place: LifePlace
  timezone: string
  onChanged: (next: { schedules: readonly ScheduleInfo[] }) => Promise<void>
}

/** One of the two: what is planned, and the time that it gets. */
function Planned({ action, heading, verb, schedule, page, place, timezone, onChanged }: PlannedProps) {
  const [at, setAt] = useState(() => (schedule && !schedule.problem ? wallTimeOf(new Date(schedule.at), timezone) : ''))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isWaiting = schedule !== null && schedule.problem === null
  const take = async (asked: ReturnType<typeof setSchedule>) => {
    setIsBusy(true)
    setProblem(null)
    const answer = await asked
    setIsBusy(false)
    if (answer.ok) await onChanged(answer.data)
    else setProblem(answer.message.replace(/^(?:at|timezone): /, ''))
  }
  const plan = () => {
    if (!WALL_TIME.test(at)) return setProblem('Give a day and a time.')
    return void take(setSchedule(place, page, { action, at, timezone }))
  }
  return (
    <fieldset className={styles.planned}>
      <legend>{heading}</legend>
      {isWaiting && (
        <p className={styles.hint} data-scheduled={action}>
          {verb} {shownTime(schedule.at, schedule.timezone)}, as {schedule.by} wants it.
        </p>
      )}
      {schedule?.problem && (
        <p className={styles.problem}>
          Was refused {shownTime(schedule.at, schedule.timezone)}: {schedule.problem}
        </p>
      )}
      <div className={styles.line}>
        <label className={styles.field}>
          <span>
            {heading} at<span className={styles.hidden}> ({timezone})</span>
          </span>
          <input
            name={`${action}-at`}
            onChange={({ target }) => setAt(target.value)}
            type="datetime-local"
            value={at}
          />
        </label>
        <button aria-disabled={isBusy} className={dialog.primary} onClick={plan} type="button">
          {isWaiting ? 'Change the time' : `Schedule`}
          <span className={styles.hidden}> of {heading.toLowerCase()}ing</span>
        </button>
        {schedule !== null && (
          <button
            aria-disabled={isBusy}
            className={dialog.button}
            onClick={() => void take(dropSchedule(place, page, action))}
            type="button"
          >
            {isWaiting ? 'Call off' : 'Put away'}
            <span className={styles.hidden}> {heading.toLowerCase()}ing</span>
          </button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  )
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** All that the browser knows, and the chosen one. */
function timeZones(chosen: string): readonly string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort()
}
