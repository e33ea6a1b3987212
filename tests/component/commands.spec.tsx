import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, inspect, mountStudio, row, rowsOf, withElement } from './helpers/studio'

const palette = () => screen.findByRole('combobox', { name: 'Commands, elements and slices' })

it('finds commands, elements and slices in the palette', async () => {
  const [one, two] = [row('introduction', { blockName: 'Betony' }), row('introduction', { blockName: 'Dulse' })]
  const { user, items, press, selected, command } = await mountStudio({ rows: [one, two] })
  await user.click(command('commands'))
  await waitFor(async () => expect(document.activeElement).toBe(await palette()))
  fill(await palette(), 'dulse')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await press('Enter')
  await waitFor(() => expect(selected()).toEqual([two.id]))
  await press('Control+k')
  fill(await palette(), 'add quote nothing')
  expect(screen.getByText(/Nothing matches/)).toBeTruthy()
  fill(await palette(), 'add spacer')
  await user.click(screen.getByRole('option', { name: /^Add Spacer(?!:)/ }))
  await waitFor(() => expect(items()).toHaveLength(3))
})

it('lists a command that cannot run with the reason, and does nothing', async () => {
  const { user, items, press } = await mountStudio({ rows: [row('introduction')] })
  await press('Control+k')
  await user.type(await palette(), 'duplicate')
  const option = screen.getByRole('option', { name: /^Duplicate/ })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(option.textContent).toContain('select an element first')
  await press('Enter')
  expect(screen.getByRole('option', { name: /^Duplicate/ })).toBeTruthy()
  expect(items()).toHaveLength(1)
})

it('replaces an element by another slice, keeps what both have, and one undo brings it back', async () => {
  const group = row('group', { blockName: 'Box' })
  const inside = row('introduction', { title: 'Stays' }, group.id)
  const { user, item, items, press } = await inspect({ rows: [group, inside] })
  const replaceBy = async (name: string) => {
    await press('Control+Shift+e')
    fill(await screen.findByRole('combobox', { name: 'Replace by' }), name)
    const option = document.querySelector<HTMLElement>(`[role=option][data-slice="${name}"]`)
    if (!option) throw new Error(`The slice ${name} is not offered.`)
    return option
  }
  await user.keyboard('{ArrowRight}')
  await user.click(item(inside.id))
  await user.click(await replaceBy('hero'))
  await waitFor(() => expect(rowsOf()[1]).toMatchObject({ id: inside.id, blockType: 'hero', title: 'Stays' }))
  await user.click(item(group.id))
  const option = await replaceBy('introduction')
  expect(option.textContent).toContain('without 1 element')
  await user.click(option)
  await waitFor(() => expect(items()).toHaveLength(1))
  await press('Control+z')
  await waitFor(() => expect(items()).toHaveLength(2))
})

it('leaves only the preview and the inspector of what is selected in focus mode, and gives the focus back', async () => {
  const only = row('introduction')
  const { user, item, press, command } = await inspect({ rows: [only] })
  const region = (name: string) => document.querySelector(`[data-voix-region=${name}]`)
  await press('Control+.')
  await waitFor(() => expect(region('bar')).toBeNull())
  expect(screen.queryByRole('tree')).toBeNull()
  expect(region('inspector')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(command('leave-focus-mode')))
  await press('Control+.')
  await waitFor(() => expect(document.activeElement).toBe(item(only.id)))
  await press('Escape')
  await press('Control+.')
  await waitFor(() => expect(region('bar')).toBeNull())
  expect(region('inspector')).toBeNull()
  await user.click(command('leave-focus-mode'))
  await waitFor(() => expect(region('inspector')).not.toBeNull())
})

it('gives the focus back when the sheet of shortcuts closes, and has a switch for those of a single key', async () => {
  const only = row('introduction')
  const { user, item, press } = await inspect({ rows: [only] })
  const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })
  const isMedium = () => document.querySelector('[data-breakpoint=md]')?.getAttribute('aria-checked')
  await press('?')
  await waitFor(() => expect(sheet()).not.toBeNull())
  await press('Escape')
  await waitFor(() => expect(document.activeElement).toBe(item(only.id)))
  await press('3')
  await waitFor(() => expect(isMedium()).toBe('true'))
  await press('1')
  await press('?')
  await user.click(await screen.findByLabelText('Shortcuts of a single key'))
  await press('Escape')
  await waitFor(() => expect(sheet()).toBeNull())
  await press('?')
  await press('3')
  expect([sheet(), isMedium()]).toEqual([null, 'false'])
  await press('Control+/')
  await waitFor(() => expect(sheet()).not.toBeNull())
})

it('says where a slice would be added, and offers slices where the place inside is asked for', async () => {
  const columns = row('columns', { blockName: 'Zinnia' })
  const { press } = await inspect({ rows: [columns] })
  await press('Control+k')
  fill(await palette(), 'add spacer')
  expect(screen.getByRole('option', { name: /^Add Spacer(?!:)/ }).textContent).toContain('into “Zinnia”, Column 1')
  fill(await palette(), 'add inside')
  await press('Enter')
  const inside = await screen.findByRole('combobox', { name: /^Add inside/ })
  fill(inside, 'spacer')
  await press('Enter')
  await waitFor(() => expect(rowsOf()[1]).toMatchObject({ blockType: 'spacer', element: { slot: 'column1' } }))
})

it('adds at once what alone fits a place, and offers nothing but what fits', async () => {
  const [tabs, accordion] = [row('tabs'), row('accordion')]
  const item = row('accordion-item', {}, accordion.id)
  const { user, press, item: line } = await inspect({ rows: [tabs, accordion, item] })
  await press('Control+k')
  fill(await palette(), 'add inside')
  await press('Enter')
  await waitFor(() => expect(rowsOf().map(({ blockType }) => blockType)).toContain('tab'))
  await user.click(line(item.id))
  await press('Control+k')
  fill(await palette(), 'add inside')
  await press('Enter')
  await screen.findByLabelText('Search slices')
  const slices = document.querySelectorAll<HTMLElement>('button[data-slice]:not([aria-disabled])')
  const offered = [...slices].map(({ dataset }) => dataset.slice)
  expect(offered.toSorted()).toEqual(['button', 'download-link', 'ghost-button-link', 'rich-text', 'table'])
})

it('begins a search anew when a slice was added', async () => {
  const { user, press } = await mountStudio({ rows: [row('introduction')] })
  await press('a')
  const search = await screen.findByLabelText<HTMLInputElement>('Search slices')
  await user.type(search, 'hero{Enter}')
  await waitFor(() => expect(rowsOf()).toHaveLength(2))
  expect(search.value).toBe('')
})

it('makes a link of the words that are selected in a rich text by the key that is the palette’s elsewhere', async () => {
  const { press } = await mountStudio({ rows: [row('introduction')] })
  // The editor is Payload's: its toolbar has the button while words are selected.
  const text = document.createElement('div')
  text.dataset.richText = 'copy'
  text.innerHTML =
    '<div tabindex="0" contenteditable="true">Sand</div><button class="link-edit"></button><button data-button-key="link"></button>'
  const linked = vi.fn()
  text.querySelector('[data-button-key]')?.addEventListener('click', linked)
  document.querySelector('[data-voix-studio]')?.append(text)
  act(() => text.querySelector('div')?.focus())
  await press('Control+k')
  expect([linked.mock.calls.length, screen.queryByRole('combobox', { name: 'Commands, elements and slices' })]).toEqual(
    [1, null],
  )
  text.querySelector('[data-button-key]')?.remove()
  await press('Control+k')
  expect(await palette()).toBeTruthy()
})

it('a copy of an element has its own names, and the links inside it lead to them', async () => {
  const group = withElement(row('group'), { properties: { domId: 'book', settings: {} } })
  const popup = row('popup', { targetName: 'offer' }, group.id)
  const link = row('introduction', { link: { text: 'Book', mode: 'href', href: '#offer' } }, group.id)
  const { press } = await inspect({ rows: [group, popup, link] })
  await press('Control+d')
  await waitFor(() => expect(rowsOf()).toHaveLength(6))
  const ids = rowsOf().map(({ element }) => element.properties.domId)
  expect(ids.filter(Boolean)).toEqual(['book', 'book-2'])
  const popups = rowsOf().filter(({ blockType }) => blockType === 'popup')
  expect(popups.map(({ targetName }) => targetName)).toEqual(['offer', 'offer-2'])
  const links = rowsOf().flatMap((one) => (one.blockType === 'introduction' ? [one.link] : []))
  expect(links).toMatchObject([{ href: '#offer' }, { href: '#offer-2' }])
  await press('Control+z')
  expect(rowsOf()).toHaveLength(3)
})
