import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { productCommand, useSession, type Command, type ProviderComponent, type SaveEvent } from 'voix/studio/client'
import { addExtensions } from '../../src/studio/app/extensions'
import { shout } from '../extension/command/shout'
import { announce } from '../extension/events/announce'
import { titleTabs } from '../extension/panel/TitlePanel'
import { SaveCountProvider } from '../extension/provider/SaveCount'
import { fill, inspect, mountStudio, pageOf, row, rowsOf, tab } from './helpers/studio'

// Other specs share the module of commands.
afterAll(() => addExtensions({}))

const hero = () => row('hero', { title: 'Welcome' })
const panels = [titleTabs]
const drawn = (command: string) => document.querySelectorAll(`[data-command="${command}"]`)
const openPalette = () => screen.findByRole('combobox', { name: 'Commands, elements and slices' })
const tabNames = () => screen.getAllByRole('tab').map(({ id }) => id.replace('tab-', ''))

it('a tab of the application changes the selected element, and one undo takes back what was typed', async () => {
  const { press, user } = await inspect({ rows: [hero()], extensions: { panels } })
  await user.click(tab('Title'))
  await user.type(screen.getByLabelText('Title of the element'), '!!')
  expect(rowsOf()[0]?.title).toBe('Welcome!!')
  expect(screen.getByText('9 characters')).toBeTruthy()
  await press('Control+z')
  expect(rowsOf()[0]?.title).toBe('Welcome')
})

it('a tab of the application gets the page and changes it', async () => {
  const { user } = await mountStudio({ rows: [hero()], extensions: { panels } })
  await user.click(tab('Title', 'Page'))
  expect(screen.getByText('Elements: 1. Saved here: 0.')).toBeTruthy()
  fill(screen.getByLabelText('Title of the page'), 'Renamed')
  expect(pageOf().title).toBe('Renamed')
})

it('the inputs in a tab of the application are read-only for somebody who may not change the page', async () => {
  const { user } = await mountStudio({ rows: [hero()], extensions: { panels }, boot: { canEdit: false } })
  await user.click(tab('Title', 'Page'))
  expect(screen.getByLabelText<HTMLInputElement>('Title of the page').readOnly).toBe(true)
})

it('a command of the application runs by its key and through the palette', async () => {
  const { press, user } = await inspect({ rows: [hero()], extensions: { commands: [shout] } })
  await press('Control+Alt+u')
  expect(rowsOf()[0]?.title).toBe('WELCOME')
  await press('Control+z')
  await press('Control+k')
  fill(await openPalette(), shout.label)
  await user.click(screen.getByRole('option', { name: new RegExp(`^${shout.label}`) }))
  await waitFor(() => expect(rowsOf()[0]?.title).toBe('WELCOME'))
})

it('a command that replaces one of the product has its buttons, its lines in menus and its own keys', async () => {
  const run = vi.fn()
  const publish: Command = { ...productCommand('publish'), replaces: true, label: 'Go live', shortcuts: ['f9'], run }
  const { command, press, user } = await inspect({ rows: [hero()], extensions: { commands: [publish] } })
  await user.type(screen.getByLabelText('Title'), '!')
  expect(command('publish').textContent).toBe('Go live')
  await user.click(command('publish'))
  await press('F9')
  await press('Control+Shift+s')
  expect(run).toHaveBeenCalledTimes(2)
  await user.click(command('save-menu'))
  expect(await screen.findByRole('menuitem', { name: /^Go live/ })).toBeTruthy()
})

it('a command that is left out has no button, no line in a menu, in the palette or the help sheet, and frees its key', async () => {
  const without = { commands: ['duplicate', 'save-draft', 'review-mode', 'ask-for-review'] }
  const taken: Command = { ...shout, shortcuts: ['mod+s'] }
  const { item, press, saves, user } = await inspect({
    rows: [hero()],
    extensions: { commands: [taken], without },
  })
  await user.pointer({ keys: '[MouseRight]', target: item(rowsOf()[0]?.id ?? '') })
  await waitFor(() => expect(document.querySelector('[data-voix-menu] [data-command=copy]')).not.toBeNull())
  for (const id of without.commands) expect(drawn(id), id).toHaveLength(0)
  await press('Escape')
  await press('Control+k')
  await openPalette()
  for (const id of without.commands) expect(drawn(id), id).toHaveLength(0)
  await press('Escape')
  await press('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).queryByText('Save Draft')).toBeNull()
  await press('Escape')
  await press('Control+s')
  expect([rowsOf()[0]?.title, saves()]).toEqual(['WELCOME', []])
})

it('a clipboard event belongs to the browser if its command is left out', async () => {
  await inspect({ rows: [hero()], extensions: { without: { commands: ['copy'] } } })
  const setData = vi.fn()
  const isBrowsers = fireEvent.copy(document.body, { clipboardData: { setData } })
  expect([isBrowsers, setData.mock.calls]).toEqual([true, []])
})

it('tabs are left out, replaced and put first', async () => {
  const style = { ...titleTabs[0], id: 'style', label: 'Look', replaces: true as const }
  const extensions = { panels: [style], without: { tabs: ['query'] }, order: { tabs: ['settings', 'style'] } }
  await inspect({ rows: [hero()], extensions })
  expect(tabNames().filter((id) => !id.startsWith('left-'))).toEqual(['settings', 'style', 'content', 'conditions'])
  expect(tab('Look')).toBeTruthy()
})

it('commands are listed first in their group, and share keys as before', async () => {
  const extensions = { order: { commands: ['select-parent', 'redo'] } }
  const { press, selected } = await inspect({ rows: [hero()], extensions })
  await press('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const listed = [...sheet.querySelectorAll<HTMLElement>('[data-shortcut-of]')].map(({ dataset }) => dataset.shortcutOf)
  expect(listed.slice(0, 2)).toEqual(['redo', 'undo'])
  await press('Escape')
  await press('Control+.')
  await press('Escape')
  expect([selected().length, drawn('leave-focus-mode').length]).toEqual([1, 0])
})

it('events of the application hear of saves and of publishing, with the page as it is stored', async () => {
  const heard: [string, SaveEvent][] = []
  const told = {
    onSave: (event: SaveEvent) => void heard.push(['save', event]),
    onPublish: (event: SaveEvent) => void heard.push(['publish', event]),
  }
  const rows = [row('introduction', { title: 'Words' })]
  const { press, status } = await mountStudio({ rows, extensions: { events: [told] } })
  fill(screen.getByLabelText('Title'), 'Once')
  await press('Control+s')
  await waitFor(() => expect(heard).toHaveLength(1))
  await press('Control+Alt+Shift+s')
  await waitFor(() => expect(status()).toBe('Published'))
  expect(heard.map(([name, { action, page, rev }]) => [name, action, page.title, rev])).toEqual([
    ['save', 'saveDraft', 'Once', 2],
    ['save', 'quickSave', 'Once', 3],
    ['publish', 'quickSave', 'Once', 3],
  ])
})

it('an event hears nothing of a save that the server refuses', async () => {
  const onSave = vi.fn()
  const answers = { '/save': () => Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }) }
  const { press, status } = await mountStudio({ extensions: { events: [{ onSave }] }, answers })
  fill(screen.getByLabelText('Title'), 'Once')
  await press('Control+s')
  await waitFor(() => expect(status()).toContain('Not saved'))
  expect(onSave).not.toHaveBeenCalled()
})

it('an event that throws is logged, and the page is saved', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const broken = {
    onSave: () => {
      throw new Error('No network.')
    },
  }
  const { press, status } = await mountStudio({ extensions: { events: [broken] } })
  fill(screen.getByLabelText('Title'), 'Once')
  await press('Control+s')
  await waitFor(() => expect(status()).toBe('Draft, saved'))
  expect(log).toHaveBeenCalledWith(new Error('No network.'))
})

it('providers of the application are around the studio, the first one outermost, and know the session', async () => {
  const Inner: ProviderComponent = ({ children }) => <div data-user={useSession().boot.user.name}>{children}</div>
  const Outer: ProviderComponent = ({ children }) => <div data-outer>{children}</div>
  await mountStudio({ extensions: { providers: [[Outer], Inner] } })
  expect(document.querySelector('[data-outer] > [data-user=Ada] [data-voix-region=inspector]')).not.toBeNull()
})

it('a tab of the application reads what a provider of it holds', async () => {
  const extensions = { panels, events: [announce], providers: [SaveCountProvider] }
  const { press, user } = await mountStudio({ extensions })
  await user.click(tab('Title', 'Page'))
  fill(screen.getByLabelText('Title of the page'), 'Renamed')
  await press('Control+s')
  await screen.findByText('Elements: 0. Saved here: 1.')
})
