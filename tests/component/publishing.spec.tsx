import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { fill, mountStudio, row, type SentRequest } from './helpers/studio'

const question = () => screen.findByRole('alertdialog')
const concerns = async () =>
  within(await question())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const answer = async (name: string) => within(await question()).getByRole('button', { name })
const nothing = () => new Response(null, { status: 404 })

it('says before an empty page is published that it is, and asks no second time', async () => {
  const { user, command, saves } = await mountStudio()
  await user.click(command('publish'))
  expect(await concerns()).toEqual(['The page has no elements that visitors could see.'])
  await user.click(await answer('Not yet'))
  expect(saves()).toEqual([])
  await user.click(command('publish'))
  await user.click(await answer('Publish anyway'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  fill(screen.getByLabelText('Title'), 'Once more')
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toHaveLength(2))
})

it('names pictures that are missing and links that lead to nothing, and goes to their elements', async () => {
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
  const answers = { '/dining': nothing, '/api/pages?': { docs: [] } }
  const rows = [
    hero,
    button,
    row('introduction', { copy: text }),
    { ...off, element: { ...off.element, enabled: false } },
  ]
  const { user, command, saves, selected } = await mountStudio({ rows, answers })
  await user.click(command('publish'))
  expect(await concerns()).toEqual([
    'Hero: has no picture yet.',
    'Introduction: the link “here” has no address yet.',
    'Hero: the link “Dine” leads to /dining?from=hero, where there is nothing.',
    'Button: the link “Soon” leads to a page that is not published.',
  ])
  await user.click(await answer('Button'))
  expect(selected()).toEqual([button.id])
  expect([saves(), screen.queryByRole('alertdialog')]).toEqual([[], null])
})

it('asks nothing where there is nothing to say, nor before a draft is saved', async () => {
  const { user, command, saves } = await mountStudio({ rows: [row('introduction')] })
  await user.click(command('publish'))
  await waitFor(() => expect(saves()).toEqual(['savePublishVersion']))
  const empty = await mountStudio()
  fill(screen.getAllByLabelText('Title').at(-1) as HTMLElement, 'A draft')
  await user.click([...document.querySelectorAll<HTMLElement>('[data-command=save-draft]')].at(-1) as HTMLElement)
  await waitFor(() => expect(empty.saves()).toEqual(['saveDraft']))
})

it.each([
  ['leads visitors from the old path', true],
  ['leaves the old path to nothing when that is wanted', false],
])('%s when a published page has moved', async (_what, isWanted) => {
  const made: unknown[] = []
  const redirects = ({ body }: SentRequest) => made.push(body)
  const { user, command, saves } = await mountStudio({
    rows: [row('introduction')],
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

it('says why there is no redirect, and the page is published all the same', async () => {
  const message = 'There is a redirect from "/studio-test" already. Change that one.'
  const { user, command, status } = await mountStudio({
    rows: [row('introduction')],
    livePath: '/studio-test',
    answers: { '/api/redirects': () => Response.json({ errors: [{ message }] }, { status: 400 }) },
  })
  fill(screen.getByLabelText('Path'), '/moved')
  await user.click(command('publish'))
  await user.click(await answer('Publish'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(expect.stringContaining(message)))
  expect(status()).toBe('Published')
})
