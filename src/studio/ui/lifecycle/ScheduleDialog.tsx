'use client'

import { Dialog } from 'radix-ui'
import { useState } from 'react'
import type { AnswerOf } from '../../../contract/endpoint'
import { instantText } from '../../../tree'
import { dropSchedule, readSchedules, schedulePage, type PageSchedule } from '../../../contract/lifecycle'
import { call } from '../../api/call'
import { useEndpoint } from '../../api/useEndpoint'
import type { Answer } from '../../api/request'
import type { LifecyclePage, LifecyclePlace } from '../../model/lifecycle'
import dialog from '../dialog.module.css'
import { instantAt, InstantInput } from '../time/InstantInput'
import { FormDialog, Problem } from './FormDialog'
import type { LifecycleDialogProps } from './props'
import styles from './lifecycle.module.css'

const ACTIONS = [
  { action: 'publish', heading: 'Publish', verb: 'Publishes' },
  { action: 'unpublish', heading: 'Unpublish', verb: 'Unpublishes' },
] as const

/** When the page is published and unpublished: each has its time, which is changed or called off. */
export function ScheduleDialog({ page, place, onClose, onDone }: LifecycleDialogProps) {
  const { data, problem, replace } = useEndpoint(place.apiRoute, readSchedules, { params: { id: page.id } })
  const approval = place.needsApproval ? ' It must be approved as it is then.' : ''
  return (
    <FormDialog
      description={`The page is published as it is at that time, with everything that is saved until then.${approval}`}
      onClose={onClose}
      title={`Schedule “${page.title || 'Untitled'}”`}
    >
      <div className={styles.form}>
        <Problem>{problem}</Problem>
        {data &&
          ACTIONS.map((one) => (
            <Planned
              {...one}
              key={one.action}
              onChanged={(next) => {
                replace(next)
                onDone({ action: 'schedule' })
              }}
              page={page}
              place={place}
              schedule={data.schedules.find(({ action }) => action === one.action) ?? null}
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
  action: PageSchedule['action']
  heading: string
  verb: string
  schedule: PageSchedule | null
  page: LifecyclePage
  place: LifecyclePlace
  onChanged: (next: AnswerOf<typeof readSchedules>) => void
}

/** One of the two: what is planned, and the time that it gets. */
function Planned({ action, heading, verb, schedule, page, place, onChanged }: PlannedProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isWaiting = schedule !== null && schedule.problem === null
  const [instant, setInstant] = useState(() =>
    instantAt(schedule?.problem === null ? schedule.at : null, schedule?.timezone ?? place.timeZone),
  )
  const take = async (asked: Promise<Answer<AnswerOf<typeof readSchedules>>>) => {
    setIsBusy(true)
    setProblem(null)
    const answer = await asked
    setIsBusy(false)
    if (answer.ok) onChanged(answer.data)
    else setProblem(answer.message.replace(/^(?:at|timezone): /, ''))
  }
  const plan = () => {
    if (instant.at === null) return setProblem('Give a day and a time.')
    const { wall: at, timeZone: timezone } = instant
    return void take(call(place.apiRoute, schedulePage, { params: { id: page.id }, body: { action, at, timezone } }))
  }
  return (
    <fieldset className={styles.planned}>
      <legend>{heading}</legend>
      {isWaiting && (
        <p className={styles.hint} data-scheduled={action}>
          {verb} {instantText(schedule.at, { timeZone: schedule.timezone })}, as {schedule.by} wants it.
        </p>
      )}
      {schedule?.problem && (
        <p className={styles.problem}>
          Was refused {instantText(schedule.at, { timeZone: schedule.timezone })}: {schedule.problem}
        </p>
      )}
      <InstantInput
        label={`${heading} at`}
        name={`${action}-at`}
        onChange={setInstant}
        timeZone={instant.timeZone}
        value={instant.at}
        zoneLabel={`Time zone of ${heading.toLowerCase()}ing`}
        zones={place}
      />
      <div className={styles.line}>
        <button aria-disabled={isBusy} className={dialog.primary} onClick={plan} type="button">
          {isWaiting ? 'Change the time' : `Schedule`}
          <span className={styles.hidden}> of {heading.toLowerCase()}ing</span>
        </button>
        {schedule !== null && (
          <button
            aria-disabled={isBusy}
            className={dialog.button}
            onClick={() => void take(call(place.apiRoute, dropSchedule, { params: { id: page.id, action } }))}
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
