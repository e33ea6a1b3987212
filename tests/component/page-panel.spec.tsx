import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mountStudio, pageOf, tab } from './helpers/studio'

it('changes the title as it is typed, and undo takes it back by the word', async () => {
  const { user, command, status } = await mountStudio()
  await user.type(screen.getByLabelText('Title'), ' in spring')
  expect(pageOf().title).toBe('Studio test in spring')
  expect(status().textContent).toBe('Unsaved changes')
  await user.click(command('undo'))
  await waitFor(() => expect(pageOf().title).not.toBe('Studio test in spring'))
})

it('brings a removed page field back by undo', async () => {
  const { user, command } = await mountStudio()
  await user.click(tab('Fields', 'Page'))
  await user.type(screen.getByLabelText('Name of the new field'), 'from{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove from' }))
  expect(screen.queryByLabelText('Value of from')).toBeNull()
  await user.click(command('undo'))
  expect(screen.getByLabelText('Value of from')).toBeTruthy()
})
