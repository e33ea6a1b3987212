import type { SliceProps } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { clockHands } from './clockHands'
import type { caracolaDay } from './config'

export default function CaracolaDay({ fields, field, root }: SliceProps<typeof caracolaDay>) {
  const hours = fields.hours ?? []
  return (
    <Section root={root} tone="tint">
      <SectionHead fields={fields} field={field} />
      <ol {...field.hours} className="caracola-day">
        {hours.map(({ id, time, title, copy }, index) => (
          <li key={id ?? index}>
            <Clock time={time} />
            <div className="caracola-hour">
              <p className="caracola-time">{time}</p>
              <Heading as="h3" size="text-2xl">
                {title}
              </Heading>
              {copy ? <p>{copy}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A clock face with the time; an empty face if the time is invalid. */
function Clock({ time }: { time: string }) {
  const hands = clockHands(time)
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="caracola-clock">
      <path className="caracola-face" d="M51 5c27-1 45 19 44 45S76 96 49 95 4 76 5 49 25 6 51 5z" />
      <path className="caracola-ticks" d="M50 12v7M88 50h-7M50 88v-7M12 50h7" />
      {hands ? (
        <>
          <path className="caracola-hand" d="M50 50V28" transform={`rotate(${hands.hour} 50 50)`} />
          <path className="caracola-hand caracola-long" d="M50 50V19" transform={`rotate(${hands.minute} 50 50)`} />
        </>
      ) : null}
      <circle cx="50" cy="50" r="4.5" fill="currentColor" />
    </svg>
  )
}
