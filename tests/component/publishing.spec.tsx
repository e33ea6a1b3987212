import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { fill, mountStudio, row, type SentRequest, withElement } from './helpers/studio'

const question = () => screen.findByRole('alertdialog')
const concerns = async () =>
  within(await question())
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('b, span')].map(({ textContent }) => textContent).join(' '))
const answer = async (name: string) => within(await question()).getByRole('button', { name })
const nothing = () => new Response(null, { status: 404 })

it('says before an empty page is published that it is, and asks no second time', async () => {
  const { user, command, saves } = await mountStudio()
  await user.click(command('publish'))
  expect(await concerns()).toEqual(['The page There are no elements that visitors could see.'])
  await user.click(await answer('Not yet'))
  expect(saves()).toEqual([])
  await user.click(command('publish'))
  await user.click(await answer('Publish anyway'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  fill(screen.getByLabelText('Title'), 'Once more')
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toHaveLength(2))
})

it('publishes nothing while an error stands, names what else there is to know, and goes to the places', async () => {
  const link = { mode: 'href', text: 'Dine', href: '/dining?from=hero' }
  const hidden = { mode: 'relationship', text: 'Soon', relationship: { relationTo: 'pages', value: 'hidden' } }
  const fine = { mode: 'href', text: 'Offers', href: '/specials' }
  const hero = row('hero', { link, secondLink: fine })
  const button = row('button', { link: hidden })
  const begun = {
    type: 'link',
    fields: { linkType: 'custom', url: 'https://' },
    children: [{ type: 'text', text: 'here' }],
  }
  const text = { root: { type: 'root', children: [{ type: 'paragraph', children: [begun] }] } }
  const off = row('hero', { link })
  const soon = { check: 'dead-link', level: 'hint', element: button.id, field: 'link', text: 'The link “Soon” waits.' }
  const sent: unknown[] = []
  const checks = ({ body }: SentRequest) => {
    sent.push(body)
    return { findings: [soon] }
  }
  const rows = [hero, button, row('introduction', { copy: text }), withElement(off, { enabled: false })]
  const { user, command, press, saves, selected } = await mountStudio({
    rows,
    answers: { '/dining': nothing, '/checks': checks },
  })
  fill(screen.getByLabelText('Title'), 'Another title')
  await user.click(command('publish'))
  expect(await concerns()).toEqual([
    'Hero The link “Dine” leads to /dining?from=hero, where there is nothing.',
    'Hero There is no picture yet.',
    'Button The link “Soon” waits.',
    'Introduction · here The link “here” has no address yet: visitors do not see it.',
  ])
  // The request contains the page as it is on the screen.
  const page = { title: ['Studio test', 'Another title'] }
  expect(sent.at(-1)).toEqual({ baseRev: 1, change: expect.objectContaining({ page }) })
  expect(within(await question()).queryByRole('button', { name: /Publish/ })).toBeNull()
  await user.click(await answer('Hero The link “Dine” leads to /dining?from=hero, where there is nothing.'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([selected(), saves()]).toEqual([[hero.id], []])
  const inLink = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  await waitFor(() => expect(inLink()).toBe('link'))

  // A quick save publishes, too.
  await press('Control+Shift+Alt+s')
  await user.click(await answer('Show in the list'))
  await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.finding', 'dead-link'))
  expect(saves()).toEqual([])
})

it('asks nothing where there is nothing to say, nor before a draft is saved', async () => {
  const { user, command, saves } = await mountStudio({ rows: [row('introduction', { title: 'Words' })] })
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  cleanup()
  const empty = await mountStudio()
  fill(screen.getByLabelText('Title'), 'A draft')
  await waitFor(() => expect(empty.command('save-draft')).toHaveProperty('disabled', false))
  await empty.user.click(empty.command('save-draft'))
  await waitFor(() => expect(empty.saves()).toEqual(['saveDraft']))
})

it.each([
  ['leads visitors from the old path', true],
  ['leaves the old path to nothing when that is wanted', false],
])('%s when a published page has moved', async (_what, isWanted) => {
  const made: unknown[] = []
  const redirects = ({ body }: SentRequest) => made.push(body)
  const { user, command, saves } = await mountStudio({
    rows: [row('introduction', { title: 'Words' })],
    livePath: '/studio-test',
    answers: { '/api/redirects': redirects },
  })
  fill(screen.getByLabelText('Path'), '/moved')
  await user.click(command('publish'))
  const dialog = await question()
  expect(dialog.textContent).toContain('Lead visitors from /studio-test to /moved')
  if (!isWanted) await user.click(within(dialog).getByRole('checkbox'))
  await user.click(await answer('Publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('Published')))
  const redirect = { from: '/studio-test', host: null, to: { type: 'page', page: expect.any(String) }, type: '301' }
  await waitFor(() => expect(made).toEqual(isWanted ? [redirect] : []))
})

it('offers no redirect from the path of a page that shows documents, which was never an address', async () => {
  const { user, command, saves } = await mountStudio({
    rows: [row('introduction', { title: 'Words' })],
    livePath: '/stories/{slug}',
  })
  fill(screen.getByLabelText('Path'), '/journal/{slug}')
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says why there is no redirect, and the page is published all the same', async () => {
  const message = 'There is a redirect from "/studio-test" already. Change that one.'
  const { user, command, status } = await mountStudio({
    rows: [row('introduction', { title: 'Words' })],
    livePath: '/studio-test',
    answers: { '/api/redirects': () => Response.json({ errors: [{ message }] }, { status: 400 }) },
  })
  fill(screen.getByLabelText('Path'), '/moved')
  await user.click(command('publish'))
  await user.click(await answer('Publish'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(expect.stringContaining(message)))
  expect(status()).toBe('Published')
})
