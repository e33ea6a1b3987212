import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inspect, row, rowsOf } from './helpers/studio'

it('offers the documents of a collection by their titles, stores the name, and says where none has it any more', async () => {
  const form = row('newsletter-form', { formId: 'gone' })
  const docs = [
    { id: '1', slug: 'newsletter', title: 'Newsletter' },
    { id: '2', slug: 'groups', title: null },
    { id: '3', slug: null, title: 'Without a name' },
  ]
  const { user } = await inspect({ rows: [form], answers: { '/api/forms?': { docs } } })
  const input = await screen.findByLabelText('Form')
  expect(await screen.findByText('There is none with the name “gone” any more.')).toBeTruthy()
  const offered = within(input).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['gone', 'None', 'Newsletter', 'groups'])
  await user.selectOptions(input, 'Newsletter')
  expect(rowsOf()[0]?.formId).toBe('newsletter')
  expect(screen.queryByText(/any more/)).toBeNull()
})
