import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { timeZone } from '../../slices/timeZoneField'
import { withZoneInputs } from './zoneInputs'

const ZONES = { timeZone: 'America/Jamaica', timeZones: ['America/Cancun'] }

const inputsOf = (fields: Field[]) => withZoneInputs({ collections: [{ slug: 'shops', fields }] }, ZONES).collections[0]

it('a time zone’s field has an input that offers the time zones of the site first', () => {
  const field = timeZone({ name: 'zone', admin: { position: 'sidebar' } })
  const input = { path: 'voix/studio#TimeZoneField', clientProps: { zones: ZONES } }
  const admin = { position: 'sidebar', components: { Field: input } }
  expect(inputsOf([field])?.fields).toEqual([{ ...field, admin }])
})

it('an input of its own stays, and so do other texts', () => {
  const own = timeZone({ name: 'zone', admin: { components: { Field: '/fields/Own' } } })
  const fields: Field[] = [own, { name: 'title', type: 'text' }]
  expect(inputsOf(fields)?.fields).toEqual(fields)
})
