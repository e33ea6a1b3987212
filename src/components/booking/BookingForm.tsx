import type { CSSProperties, ReactNode } from 'react'
import { PlainIsland } from 'voix/render/parts'
import { BOOKING_ADDRESS, MOST, type BookableResort } from '../../booking/booking'
import { brandOf } from '../../booking/findPlace'
import { toneOf } from '../tone'
import { booking } from './booking.part'

export interface BookingFormProps {
  /** DOM id, with which the page's booking rules belong to the form. */
  id: string
  kind: 'stay' | 'flight' | 'member'
  /** The resorts to choose from. If all are of one brand, a stay without a resort is booked with that brand. */
  resorts: readonly Pick<BookableResort, 'slug' | 'name' | 'brand'>[]
  /** The slug of the initially selected resort. */
  resort?: string | null
  /** Also offers a flight. */
  withFlight?: boolean
  accent?: string | null
  path: string
  languageCode: string
  labels: Readonly<Record<string, string>>
  children?: ReactNode
}

/**
 * Resort, days, guests, rooms and a code: a form that opens the booking engine, with or without a script. The script
 * keeps the days in order and adds the visitor's interests.
 */
export function BookingForm({ id, kind, resorts, resort, withFlight, accent, labels, ...page }: BookingFormProps) {
  const label = (name: string, fallback: string) => labels[`booking.${name}`] ?? fallback
  const field = (name: string) => `${id}-${name}`
  const brand = brandOf(resorts)
  return (
    <PlainIsland part={booking} mode="idle" props={{}}>
      <form
        id={id}
        method="get"
        action={BOOKING_ADDRESS}
        className="booking"
        style={accentStyle(accent)}
        data-accent={accent ? '' : undefined}
        aria-label={label(kind, KINDS[kind])}
      >
        {page.children}
        <div className={kind === 'stay' ? 'booking-fields' : 'booking-fields booking-fields-many'}>
          {kind === 'member' ? (
            <Input id={field('member')} name="member" label={label('number', 'Member number')} isRequired />
          ) : null}
          <div className="field field-wide">
            <label className="field-label" htmlFor={field('resort')}>
              {label('resort', 'Resort')}
            </label>
            <select id={field('resort')} name="resort" defaultValue={resort ?? ''} className="field-input">
              <option value="">{label('any', 'All resorts')}</option>
              {resorts.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {kind === 'flight' ? <Airport id={field('from')} label={label('from', 'From airport')} isRequired /> : null}
          <Input id={field('arrival')} name="arrival" type="date" label={label('arrival', 'Arrival')} />
          <Input id={field('departure')} name="departure" type="date" label={label('departure', 'Departure')} />
          <Count id={field('adults')} name="adults" label={label('adults', 'Adults')} from={1} usual={2} />
          <Count id={field('children')} name="children" label={label('children', 'Children')} from={0} usual={0} />
          <Count id={field('rooms')} name="rooms" label={label('rooms', 'Rooms')} from={1} usual={1} />
          <Input id={field('code')} name="code" label={label('code', 'Code')} />
          {withFlight ? <Airport id={field('from')} label={label('from', 'From airport')} isHidden /> : null}
          <button type="submit" className="btn btn-primary">
            {label('go', 'Check availability')}
          </button>
        </div>
        {withFlight ? (
          <label className="field-choice text-sm font-semibold">
            <input type="checkbox" data-with-flight="" />
            {label('withFlight', 'With a flight')}
          </label>
        ) : null}
        {brand ? <input type="hidden" name="brand" value={brand} /> : null}
        <input type="hidden" name="page" value={page.path} />
        <input type="hidden" name="language" value={page.languageCode} />
      </form>
    </PlainIsland>
  )
}

const KINDS = { stay: 'Book a stay', flight: 'Book a stay with a flight', member: 'Book as a member' } as const

interface InputProps {
  id: string
  name: string
  label: string
  type?: 'date' | 'text'
  isRequired?: boolean
}

function Input({ id, name, label, type = 'text', isRequired = false }: InputProps) {
  return (
    <div className={`field ${type === 'date' ? 'field-day' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} name={name} type={type} className="field-input" autoComplete="off" required={isRequired} />
    </div>
  )
}

interface AirportProps {
  id: string
  label: string
  isRequired?: boolean
  /** Hidden until a flight is selected. */
  isHidden?: boolean
}

function Airport({ id, label, isRequired = false, isHidden = false }: AirportProps) {
  return (
    <div className={`field ${isHidden ? 'booking-flight' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name="from"
        maxLength={3}
        minLength={3}
        pattern="[A-Za-z]{3}"
        placeholder="MIA"
        className="field-input uppercase"
        autoComplete="off"
        required={isRequired}
      />
    </div>
  )
}

interface CountProps {
  id: string
  name: keyof typeof MOST
  label: string
  from: number
  usual: number
}

function Count({ id, name, label, from, usual }: CountProps) {
  return (
    <div className="field field-small">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={usual} className="field-input">
        {Array.from({ length: MOST[name] - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
    </div>
  )
}

/** Returns the chosen colour, and a text colour that is readable on it. */
function accentStyle(accent: string | null | undefined): CSSProperties | undefined {
  if (!accent) return undefined
  const ink = toneOf(accent)['data-tone'] === 'deep' ? '#fff' : '#14262b'
  return { '--booking-accent': accent, '--booking-ink': ink } as CSSProperties
}
