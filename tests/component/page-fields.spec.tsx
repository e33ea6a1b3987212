import { randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, pageOf, tab } from './helpers/studio'

async function openFields(given: Parameters<typeof mountStudio>[0] = {}) {
  const studio = await mountStudio(given)
  await studio.user.click(tab('Fields', 'Page'))
  const add = async (type: string, name: string) => {
    await studio.user.selectOptions(screen.getByLabelText('Type of the new field'), type)
    await studio.user.type(screen.getByLabelText('Name of the new field'), `${name}{Enter}`)
  }
  return { ...studio, add }
}

const value = (name: string) => screen.getByLabelText(`Value of ${name}`)

it('adds page fields of every type, and stores what is written in them', async () => {
  const { user, add } = await openFields()
  expect(screen.getByText('This page has no fields of its own.')).toBeTruthy()
  await add('text', 'intro')
  fill(value('intro'), 'Welcome')
  await add('number', 'stars')
  fill(value('stars'), 'many')
  expect(screen.getByText('Write a number.')).toBeTruthy()
  fill(value('stars'), '4.5')
  await add('checkbox', 'featured')
  await user.click(screen.getByLabelText('Yes'))
  await add('date', 'from')
  fill(value('from'), '2027-03-01')
  await add('color', 'accent')
  fill(value('accent'), '#12')
  expect(screen.getByText(/Use a colour such as/)).toBeTruthy()
  fill(value('accent'), '#0b6e8f')
  expect(screen.queryByText(/Use a colour such as/)).toBeNull()
  await add('link', 'more')
  const more = within(screen.getByRole('group', { name: 'Value of more' }))
  fill(more.getByRole('textbox', { name: 'Text' }), 'Read on')
  await user.click(more.getByRole('button', { name: 'Choose where it leads' }))
  await user.type(screen.getByRole('combobox', { name: 'Page, file or address' }), '/specials{Enter}')
  await add('select', 'mood')
  fill(value('mood'), 'calm')
  await add('datetime', 'until')
  fill(value('until'), '2027-03-01T09:30')
  expect(pageOf().fields).toMatchObject([
    { name: 'intro', type: 'text', text: 'Welcome' },
    { name: 'stars', type: 'number', number: 4.5, enabled: true },
    { name: 'featured', type: 'checkbox', checkbox: true },
    { name: 'from', type: 'date' },
    { name: 'accent', type: 'color', color: '#0b6e8f' },
    { name: 'more', type: 'link', link: { text: 'Read on', mode: 'href', href: '/specials', target: '_self' } },
    { name: 'mood', type: 'select', select: 'calm' },
    { name: 'until', type: 'datetime', datetime: expect.stringMatching(/^2027-0[23]-\d\dT/) as unknown },
  ])
})

it('each type that is offered makes a field with an id, its name, its type and a switch', async () => {
  const { add } = await openFields()
  const offered = screen.getByLabelText<HTMLSelectElement>('Type of the new field')
  const types = [...offered.options].map(({ value: type }) => type)
  expect(types.length).toBeGreaterThanOrEqual(13)
  for (const type of types) await add(type, `my-${type}`)
  const made = types.map((type) => ({ id: expect.any(String) as unknown, name: `my-${type}`, type, enabled: true }))
  expect(pageOf().fields).toMatchObject(made)
  const ids = (pageOf().fields as { id: string }[]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(types.length)
})

it('has fields of the application’s types: an order of special offers, and the resorts left out of the booking', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const answers = {
    [`/specials/${first}`]: { filename: 'Stay longer' },
    [`/specials/${second}`]: { filename: 'Book early' },
  }
  const fields = [
    { id: 'f', name: 'offers', type: 'specials', enabled: true, media: [], specials: [first, second] },
    { id: 'g', name: 'notBooked', type: 'bookingexcluderesorts', enabled: true, media: [] },
  ]
  const { user, add } = await openFields({ page: { fields }, answers })
  const offers = within(screen.getByLabelText('Field offers'))
  expect(offers.getByText('Special offers')).toBeTruthy()
  await offers.findByRole('button', { name: 'Move Book early' })
  await user.type(offers.getByRole('button', { name: 'Move Book early' }), '{ArrowUp}')
  expect(pageOf().fields).toMatchObject([{ specials: [second, first] }, {}])
  await user.click(offers.getByRole('button', { name: 'Remove Stay longer' }))
  const left = within(screen.getByLabelText('Field notBooked'))
  expect([left.getByText('Resorts left out'), left.getByRole('button', { name: 'Choose' })]).toHaveLength(2)
  await add('specials', 'more')
  expect(pageOf().fields).toMatchObject([{ specials: [second] }, {}, { name: 'more', type: 'specials' }])
})

it('orders, switches off and removes page fields, refuses a second of a name, and undo brings a removed one back', async () => {
  const { user, command, add } = await openFields()
  for (const name of ['intro', 'stars', 'from']) await add('text', name)
  await add('text', 'intro')
  expect(screen.getByText('The field "intro" is there already.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move stars up' }))
  await user.click(screen.getByRole('button', { name: 'Switch off intro' }))
  await user.click(screen.getByRole('button', { name: 'Remove from' }))
  expect(pageOf().fields).toMatchObject([
    { name: 'stars', enabled: true },
    { name: 'intro', enabled: false },
  ])
  expect(screen.queryByLabelText('Value of from')).toBeNull()
  await user.click(command('undo'))
  expect(value('from')).toBeTruthy()
})
