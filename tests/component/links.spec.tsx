import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askFromPreview, inspect, row, rowsOf, withElement, type SentRequest } from './helpers/studio'

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
  // Said at once, not when it is published.
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
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Wedding two'))
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
