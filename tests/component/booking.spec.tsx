import { render } from '@testing-library/react'
import type { LayoutProps, Signal } from 'voix/render'
import { expect, it } from 'vitest'
import fillBooking from '../../src/components/booking/fillBooking'
import { Booking } from '../../src/layouts/parts/Booking'
import { conditionOutput } from '../../src/render'
import { createRow } from '../../src/tree'
import type { ConditionsSettings } from '../../src/tree/types'

const resort = (slug: string) => ({ slug, name: slug, code: slug, brand: 'noche-azul', country: '' })
const context: LayoutProps['context'] = {
  ...{ languageCode: 'en', layout: 'noche-azul', siteId: 0, path: '/' },
  ...{ timeZone: 'UTC', preview: false, labels: {} },
}

const conditionsSettings: ConditionsSettings = {
  type: 'and',
  conditions: [{ key: 'query:promo', operator: 'exists', value: true }],
}
const conditions = [{ element: 'late', ...conditionsSettings }]
const signals: Signal[] = [
  { slice: 'booking-dates-limiter', element: 'all', value: { min: '2097-03-01', max: '2097-09-30' } },
  { slice: 'booking-dates-limiter', element: 'late', value: { min: '2097-06-01', max: '' }, conditions },
  { slice: 'booking-exclude-resorts', element: 'late', value: { excluded: ['west-end'] }, conditions },
]

/** Renders a layout's widget on a page whose script has found these elements hidden. */
function book(hidden: string) {
  document.documentElement.setAttribute('data-vch', hidden)
  const { css } = conditionOutput([createRow({ id: 'late', blockType: 'rule', element: { conditionsSettings } })])
  const { container } = render(
    <>
      <style>{css}</style>
      <Booking context={context} signals={signals} resorts={[resort('west-end'), resort('cliff')]} />
    </>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  fillBooking(form.parentElement as HTMLElement)
  const arrival = form.querySelector<HTMLInputElement>('[name=arrival]')
  const values = new FormData(form)
  return {
    first: arrival?.min,
    options: [...form.querySelectorAll('[name=resort] option')].map((option) => option.getAttribute('value')),
    sent: [values.getAll('min'), values.getAll('excluded'), values.getAll('brand')],
  }
}

it('a booking heeds what the visitor is shown of the page’s rules, and not the rest', () => {
  expect(book('')).toEqual({
    first: '2097-06-01',
    options: ['', 'cliff'],
    sent: [['2097-03-01', '2097-06-01'], ['west-end'], ['noche-azul']],
  })
  document.body.replaceChildren()
  expect(book('late')).toEqual({
    first: '2097-03-01',
    options: ['', 'west-end', 'cliff'],
    sent: [['2097-03-01'], [], ['noche-azul']],
  })
})
