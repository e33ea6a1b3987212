import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, inspect, row, rowsOf, selectionOf } from './helpers/studio'

const input = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)
const need = (name: string) => {
  const found = input(name)
  if (!found) throw new Error(`There is no input of the field "${name}".`)
  return found
}
const slot = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  if (!found) throw new Error(`There is no field "${name}".`)
  return within(found)
}
const group = (name: string) => {
  const found = document.querySelector<HTMLDetailsElement>(`[data-field-group="${name}"]`)
  const summary = found?.querySelector('summary')
  if (!found || !summary) throw new Error(`There is no group "${name}".`)
  return { isOpen: () => found.open, summary }
}
const button = (name: string) => screen.getByRole('button', { name })

it('switches a field off, which keeps its value, and on again', async () => {
  const { user, command } = await inspect({ rows: [row('introduction', { title: 'Here today' })] })
  await user.click(button('Switch off Title'))
  await waitFor(() => expect(input('title')).toBeNull())
  expect(slot('title').getByText('off')).toBeTruthy()
  expect(rowsOf()[0]).toMatchObject({ title: 'Here today', element: { fieldsEnabled: { title: false } } })
  await user.click(command('undo'))
  await waitFor(() => expect(need('title').value).toBe('Here today'))
  await user.click(command('redo'))
  await user.click(button('Switch on Title'))
  await waitFor(() => expect(need('title').value).toBe('Here today'))
  expect(rowsOf()[0]?.element.fieldsEnabled).not.toMatchObject({ title: false })
})

it('offers a field that starts switched off, which takes a value once it is on', async () => {
  const { user } = await inspect({ rows: [row('hero', { title: 'Sea' })] })
  expect(document.querySelector('[data-field=note]')?.getAttribute('data-is-off')).toBe('true')
  await user.click(button('Switch on Small print'))
  await waitFor(() => expect(input('note')).not.toBeNull())
  fill(need('note'), 'Until the end of May')
  expect(rowsOf()[0]).toMatchObject({ note: 'Until the end of May' })
})

it('folds groups of fields, also in another element of the slice and after a reload', async () => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { user } = await inspect({ rows: [one, two] })
  expect(group('Copy').isOpen()).toBe(true)
  await user.click(group('Copy').summary)
  await waitFor(() => expect(group('Copy').isOpen()).toBe(false))
  cleanup()
  const again = await inspect({ rows: [two, one] })
  expect([need('title').value, group('Copy').isOpen()]).toEqual(['Two', false])
  await again.user.click(group('Copy').summary)
  await waitFor(() => expect(group('Copy').isOpen()).toBe(true))
})

it('shows the description of a field below its input', async () => {
  await inspect({ rows: [row('slider')] })
  expect(slot('seconds').getByText(/0: the slider does not move by itself\./)).toBeTruthy()
})

it('refuses a number that is too large at its input, and leads there from a folded group before publishing', async () => {
  const { user, command, saves } = await inspect({ rows: [row('slider', { seconds: 5 })] })
  fill(need('seconds'), '99')
  await waitFor(() => expect(need('seconds').getAttribute('aria-invalid')).toBe('true'))
  expect(slot('seconds').getByRole('alert').textContent).toContain('60')
  await user.click(group('Slides').summary)
  await user.click(command('publish'))
  const notice = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-notice=refused-texts]')
    if (!found) throw new Error('Nothing is said of what is refused.')
    return within(found)
  })
  await user.click(notice.getByRole('button', { name: /Seconds per slide/ }))
  await waitFor(() => expect(document.activeElement).toBe(input('seconds')))
  expect([saves(), rowsOf()[0]?.seconds]).toEqual([[], 5])
})

it('adds rows of a list, names them by what they hold, moves, copies and removes them', async () => {
  const images = ['First view', 'Second view'].map((caption) => ({ id: caption, caption, width: 'w-1/2' }))
  const { user } = await inspect({ rows: [row('grid-gallery', { title: 'Look', images })] })
  const list = slot('images')
  expect(list.getByText('First view')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Add Image' }))
  await waitFor(() => expect(input('images__2__caption')).not.toBeNull())
  fill(need('images__2__caption'), 'Third view')
  expect(list.getAllByRole('listitem')[2]?.textContent).toContain('Third view')
  list.getByRole('button', { name: 'Move row 3' }).focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('button', { name: 'Move row 2' })))
  await user.click(list.getByRole('button', { name: 'Duplicate row 1' }))
  await user.click(list.getByRole('button', { name: 'Remove row 1' }))
  const stored = rowsOf()[0]?.images as { id: string; caption: string }[]
  expect(stored.map(({ caption }) => caption)).toEqual(['First view', 'Third view', 'Second view'])
  expect(stored[0]?.id).not.toBe('First view')
})

it('selects a field by its input or its name, and unselects it by a second click on its name', async () => {
  const { user } = await inspect({ rows: [row('hero', { title: 'Sea' })] })
  const isSelected = (name: string) => document.querySelector(`[data-field=${name}]`)?.hasAttribute('data-is-selected')
  const label = slot('title').getByText('Title')
  await user.click(label)
  await waitFor(() => expect([isSelected('title'), selectionOf().field]).toEqual([true, 'title']))
  // A second click into the input sets the caret.
  await user.click(need('title'))
  expect(selectionOf().field).toBe('title')
  await user.click(label)
  await waitFor(() => expect([isSelected('title'), selectionOf().field]).toEqual([false, null]))
  await user.click(label)
  await waitFor(() => expect(selectionOf().field).toBe('title'))
})
