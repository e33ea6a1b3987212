import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TextLink } from '../../src/studio/session/editorStore'
import { askFromPreview, inspect, onNotice, row, rowsOf, withElement, type SentRequest } from './helpers/studio'

const PAGES = [
  { id: 'rooms-en', title: 'Rooms', path: '/rooms', languageCode: 'en', siteId: 0, _status: 'published' },
  { id: 'rooms-es', title: 'Habitaciones', path: '/es/rooms', languageCode: 'es', siteId: 0, _status: 'draft' },
  { id: 'posts', title: 'A post', path: '/rooms/{slug}', languageCode: 'en', siteId: 0, _status: 'published' },
]

async function openLink(link: Record<string, unknown> = {}) {
  const asked: string[] = []
  const find = ({ url }: SentRequest) => {
    asked.push(decodeURIComponent(url))
    return { docs: PAGES }
  }
  const answers = {
    '/api/pages?': find,
    '/api/media?': { docs: [{ id: 'menu', filename: 'rooms-menu.pdf', alt: '' }] },
    '/api/media/menu': { id: 'menu', filename: 'rooms-menu.pdf', alt: '' },
    '/api/pages/rooms-en': PAGES[0],
    '/api/pages/rooms-es': PAGES[1],
    '/nowhere': () => new Response(null, { status: 404 }),
  }
  const anchor = withElement(row('introduction', { title: 'Suites' }), {
    properties: { domId: 'rooms-list', settings: {} },
  } as never)
  const hero = row('hero', { link: { text: 'See rooms', ...link } })
  const studio = await inspect({ rows: [hero, anchor], answers })
  const leadsTo = within(screen.getAllByRole('group', { name: 'Leads to' })[0] as HTMLElement)
  const open = async () => {
    await studio.user.click(leadsTo.getByRole('button', { expanded: false }))
    return screen.getByRole('combobox', { name: 'Page, file or address' })
  }
  const stored = () => rowsOf()[0]?.link
  return { ...studio, hero, leadsTo, open, stored, asked }
}

const list = () => within(screen.getByRole('listbox', { name: 'Where the link leads' }))
const words = () => screen.getAllByDisplayValue('See rooms')[0] as HTMLElement
const option = (name: RegExp) => list().findByRole('option', { name })
const shown = () =>
  list()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)

it('leads to a page that is found by title and path, with its language and whether visitors have it', async () => {
  const { user, open, stored, leadsTo, asked } = await openLink()
  await user.type(await open(), 'room')
  await option(/Rooms/)
  await waitFor(() =>
    expect(shown()).toEqual([
      'RoomsEN/rooms',
      'HabitacionesES · Not published/es/rooms',
      'Introduction#rooms-list',
      'rooms-menu.pdfrooms-menu.pdf',
    ]),
  )
  expect(asked.some((url) => url.includes('[title][like]=room') && url.includes('[path][like]=room'))).toBe(true)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(stored()).toMatchObject({ text: 'See rooms', mode: 'relationship', href: null })
  expect(stored()).toMatchObject({ relationship: { relationTo: 'pages', value: 'rooms-es' } })
  await waitFor(() => expect(leadsTo.getByText('/es/rooms')).toBeTruthy())
  expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull()
  // The warning appears immediately, not on publish.
  expect(await leadsTo.findByText('Visitors do not have this page: it is not published.')).toBeTruthy()
})

it('takes addresses as people write them, and says which it refuses', async () => {
  const { user, open, stored, leadsTo } = await openLink()
  await user.type(await open(), 'stay@example.org{Enter}')
  expect(stored()).toMatchObject({ mode: 'href', href: 'mailto:stay@example.org', relationship: null })
  const search = await open()
  await user.clear(search)
  await user.type(search, 'javascript:alert(1)')
  expect(await screen.findByText(/Use an address that starts with https/)).toBeTruthy()
  expect(shown()).toEqual([])
  await user.keyboard('{Enter}{Escape}')
  expect(stored()).toMatchObject({ href: 'mailto:stay@example.org' })
  await user.click(leadsTo.getByRole('button', { name: 'Remove where it leads' }))
  expect(stored()).toMatchObject({ text: 'See rooms', href: null, relationship: null })
})

it('is chosen by Control K from the words of the link, and everything else by Control Shift P', async () => {
  const { user, press, stored } = await openLink()
  await user.click(words())
  await press('Control+k')
  await user.type(await screen.findByRole('combobox', { name: 'Page, file or address' }), '/spa{Enter}')
  await waitFor(() => expect(stored()).toMatchObject({ text: 'See rooms', mode: 'href', href: '/spa' }))
  await user.click(words())
  await press('Control+Shift+p')
  expect(await screen.findByRole('dialog', { name: 'Commands, elements and slices' })).toBeTruthy()
})

it('is chosen where the words of a button in the preview ask for it', async () => {
  const { hero, stored, user } = await openLink()
  askFromPreview({ type: 'chooseLink', element: hero.id, field: 'link' })
  await user.type(await screen.findByRole('combobox', { name: 'Page, file or address' }), '/spa{Enter}')
  await waitFor(() => expect(stored()).toMatchObject({ href: '/spa' }))
})

it('is chosen, and words are edited, within a row that is folded, wherever the row stands by now', async () => {
  const packages = ['one', 'two'].map((id) => ({ id, name: `Wedding ${id}`, link: { text: 'Ask', mode: 'href' } }))
  const only = row('wedding-packages', { packages })
  const { user } = await inspect({ rows: [only] })
  const at = [{ row: 'two' }]
  askFromPreview({ type: 'editField', element: only.id, field: 'packages', at: [...at, 'name'] })
  await waitFor(() => expect(window.document.activeElement).toHaveProperty('value', 'Wedding two'))
  askFromPreview({ type: 'chooseLink', element: only.id, field: 'packages', at: [...at, 'link'] })
  await user.type(await screen.findByRole('combobox', { name: 'Page, file or address' }), '/spa{Enter}')
  await waitFor(() =>
    expect(rowsOf()[0]?.packages).toMatchObject([{ id: 'one' }, { id: 'two', link: { href: '/spa' } }]),
  )
})

it('leads to an element of the page by its anchor, and says of an address that leads nowhere that it does', async () => {
  const { user, open, stored, leadsTo } = await openLink({ mode: 'href', href: '/nowhere' })
  expect(await leadsTo.findByText('Visitors find nothing there.')).toBeTruthy()
  const search = await open()
  expect(search).toHaveProperty('value', '/nowhere')
  await user.clear(search)
  await user.type(search, 'introd')
  await user.click(await option(/#rooms-list/))
  expect(stored()).toMatchObject({ mode: 'href', href: '#rooms-list' })
  expect(leadsTo.queryByText('Visitors find nothing there.')).toBeNull()
})

/** Opens the link popover of selected words in a rich text on the page. */
async function openTextLink(link: Partial<TextLink>) {
  const studio = await openLink()
  const answers: unknown[] = []
  onNotice((notice) => {
    if (notice.type === 'answer') answers.push(notice.answer)
  })
  const rect = { x: 0, y: 0, width: 40, height: 20 }
  askFromPreview({
    type: 'editLink',
    link: { rect, words: 'rooms', target: null, isNewTab: false, isThere: true, ...link },
  })
  const search = await screen.findByRole('combobox', { name: 'Page, file or address' })
  const dialog = within(screen.getByRole('dialog', { name: 'Link' }))
  const now = () => within(dialog.getByRole('group', { name: 'Leads to now' })).getByRole('option', { selected: true })
  return { ...studio, answers, search, dialog, now }
}

const address = (href: string) => ({ kind: 'address' as const, href })
const document = (relationTo: string, id: string) => ({ kind: 'document' as const, relationTo, id })

it.each([
  ['a page', document('pages', 'rooms-en'), '', 'RoomsEN/rooms'],
  ['a file', document('media', 'menu'), '', 'rooms-menu.pdf'],
  ['a path', address('/rooms'), '/rooms', '/rooms/rooms'],
  ['another site', address('https://example.org'), 'https://example.org', 'example.orghttps://example.org'],
  ['an e-mail address', address('mailto:a@example.org'), 'mailto:a@example.org', 'a@example.orgmailto:a@example.org'],
  ['a telephone', address('tel:+34 1'), 'tel:+34 1', '+34 1tel:+34 1'],
  ['a place of this page', address('#rooms-list'), '#rooms-list', 'Introduction#rooms-list'],
])(
  'opens for words that lead to %s with where they lead, and offers the page’s anchors at once',
  async (_what, target, initial, name) => {
    const { search, now } = await openTextLink({ target })
    expect(search).toHaveProperty('value', initial)
    await waitFor(() => expect(now().textContent).toBe(name))
    expect(shown().filter((text) => text?.includes('#rooms-list'))).toEqual(['Introduction#rooms-list'])
    expect(shown().filter((text) => text === name)).toHaveLength(1)
  },
)

it.each([
  [document('pages', 'rooms-es'), 'Visitors do not have this page: it is not published.'],
  [address('/nowhere'), 'Visitors find nothing there.'],
])('says of the words of a text at once that they lead nowhere: %o', async (target, problem) => {
  const { user, dialog, search } = await openTextLink({ target })
  expect(await dialog.findByText(problem)).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'ro')
  expect(dialog.queryByText(problem)).toBeNull()
})

it('keeps where words lead, in the other window that was ticked, when it is closed without another choice', async () => {
  const target = document('pages', 'rooms-en')
  const { user, dialog, answers } = await openTextLink({ target, isNewTab: true })
  const isNewTab = dialog.getByRole('checkbox', { name: 'Opens in a new window' })
  expect(isNewTab).toHaveProperty('checked', true)
  await user.click(isNewTab)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual([{ type: 'link', target, title: '', isNewTab: false }]))
})

it('offers nothing as present for words that lead nowhere yet, and takes an address that they are', async () => {
  const { search, dialog, user, answers } = await openTextLink({ isThere: false, words: 'stay@example.org' })
  expect(search).toHaveProperty('value', 'mailto:stay@example.org')
  expect(dialog.queryByRole('group', { name: 'Leads to now' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual([{ type: 'nothing' }]))
})

it('offers every element of the page for #, and gives the chosen one an anchor', async () => {
  const { user, open, stored, hero } = await openLink()
  await user.type(await open(), '#')
  await waitFor(() => expect(shown()[0]).toMatch(/^Hero.*#/))
  expect(shown()).toContain('Introduction#rooms-list')
  const anchors = shown().map((text) => text?.split('#')[1])
  await user.click(await option(/^Hero/))
  const { domId } = rowsOf()[0]?.element.properties ?? {}
  expect(domId).toBe(anchors[0])
  expect(rowsOf()[0]?.id).toBe(hero.id)
  expect(stored()).toMatchObject({ mode: 'href', href: `#${domId}` })
})
