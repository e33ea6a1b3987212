import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, row, rowsOf, tab, withElement, type SentRequest } from './helpers/studio'
import { faultsIn } from './helpers/faults'

const HERO = { title: 'Our own words', link: { mode: 'href', text: 'Book', href: '#' } }
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-finding]')]
const texts = () => lines().map((line) => [...line.querySelectorAll('b, span')].map(({ textContent }) => textContent))
const inField = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
const settled = () => waitFor(() => expect(document.querySelector('[data-checks=done]')).not.toBeNull())
const line = (check: string) => {
  const found = lines().find(({ dataset }) => dataset.finding === check)
  if (!found) throw new Error(`The list has nothing of "${check}".`)
  return found
}

it('lists what the checks say, errors first, in the order of the page, and each line leads to its place', async () => {
  const [hero, empty] = [row('hero', HERO), row('introduction', { blockName: 'Mine' })]
  const { user, selected } = await mountStudio({
    rows: [hero, empty],
    page: { meta: { description: 'x'.repeat(161) } },
  })
  await user.click(tab('Checks'))
  await settled()
  expect(texts()).toEqual([
    ['Hero · Our own words', 'The link “Book” leads nowhere: its address is “#”.'],
    ['The page', 'The description has 161 characters. Search engines may cut it off after 160.'],
    ['Hero · Our own words', 'There is no picture yet.'],
    ['Mine', 'There is nothing in it: visitors see an empty place.'],
  ])
  expect(tab('Checks').textContent).toContain(': 4, 1 of them stop publishing')

  await user.click(line('placeholder-link'))
  await waitFor(() => expect(inField()).toBe('link'))
  // The list does not move while its lines are handled.
  expect(lines()).toHaveLength(4)
  await user.click(line('description'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')))
  await user.click(line('empty-element'))
  await user.click(tab('Elements'))
  expect(selected()).toEqual([empty.id])
})

it('opens the field again that is selected already, in a group that is folded', async () => {
  const { user } = await mountStudio({ rows: [row('hero', HERO)] })
  await user.click(tab('Checks'))
  await settled()
  for (const _time of ['first', 'again']) {
    await user.click(line('placeholder-link'))
    await waitFor(() => expect(inField()).toBe('link'))
    act(() => (document.activeElement as HTMLElement).blur())
  }
})

it('leads into the rows of a list, which open, and to a style in its tab at its breakpoint', async () => {
  const pictures = [
    { id: 'one', caption: 'The jetty', image: 1 },
    { id: 'two', caption: 'Lorem ipsum dolor', image: 2 },
    { id: 'three', caption: 'The terrace', image: null },
  ]
  const styled = withElement(row('introduction', { title: 'Words' }), {
    fieldProperties: { title: { md: { color: '#123456' } } },
  })
  const { user, selected } = await mountStudio({ rows: [row('images', { images: pictures }), styled] })
  await user.click(tab('Checks'))
  await settled()
  await user.click(line('placeholder-text'))
  await waitFor(() => expect(document.activeElement?.id).toBe('field-images__1__caption'))
  // The row is still open: going to it again does not collapse it.
  act(() => (document.activeElement as HTMLElement).blur())
  await user.click(line('placeholder-text'))
  await waitFor(() => expect(document.activeElement?.id).toBe('field-images__1__caption'))

  expect(line('missing-picture').textContent).toContain('There is no picture yet in row 3 of Pictures.')
  await user.click(line('missing-picture'))
  await waitFor(() => expect(document.activeElement?.closest('[id=field-images__2__image]')).not.toBeNull())

  await user.click(line('layout-colors'))
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('title.color'))
  expect(tab(/^Style/).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('button', { name: 'md, with styles' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(tab('Elements'))
  expect(selected()).toEqual([styled.id])
})

it('is worked by keyboard, and has no fault that axe finds', async () => {
  const { user, press } = await mountStudio({ rows: [row('hero', HERO)], page: { meta: {} } })
  await press('Control+k')
  await user.type(await screen.findByRole('combobox'), 'go to the checks{Enter}')
  await settled()
  await waitFor(() => expect(document.activeElement).toBe(lines()[0]))
  await press('ArrowDown')
  expect(document.activeElement).toBe(lines()[1])
  await press('ArrowUp')
  await press('Enter')
  await waitFor(() => expect(inField()).toBe('link'))
  const pane = document.querySelector('[data-voix-region=left]')
  expect(await faultsIn(pane)).toEqual([])
})

it('follows the page as it is edited, without asking at every key', async () => {
  const asked: unknown[] = []
  const checks = ({ body }: SentRequest) => {
    asked.push(body)
    return { findings: [] }
  }
  const hero = row('hero', { ...HERO, link: null })
  const { user, item } = await mountStudio({ rows: [hero], answers: { '/checks': checks }, isIdle: true })
  await user.click(tab('Checks'))
  await settled()
  const before = asked.length
  await user.click(tab('Elements'))
  await user.click(item(hero.id))
  await user.click(tab('Checks'))
  await settled()
  fill(await screen.findByLabelText('Title'), 'Lorem ipsum')
  for (const letter of ' dolor')
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: `Lorem ipsum ${letter}` } })
  await waitFor(() => expect(lines().map(({ dataset }) => dataset.finding)).toContain('placeholder-text'), {
    timeout: 3000,
  })
  expect(asked.length - before).toBeLessThanOrEqual(2)
  expect(rowsOf()[0]?.title).toBe('Lorem ipsum r')
})

it('says so when the server cannot be asked, and asks again', async () => {
  let isAway = true
  const hint = { check: 'picture', level: 'hint', element: null, field: null, text: '“a.jpg” has no alternative text.' }
  const checks = () => (isAway ? new Response('{}', { status: 503 }) : { findings: [hint] })
  const { user } = await mountStudio({
    rows: [row('introduction', { title: 'Words' })],
    answers: { '/checks': checks },
  })
  await user.click(tab('Checks'))
  await screen.findByText(/The server could not be asked/)
  expect(screen.queryByText(/Nothing is missing/)).toBeNull()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await settled()
  expect(texts()).toEqual([['The page', hint.text]])
})

it('is there for whoever may only read, too', async () => {
  const { user } = await mountStudio({ rows: [row('introduction', { title: 'Words' })], boot: { canEdit: false } })
  const list = within(screen.getByRole('tablist', { name: 'Elements and slices' }))
  expect(list.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Elements', 'Checks'])
  await user.click(list.getByRole('tab', { name: 'Checks' }))
  await screen.findByText(/Nothing is missing/)
})

it('asks nothing of a page that visitors have as it is, until it says something else', async () => {
  const hero = row('hero', HERO.link && { title: 'Our own words', link: { mode: 'href', text: 'Book', href: '/book' } })
  const { user, command, item, saves } = await mountStudio({
    rows: [hero],
    livePath: '/studio-test',
    page: { _status: 'published' },
  })
  await user.click(tab('Checks'))
  await settled()
  expect(texts()).toEqual([['Hero · Our own words', 'There is no picture yet.']])
  await user.click(tab('Elements'))
  await user.click(item(hero.id))
  fill(await screen.findByLabelText('Title'), 'Other words')
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  fill(screen.getByLabelText('Title'), 'Lorem ipsum dolor')
  await user.click(command('publish'))
  const question = await screen.findByRole('alertdialog')
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toHaveLength(1)
})

it('waits before publishing for what it asks itself, whatever else is asked meanwhile', async () => {
  const release: (() => void)[] = []
  const error = { check: 'dead-link', level: 'error', element: null, field: null, text: 'A link leads nowhere.' }
  const checks = () => new Promise((done) => release.push(() => done({ findings: [error] })))
  const { user, command, saves } = await mountStudio({
    rows: [row('introduction', { title: 'Words' })],
    answers: { '/checks': checks },
  })
  const before = release.length
  await user.click(command('publish'))
  await user.click(tab('Checks'))
  await waitFor(() => expect(release.length).toBe(before + 2))
  for (const answer of release) answer()
  await screen.findByText('Not published yet')
  expect(saves()).toEqual([])
})
