import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mountStudio, row, rowsOf, tab, withElement } from './helpers/studio'

it('offers what stands inside a query the fields of its documents that fit, and says at a field what fills it', async () => {
  const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
  const query = withElement(row('containers', { blockName: 'Offers' }), { modelQuery })
  const inside = withElement(row('introduction', { title: 'Sand' }), { parent: query.id })
  const alone = withElement(row('introduction', { title: 'Sea' }), { bind: { title: 'title' } })
  const { user, item } = await mountStudio({ rows: [query, inside, alone] })
  await user.click(item(inside.id))
  await user.click(tab('Query'))
  expect(screen.getByText(/“Offers” is shown once per document of Specials/)).toBeTruthy()
  const title = screen.getByLabelText<HTMLSelectElement>('Title')
  expect([...title.options].map(({ text }) => text)).toEqual(['Own value', 'Title', 'Teaser', 'Nights'])
  await user.selectOptions(title, 'teaser')
  const bound = () => rowsOf().find(({ id }) => id === inside.id)?.element.bind
  expect(bound()).toEqual({ title: 'teaser' })
  await user.click(tab('Content'))
  expect(screen.getByText('Filled from Specials › Teaser.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').readOnly).toBe(true)
  await user.click(tab('Query'))
  await user.selectOptions(screen.getByLabelText('Title'), '')
  expect(bound()).toBeUndefined()
  await user.click(item(alone.id))
  expect(screen.getByText(/no query stands around the element: it shows its own values/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unbind' }))
  expect(rowsOf().some(({ element }) => element.bind)).toBe(false)
})
