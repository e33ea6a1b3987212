import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, pageOf, tab } from './helpers/studio'

async function openFields() {
  const studio = await mountStudio()
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
