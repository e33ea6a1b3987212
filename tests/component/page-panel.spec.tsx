import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COLLECTIONS, fill, mountStudio, pageOf, row, tab, withElement, type SentRequest } from './helpers/studio'

it('changes the title as it is typed, and undo takes it back by the word', async () => {
  const { user, command, status } = await mountStudio()
  await user.type(screen.getByLabelText('Title'), ' in spring')
  expect(pageOf().title).toBe('Studio test in spring')
  expect(status()).toBe('Unsaved changes')
  await user.click(command('undo'))
  await waitFor(() => expect(pageOf().title).not.toBe('Studio test in spring'))
})

it('refuses a path while it is typed: its form, reserved ones, and one that is taken', async () => {
  const problem = 'The path is taken by the page "The other page".'
  const checkPath = ({ url }: SentRequest) => ({ problem: url.includes('taken&') ? problem : null })
  const { status } = await mountStudio({ answers: { 'check-path': checkPath } })
  const path = screen.getByLabelText('Path')
  fill(path, '/two words')
  expect(screen.getByText(/may hold letters, digits/)).toBeTruthy()
  fill(path, '/api/pages')
  expect(screen.getByText(/is reserved/)).toBeTruthy()
  expect(status()).toBe('Unsaved changes')
  expect(pageOf().path, 'a refused path is not on the page').toBe('/studio-test')
  fill(path, '/taken')
  expect(await screen.findByText(/is taken by the page "The other page"/)).toBeTruthy()
  expect(path.getAttribute('aria-invalid')).toBe('true')
  fill(path, '/taken-2')
  await waitFor(() => expect(document.querySelector('[data-path-check=free]')).not.toBeNull())
  expect(path.getAttribute('aria-invalid')).not.toBe('true')
  fill(path, '/api/pages')
  expect([screen.getByText(/is reserved/), document.querySelector('[data-path-check=free]')]).toEqual([
    expect.anything(),
    null,
  ])
})

it('asks whether a path is free in the collection of the application that has the pages', async () => {
  const asked: string[] = []
  const checkPath = ({ url }: SentRequest) => {
    asked.push(url)
    return { problem: null }
  }
  const collections = { ...COLLECTIONS, pages: 'site-pages' } as unknown as typeof COLLECTIONS
  await mountStudio({ boot: { collections }, answers: { 'check-path': checkPath } })
  fill(screen.getByLabelText('Path'), '/elsewhere')
  await waitFor(() => expect(asked).toEqual([expect.stringMatching(/^\/api\/site-pages\/check-path\?/)]))
})

it('says of a path with {slug} where its documents are, and views no page there', async () => {
  const { command } = await mountStudio({ livePath: '/stories' })
  expect(command('view-page').getAttribute('aria-disabled')).not.toBe('true')
  cleanup()
  const shown = await mountStudio({ livePath: '/stories/{slug}' })
  fill(screen.getByLabelText('Path'), '/stories/{slug}')
  expect(await screen.findByText(/each document that names it, at .*\/stories\/\{slug\} with/)).toBeTruthy()
  expect(pageOf().path).toBe('/stories/{slug}')
  expect(shown.command('view-page').getAttribute('aria-disabled')).toBe('true')
})

it('measures the lengths of what search engines get, shows the result and checks the address', async () => {
  const { user } = await mountStudio({ page: { meta: {} } })
  await user.click(tab('SEO', 'Page'))
  const result = screen.getByRole('figure', { name: 'How a search engine may show the page' })
  expect(result.textContent).toMatch(/Studio test.*Without a description/s)
  const title = screen.getByLabelText('Title for search engines')
  fill(title, 'Short')
  expect(document.querySelector('[data-length=short]')?.textContent).toContain('5 characters')
  fill(title, 'All-inclusive summer weeks on five coasts')
  expect(document.querySelector('[data-length=good]')).not.toBeNull()
  fill(screen.getByLabelText('Description'), 'x'.repeat(170))
  expect(document.querySelector('[data-length=long]')?.textContent).toContain('may be cut off after 160')
  const canonical = screen.getByLabelText('Canonical address')
  fill(canonical, 'javascript:alert(1)')
  expect(screen.getByText(/Write an address that starts with https:/)).toBeTruthy()
  fill(canonical, 'https://www.example.com/summer')
  await user.click(screen.getByLabelText('Keep out of search engines'))
  expect(result.textContent).toContain('All-inclusive summer weeks on five coasts')
  expect(result.textContent).toContain('https://www.example.com/summer')
  expect(result.textContent).toContain('Kept out of search engines.')
  expect(pageOf().meta).toMatchObject({
    title: 'All-inclusive summer weeks on five coasts',
    canonical: 'https://www.example.com/summer',
    noIndex: true,
  })
})

it('keeps tags with points, a DOM id that no element has, and settings', async () => {
  const only = withElement(row('introduction'), { properties: { domId: 'taken', settings: {} } })
  const { user } = await mountStudio({ rows: [only] })
  await user.type(screen.getByLabelText('New tag'), 'beach{Enter}')
  fill(screen.getByLabelText('Points of tag beach'), '3')
  await user.click(tab('Properties', 'Page'))
  fill(screen.getByLabelText('Anchor'), 'taken')
  expect(screen.getByText(/has the id "taken" already/)).toBeTruthy()
  fill(screen.getByLabelText('Anchor'), 'summer')
  await user.type(screen.getByLabelText('Name of a new setting'), 'campaign{Enter}')
  fill(screen.getByLabelText('Value of setting campaign'), 'spring')
  expect(pageOf()).toMatchObject({
    tags: [{ name: 'beach', point: 3 }],
    properties: { domId: 'summer', settings: { campaign: 'spring' } },
  })
})

it('withholds the tabs of developers from those to whom they do not belong', async () => {
  await mountStudio({ boot: { withheldTabs: ['fields', 'properties'] } })
  const tabs = within(screen.getByRole('tablist', { name: 'Page' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Page', 'SEO'])
  expect(screen.getByLabelText('New tag')).toBeTruthy()
})

it('leads to the translations of a page', async () => {
  const docs = [{ id: 'spanish', title: 'En español', path: '/es', languageCode: 'es' }]
  await mountStudio({ isIdle: true, answers: { '/api/pages?': { docs } } })
  const list = await screen.findByRole('list', { name: 'Translations' })
  expect(document.querySelector('[data-page-language=en]')?.textContent).toContain('English')
  const link = within(list).getByRole('link', { name: 'Open “En español”' })
  expect(link.getAttribute('href')).toBe('/voix/studio/spanish')
})
