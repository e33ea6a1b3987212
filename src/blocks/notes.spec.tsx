import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultFields, type SliceDefinition } from 'voix/slices'
import { components } from './registry/components'
import { slices } from './registry/configs'

function textOf(name: string, fields: Record<string, unknown> = {}, preview = true): string {
  const slice = slices.find((one) => one.name === name) as unknown as SliceDefinition
  const Component = components[name] as unknown as (props: Record<string, unknown>) => ReactElement
  const given = { ...defaultFields(slice), ...fields }
  const context = { languageCode: 'en', labels: {}, preview }
  const shared = { id: 'e', field: {}, root: {}, slots: {}, slot: {}, data: null, hydrationMode: 'none' }
  return renderToStaticMarkup(<Component {...shared} context={context} fields={given} />).replaceAll(/<[^>]+>/g, ' ')
}

it.each([
  ['booking-dates-limiter', { min: '2027-03-01', max: null }, 'Visitors arrive on March 1, 2027 at the earliest.'],
  ['booking-dates-limiter', { min: null, max: '2027-04-30' }, 'They leave on April 30, 2027 at the latest.'],
  ['booking-dates-limiter', { min: null, max: null }, 'Choose days: visitors may book any stay until then.'],
  ['booking-exclude-resorts', { bookingexcluderesorts: [] }, 'visitors may book all of them until then'],
  ['hide-inline-booking-widget', {}, 'Visitors do not see the layout’s booking widget on this page.'],
  ['hide-sign-up-to-save-footer', {}, 'Visitors do not see the sign-up line above the footer of this page.'],
  ['resort-amenities', {}, 'Choose a resort that has amenities. Until then visitors do not see this band.'],
  ['download-link', { file: null }, 'Choose a file. Until then visitors see nothing here.'],
  ['iframe', { url: '' }, 'Give the address of the page to show. Until then visitors see nothing here.'],
  ['brand-resort-filters', {}, 'Without such a listing it does nothing.'],
])('%s with %j tells editors what visitors see, and visitors nothing of that', (name, fields, words) => {
  expect(textOf(name, fields)).toContain(words)
  expect(textOf(name, fields, false)).not.toContain(words)
})

it('a new table begins with rows', () => {
  const rows = slices.find(({ name }) => name === 'table')?.slots as Record<string, { defaultElements?: object[] }>
  expect(rows['default']?.defaultElements).toMatchObject([{ slice: 'text-row' }, { slice: 'text-row' }])
})
