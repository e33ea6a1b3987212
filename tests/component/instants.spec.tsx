import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ZonedTime } from '../../src/admin/pages/PageFacts'
import { findZones } from '../../src/studio/ui/time/findZones'
import { InstantInput, type Instant } from '../../src/studio/ui/time/InstantInput'
import { ZoneInput } from '../../src/studio/ui/time/ZoneInput'

const ZONES = { timeZone: 'America/Jamaica', timeZones: ['America/Puerto_Rico'] }
const DECEMBER = new Date('2026-12-24T12:00Z')

afterEach(() => void vi.restoreAllMocks())

/** Sets the reader's time zone. */
function liveIn(timeZone: string) {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone })
}

function open(value: string | null) {
  const told: Instant[] = []
  function Form() {
    const [at, setAt] = useState(value)
    const take = (next: Instant) => {
      told.push(next)
      if (next.problem === null) setAt(next.at)
    }
    return <InstantInput label="Moment" name="moment" onChange={take} value={at} zones={ZONES} />
  }
  render(<Form />)
  const moment = screen.getByLabelText<HTMLInputElement>('Moment')
  const zone = screen.getByLabelText<HTMLInputElement>('Time zone')
  const type = (text: string) => fireEvent.change(moment, { target: { value: text } })
  return { told, moment, zone, type, user: userEvent.setup() }
}

it('an instant is shown in the time zone of the site, with the time on the reader’s own clock', () => {
  liveIn('Europe/Madrid')
  const { moment, zone } = open('2026-12-24T14:00:00.000Z')
  expect([moment.value, zone.value]).toEqual(['2026-12-24T09:00', 'Jamaica, UTC-5'])
  expect(screen.getByText('On your clock: Dec 24, 2026, 3:00 PM, Madrid')).toBeTruthy()
  cleanup()
  liveIn('America/Jamaica')
  open('2026-12-24T14:00:00.000Z')
  expect(screen.queryByText(/On your clock/)).toBeNull()
})

it('what is written is the instant at which the clocks of the chosen zone show it', async () => {
  const { told, type, zone, user } = open(null)
  type('2026-12-24T09:00')
  const wall = '2026-12-24T09:00'
  const inJamaica = { at: '2026-12-24T14:00:00.000Z', wall, timeZone: 'America/Jamaica', problem: null }
  expect(told.at(-1)).toEqual(inJamaica)
  await user.type(zone, 'san juan')
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['San JuanUTC-4', 'San Juan, ArgentinaUTC-3'])
  await user.keyboard('{Enter}')
  expect(told.at(-1)).toMatchObject({ at: '2026-12-24T13:00:00.000Z', wall, timeZone: 'America/Puerto_Rico' })
  expect(zone.value).toBe('San Juan, UTC-4')
})

it('a time that the clocks skip is refused in words, and one that they show twice is the first', async () => {
  const { told, type, zone, user, moment } = open(null)
  await user.type(zone, 'madrid{Enter}')
  type('2026-03-29T02:30')
  expect(screen.getByRole('alert').textContent).toBe('The clocks of Madrid do not show this time on that day.')
  expect(told.at(-1)?.at).toBeNull()
  fireEvent.blur(moment)
  expect(moment.value).toBe('2026-03-29T02:30')
  type('2026-10-25T02:30')
  expect(told.at(-1)?.at).toBe('2026-10-25T00:30:00.000Z')
})

it('time zones are found by place, by another city of theirs and by offset, the site’s first', () => {
  liveIn('Europe/Madrid')
  const names = (search: string) => findZones(search, { at: DECEMBER, zones: ZONES }).map(({ timeZone }) => timeZone)
  expect(names('').slice(0, 4)).toEqual(['America/Jamaica', 'America/Puerto_Rico', 'Europe/Madrid', 'UTC'])
  expect(names('Montego')).toEqual(['America/Jamaica'])
  expect(names('UTC-4')[0]).toBe('America/Puerto_Rico')
  expect(names('utc+5:45')).toHaveLength(1)
  expect(names('tok').slice(0, 2)).toEqual(['Asia/Tokyo', 'Antarctica/Vostok'])
  expect(names('Atlantis')).toEqual([])
})

it('a scheduled time says its zone, how far it is, and the reader’s own time where that is another', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:00Z') })
  liveIn('Europe/Madrid')
  render(<ZonedTime hasDistance iso="2026-11-30T13:00:00.000Z" timeZone="America/Puerto_Rico" />)
  expect(document.querySelector('time')?.textContent).toBe(
    'Nov 30, 2026, 9:00 AM, San Juan, in 3 days (Nov 30, 2026, 2:00 PM, Madrid)',
  )
  vi.useRealTimers()
})

it('the time zone of a document may be empty, and a stored name that is of no time zone is shown as it is', async () => {
  const told: string[] = []
  const user = userEvent.setup()
  const show = (value: string, problem: string | null = null) => {
    cleanup()
    const take = (next: string) => void told.push(next)
    const empty = 'As the site: Jamaica'
    const shared = { at: DECEMBER, empty, label: 'Time zone', name: 'timeZone', onChange: take, zones: ZONES }
    render(<ZoneInput {...shared} problem={problem} value={value} />)
    return screen.getByLabelText<HTMLInputElement>('Time zone')
  }
  expect(show('').value).toBe('As the site: Jamaica')
  await user.type(show(''), 'tulum{Enter}')
  await user.click(show('America/Cancun'))
  await user.click(screen.getByRole('option', { name: 'As the site: Jamaica' }))
  expect(told).toEqual(['America/Cancun', ''])
  expect(show('Cancun', 'It is not a time zone.').value).toBe('Cancun')
  expect(screen.getByRole('alert').textContent).toBe('It is not a time zone.')
})
