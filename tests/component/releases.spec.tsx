import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { RELEASE_COOKIE } from '../../src/studio/dom/releaseCookie'
import type { StudioBoot } from '../../src/studio/model/boot'
import { router } from './helpers/router'
import { fill, mountStudio, row, sessionOf, type SentRequest } from './helpers/studio'

const summer = { id: 'summer', name: 'Summer', status: 'draft' } as const
const winter = { id: 'winter', name: 'Winter', status: 'scheduled' } as const
const boot = {
  release: summer,
  releases: [summer, winter],
  saveActions: { saveDraft: true, saveVersionForLater: false, savePublishVersion: false, quickSave: false },
}
beforeEach(() => void router.push.mockClear())

/** Returns the addresses that the router was sent to. */
const pushed = () => router.push.mock.calls.map(([address]: unknown[]) => String(address))
const question = () => screen.findByRole('alertdialog')
const picker = () => screen.getByRole('button', { name: /^Release:/ })

it('opens, saves and shows the page within the release that is chosen, and says so', async () => {
  const asked: string[] = []
  const saved = ({ url }: SentRequest) => {
    asked.push(url)
    return { rev: 1_000_002, savedAt: new Date().toISOString() }
  }
  const { command, user, status } = await mountStudio({
    rows: [row('introduction')],
    boot,
    answers: { '/save': saved },
  })
  expect(picker().textContent).toBe('Summer')
  expect(sessionOf().releasePreviewId).toBe('summer')
  expect(document.cookie).toContain(`${RELEASE_COOKIE}=summer`)
  expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/\?release=summer$/)
  for (const name of ['publish', 'save-menu']) expect(document.querySelector(`[data-command=${name}]`)).toBeNull()
  fill(screen.getByLabelText('Title'), 'Another title')
  await user.click(command('save-draft'))
  await waitFor(() => expect(status()).toBe('Saved in the release'))
  expect(asked).toEqual([expect.stringMatching(/^\/api\/voix\/releases\/summer\/pages\/[^/]+\/save$/)])
})

it('raises an alert when somebody leaves a draft release, and none on the way to another page of the studio', async () => {
  const { user } = await mountStudio({ boot })
  await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
  expect((await question()).textContent).toContain('“Summer” is an unpublished draft')
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
  expect(pushed()).toEqual([])
  await user.click(picker())
  await user.click(await screen.findByRole('menuitemradio', { name: /Winter/ }))
  await waitFor(() => expect(pushed()).toEqual([expect.stringMatching(/^\/voix\/studio\/[^/]+\?release=winter$/)]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('raises it for the back button, too', async () => {
  const { user } = await mountStudio({ boot })
  window.history.back()
  expect((await question()).textContent).toContain('“Summer” is an unpublished draft')
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it.each([
  ['a release that is scheduled', { ...boot, release: winter }],
  ['no release', { release: null, releases: [summer] }],
])('asks nothing when somebody leaves %s', async (_what, given) => {
  const { user } = await mountStudio({ boot: given })
  await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
  await waitFor(() => expect(pushed()).toEqual(['/voix/pages']))
})

it('makes a release in the menu and opens the page in it', async () => {
  const made: unknown[] = []
  const make = ({ body }: SentRequest) => {
    made.push(body)
    return { doc: { id: 'new' } }
  }
  const { user } = await mountStudio({ boot: { releases: [summer] }, answers: { '/api/releases': make } })
  await user.click(picker())
  await user.click(await screen.findByRole('menuitem', { name: 'New release…' }))
  fill(await screen.findByLabelText('Name'), 'Autumn')
  await user.click(screen.getByRole('button', { name: 'Make and open' }))
  await waitFor(() => expect(pushed()).toEqual([expect.stringMatching(/^\/voix\/studio\/[^/]+\?release=new$/)]))
  expect(made).toEqual([{ name: 'Autumn' }])
})

it('leaves the release for the page outside, and unsets the cookie there', async () => {
  const { user } = await mountStudio({ boot })
  await user.click(picker())
  await user.click(await screen.findByRole('menuitemradio', { name: /No release/ }))
  await waitFor(() => expect(pushed()).toEqual([expect.stringMatching(/\?release=none$/)]))
  await mountStudio({ boot: { release: null, releases: [summer] } })
  expect(document.cookie).not.toContain(RELEASE_COOKIE)
})

it('opens the page again when another release is chosen, and takes nothing unsaved along', async () => {
  const asked: string[] = []
  const open = ({ url }: SentRequest) => {
    asked.push(url)
    return { page: { title: url.includes('winter') ? 'In winter' : 'In summer', layout: 'blocks' }, rows: [], rev: 1 }
  }
  const given: Partial<StudioBoot> = { ...boot }
  const { refresh } = await mountStudio({ boot: given, answers: { '/open': open } })
  fill(screen.getByLabelText('Title'), 'Typed in summer')
  Object.assign(given, { release: winter })
  await refresh()
  await waitFor(() => expect(picker().textContent).toBe('Winter'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('In winter')
  expect(document.cookie).toContain(`${RELEASE_COOKIE}=winter`)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/\?release=winter$/)
  expect(asked).toHaveLength(2)
})
