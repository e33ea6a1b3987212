import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { titleTabs } from '../extension/panel/TitlePanel'
import { fill, inspect, mountStudio, pageOf, row, rowsOf, tab } from './helpers/studio'

const hero = () => row('hero', { title: 'Welcome' })
const extensions = { panels: [titleTabs] }

it('a tab of the application changes the selected element, and one undo takes back what was typed', async () => {
  const { press, user } = await inspect({ rows: [hero()], extensions })
  await user.click(tab('Title'))
  await user.type(screen.getByLabelText('Title of the element'), '!!')
  expect(rowsOf()[0]?.title).toBe('Welcome!!')
  expect(screen.getByText('9 characters')).toBeTruthy()
  await press('Control+z')
  expect(rowsOf()[0]?.title).toBe('Welcome')
})

it('a tab of the application gets the page and changes it', async () => {
  const { user } = await mountStudio({ rows: [hero()], extensions })
  await user.click(tab('Title', 'Page'))
  expect(screen.getByText('A page of 1 elements')).toBeTruthy()
  fill(screen.getByLabelText('Title of the page'), 'Renamed')
  expect(pageOf().title).toBe('Renamed')
})

it('the inputs in a tab of the application are read-only for somebody who may not change the page', async () => {
  const { user } = await mountStudio({ rows: [hero()], extensions, boot: { canEdit: false } })
  await user.click(tab('Title', 'Page'))
  expect(screen.getByLabelText<HTMLInputElement>('Title of the page').readOnly).toBe(true)
})
