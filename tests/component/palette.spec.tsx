import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, row, rowsOf, tab, type Given } from './helpers/studio'

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
  expect(tabSlice.textContent).toBe('Tab"Tab" cannot stand on the page itself, only inside slices made for it.')
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
