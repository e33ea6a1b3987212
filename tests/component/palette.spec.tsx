import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { fill, mountStudio, row, rowsOf, tab, type Given, type SentRequest } from './helpers/studio'

async function openPalette(given: Given = {}) {
  const studio = await mountStudio({ rows: [row('introduction')], ...given })
  await studio.user.click(tab('Add'))
  return studio
}

const groups = () => [...document.querySelectorAll('details')]
const heading = (group: Element) => group.querySelector('summary')?.firstElementChild?.nextSibling?.textContent?.trim()
const groupOf = (slice: string) => {
  const group = document.querySelector(`[data-slice="${slice}"]`)?.closest('details')
  return group ? heading(group) : null
}
const search = (words: string) => fill(screen.getByRole('searchbox', { name: 'Search slices' }), words)

it('shows the slices by purpose, each group with its icon, those of the application among them', async () => {
  await openPalette()
  const shown = groups()
    .filter((group) => group.open)
    .map((group) => heading(group))
  expect(shown).toEqual([
    'Page openings',
    'Text',
    'Pictures and films',
    'Cards and lists',
    'Layout',
    'Buttons and navigation',
    'Forms',
    'Resorts and venues',
    'Offers and booking',
    'Code and embeds',
    'Behind the page',
  ])
  const icons = [...document.querySelectorAll('summary > svg > path')].map((path) => path.getAttribute('d'))
  expect(new Set(icons).size).toBe(shown.length)
  expect(['video-hero', 'iframe', 'special-offers'].map(groupOf)).toEqual([
    'Page openings',
    'Code and embeds',
    'Offers and booking',
  ])
})

it('folds below the others what cannot stand here, with the reason, and adds nothing of it', async () => {
  const { user } = await openPalette()
  const last = groups().at(-1) as HTMLDetailsElement
  expect(last.querySelector('summary')?.textContent).toMatch(/^Not offered here \d+$/)
  expect(last.open).toBe(false)
  const tabSlice = within(last).getByRole('button', { name: /^Tab: .+/, hidden: true })
  expect(tabSlice.textContent).toBe('Tab"Tab" cannot be placed on the page itself, only inside slices made for it.')
  await user.click(tabSlice)
  expect(rowsOf()).toHaveLength(1)
  expect(within(last).getByText('Jewel hero').nextSibling?.textContent).toMatch(/^Only on the layouts /)
  expect(
    groups()
      .slice(0, -1)
      .flatMap((group) => [...group.querySelectorAll('[aria-disabled]')]),
  ).toEqual([])
})

it('unfolds what cannot stand here for a search that is its name, or that finds nothing else', async () => {
  await openPalette()
  const isOpen = () => groups().at(-1)?.open
  search('ta')
  expect(isOpen()).toBe(false)
  search('tab')
  expect(isOpen()).toBe(true)
  search('jewel hero')
  expect(isOpen()).toBe(true)
  search('xyzzy')
  expect(screen.getByText('No slice matches “xyzzy”.')).toBeTruthy()
})

/** Mocks a server that stores the user's slices, and records what was stored. */
function keeper(value: object | null, refuses = '') {
  const stored: unknown[] = []
  const answer = ({ method, body }: SentRequest) => {
    if (method === refuses) return Response.json({ errors: [{ message: 'Not today.' }] }, { status: 500 })
    if (method === 'GET') return { value }
    stored.push((body as { value: unknown }).value)
    return {}
  }
  return { stored, answers: { '/payload-preferences/voix-slices': answer } }
}

const own = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button', { name: /^Add / })
    .map(({ textContent }) => textContent)

it('has the favourites and the last used slices of the account at the top, reached by Tab from the search', async () => {
  const { stored, answers } = keeper({ favourites: ['hero', 'tab', 'gone'], recent: ['button', 'hero', 'spacer'] })
  const { user, press } = await openPalette({ answers })
  await screen.findByRole('list', { name: 'Favourites' })
  // Slices that are not allowed here, or no longer exist, are omitted.
  expect(own('Favourites')).toEqual(['Hero'])
  expect(own('Recently used')).toEqual(['Button', 'Spacer'])
  expect(groups()[0]?.querySelector('ul')?.ariaLabel ?? groups()[0]?.dataset.ownGroup).toBe('Favourites')
  screen.getByRole('searchbox', { name: 'Search slices' }).focus()
  const list = within(screen.getByRole('list', { name: 'Recently used' }))
  const spacer = list.getByRole('button', { name: 'Add Spacer' })
  for (let step = 0; step < 12 && document.activeElement !== spacer; step++) await user.tab()
  expect(document.activeElement).toBe(spacer)
  await press('Enter')
  expect(rowsOf().map(({ blockType }) => blockType)).toContain('spacer')
  await waitFor(() =>
    expect(stored).toEqual([{ favourites: ['hero', 'tab', 'gone'], recent: ['spacer', 'button', 'hero'] }]),
  )
  // A second click has the same slice under the pointer.
  expect(own('Recently used')).toEqual(['Button', 'Spacer'])
  search('spacer')
  expect(screen.queryByRole('list', { name: 'Recently used' })).toBeNull()
})

it('makes a slice a favourite by its star, which says whether it is one, and remembers what every way of adding used', async () => {
  const { stored, answers } = keeper(null)
  const { user, press } = await openPalette({ answers })
  const star = () => screen.getAllByRole('button', { name: 'Hero: favourite' })
  await user.click(star()[0] as HTMLElement)
  await waitFor(() => expect(own('Favourites')).toEqual(['Hero']))
  expect(star().map((button) => button.ariaPressed ?? button.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await waitFor(() => expect(stored).toEqual([{ favourites: ['hero'], recent: [] }]))
  // The line is removed, and the focus stays in the palette.
  star()[0]?.focus()
  await press('Enter')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Favourites' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search slices' })))
  await press('Control+k')
  await user.type(await screen.findByRole('combobox'), 'add spacer{Enter}')
  await waitFor(() => expect(stored.at(-1)).toEqual({ favourites: [], recent: ['spacer'] }))
})

it('has one stop of Tab for each slice, whose star the arrow keys reach and leave', async () => {
  const { stored, answers } = keeper(null)
  const { user, press } = await openPalette({ answers })
  const group = document.querySelector('[data-slice=hero]')?.closest('ul')
  const stops = [...(group?.querySelectorAll<HTMLElement>('[data-slice], [data-favourite]') ?? [])]
  expect(stops.filter(({ tabIndex }) => tabIndex >= 0).every(({ dataset }) => dataset.slice)).toBe(true)
  const hero = screen.getByRole('button', { name: 'Add Hero' })
  hero.focus()
  await press('ArrowRight')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hero: favourite' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(stored).toEqual([{ favourites: ['hero'], recent: [] }]))
  await press('ArrowLeft')
  expect(document.activeElement).toBe(hero)
})

it('writes over no favourites that it could not read, and says so', async () => {
  const { stored, answers } = keeper(null, 'GET')
  const { user } = await openPalette({ answers })
  await user.click(document.querySelector('[data-slice=spacer]') as HTMLElement)
  expect(rowsOf()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Hero: favourite' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('The favourites are not saved: Not today.'))
  expect(stored).toEqual([])
})
