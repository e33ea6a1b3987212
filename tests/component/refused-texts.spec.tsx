import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, inspect, mountStudio, row, rowsOf, tab, withElement } from './helpers/studio'

const words = () => row('introduction', { title: 'Look' })
const notice = () => document.querySelector<HTMLElement>('[data-notice=refused-texts]')
const breakpoint = (name: string) =>
  within(screen.getByRole('group', { name: 'Breakpoint of the styles' })).getByRole('button', { name })
const size = () => {
  const input = document.querySelector<HTMLInputElement>('input[name="title.fontSize"]')
  if (!input) throw new Error('The size is not on the screen.')
  return input
}
const TAGS = [
  { name: 'aa', point: 1 },
  { name: 'bb', point: 2 },
]

it('waits at its place when it is a style, and so does a tag that is not added yet', async () => {
  const { user } = await inspect({ rows: [words()] })
  await user.click(tab('Style'))
  await user.click(breakpoint('md'))
  fill(size(), 'bogus!')
  await user.click(breakpoint('lg'))
  expect(size().value).toBe('')
  await user.click(tab('Settings'))
  fill(screen.getByLabelText('New tag'), 'beach')
  await user.click(tab('Style'))
  await user.click(breakpoint('md'))
  expect(size().value).toBe('bogus!')
  expect(size().getAttribute('aria-invalid')).toBe('true')
  await user.click(tab('Settings'))
  expect(screen.getByLabelText<HTMLInputElement>('New tag').value).toBe('beach')
})

it('stays with its tag when another is removed', async () => {
  const { user } = await inspect({ rows: [withElement(words(), { tags: TAGS })] })
  await user.click(tab('Settings'))
  fill(screen.getByLabelText('Points of tag aa'), 'x')
  expect(screen.getByText('Write a whole number.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove tag aa' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of tag bb').value).toBe('2')
  fill(screen.getByLabelText('Points of tag bb'), '1e20')
  expect(screen.getByText('Write 9007199254740991 or less.')).toBeTruthy()
})

it('makes the bar say that something is unsaved, and a save says why it goes without it', async () => {
  const { press, saves, status } = await mountStudio()
  const path = screen.getByLabelText('Path')
  fill(path, '/two words')
  expect(status()).toBe('Unsaved changes')
  await press('Control+s')
  await waitFor(() => expect(notice()?.textContent).toContain('so it is not saved'))
  fill(path, '/studio-test')
  expect(notice()).toBeNull()
  expect(status()).toBe('Draft, saved')
  expect(saves()).toEqual([])
})

it('keeps a page from being published, and the notice leads to its input', async () => {
  const only = words()
  const { user, item, command, saves } = await mountStudio({ rows: [only] })
  fill(screen.getByLabelText('Path'), '/two words')
  await user.click(tab('SEO', 'Page'))
  await user.click(tab('Page', 'Page'))
  expect(screen.getByLabelText<HTMLInputElement>('Path').value).toBe('/two words')
  await user.click(item(only.id))
  expect(screen.queryByLabelText('Path')).toBeNull()
  await user.click(command('publish'))
  await waitFor(() => expect(notice()?.textContent).toMatch(/Not published.*may hold letters, digits/))
  expect(saves()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Path' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Path')))
  fill(screen.getByLabelText('Path'), '/two-words')
  expect(notice()).toBeNull()
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
})

it('is led to also when rows before it have gone, and is never taken away', async () => {
  const { user, command } = await inspect({ rows: [withElement(words(), { tags: TAGS })] })
  await user.click(tab('Settings'))
  fill(screen.getByLabelText('Points of tag bb'), 'lots')
  await user.click(screen.getByRole('button', { name: 'Remove tag aa' }))
  await user.click(tab('Style'))
  await user.click(command('publish'))
  const link = await screen.findByRole('button', { name: /Points of tag bb/ })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await act(() => Promise.resolve(link.click()))
  expect(screen.getByLabelText<HTMLInputElement>('Points of tag bb').value).toBe('lots')
  act(() => tab('Style').click())
  // Longer than the studio takes to detect that an input was removed permanently.
  act(() => void vi.advanceTimersByTime(3000))
  vi.useRealTimers()
  expect(notice()?.textContent).toContain('Points of tag bb')
})

it('is no name that is still being written nor a tag that is not added yet: the key saves them', async () => {
  const properties = { domId: null, settings: { alpha: 'one' } }
  const { user, press, saves, status } = await inspect({ rows: [withElement(words(), { properties })] })
  await user.click(tab('Settings'))
  for (const [input, text] of [
    ['Name of setting 1', 'omega'],
    ['New tag', 'beach'],
  ] as const) {
    fill(screen.getByLabelText(input), text)
    expect(status()).toBe('Unsaved changes')
    await press('Control+s')
    await waitFor(() => expect(status()).toBe('Draft, saved'))
  }
  expect(saves()).toEqual(['saveDraft', 'saveDraft'])
  expect(rowsOf()[0]?.element).toMatchObject({
    properties: { settings: { omega: 'one' } },
    tags: [{ name: 'beach' }],
  })
})

it('is none where a setting is renamed: it keeps its place and value, whatever the name begins with', async () => {
  const properties = { domId: null, settings: { alpha: 'one', beta: 'two' } }
  const { user } = await inspect({ rows: [withElement(words(), { properties })] })
  await user.click(tab('Settings'))
  const name = screen.getByLabelText<HTMLInputElement>('Name of setting 2')
  await user.clear(name)
  await user.type(name, '10k')
  expect(document.activeElement).toBe(name)
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText<HTMLInputElement>('Name of setting 2').value).toBe('10k')
  expect(screen.getByLabelText<HTMLInputElement>('Value of setting 10k').value).toBe('two')
  expect(screen.getByLabelText<HTMLInputElement>('Name of setting 1').value).toBe('alpha')
  await user.type(screen.getByLabelText('Name of a new setting'), 'constructor{Enter}')
  expect(screen.getByText(/cannot be named "constructor"/)).toBeTruthy()
  expect(rowsOf()[0]?.element).toMatchObject({ properties: { settings: { '10k': 'two', alpha: 'one' } } })
})
