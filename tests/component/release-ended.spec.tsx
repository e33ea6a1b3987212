import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { diff, readRows, toTree } from '../../src/tree'
import type { StudioBoot } from '../../src/studio/model/boot'
import type { JournalEntry } from '../../src/studio/model/unsaved'
import { RELEASE_COOKIE } from '../../src/studio/dom/releaseCookie'
import { disk, withDisk } from './helpers/disk'
import { listensAt, tell, withEvents } from './helpers/events'
import { fill, mountStudio, pageOf, row, rowsOf, sessionOf, type SentRequest } from './helpers/studio'

withEvents()
withDisk()

const summer = { id: 'summer', name: 'Summer', status: 'scheduled' } as const
const eva = { id: 'eva', name: 'Eva' }
const SAVE_ONLY = { saveDraft: true, saveVersionForLater: false, savePublishVersion: false, quickSave: false }

interface Given {
  /** The page in the release. */
  inside?: Record<string, unknown>
  /** The page outside, after the release has ended. */
  outside?: Record<string, unknown>
  /** Changes of the page outside since it was added to the release. */
  changes?: object
  answers?: Record<string, unknown>
  boot?: Partial<StudioBoot>
}

const intro = { ...row('introduction', { title: 'Inside' }) }
const PAGE = { path: '/page', layout: 'blocks', siteId: 0, languageCode: 'en', tags: [], fields: [] }

/** Opens a studio in the release, in which the page was saved before. */
async function openInRelease({ inside = {}, outside = {}, changes = {}, answers = {}, boot = {} }: Given = {}) {
  const open = ({ url }: SentRequest) => {
    const isInside = url.includes('/releases/summer/')
    const page = { ...PAGE, title: 'Inside', _status: 'draft', ...(isInside ? inside : outside) }
    return { page, rows: [intro], rev: isInside ? 1_000_002 : 7, baseRev: isInside ? 3 : null, liveStatus: 'published' }
  }
  const studio = await mountStudio({
    isIdle: true,
    boot: { release: summer, releases: [summer], saveActions: SAVE_ONLY, ...boot },
    answers: { '/open': open, '/changes': changes, ...answers },
  })
  await waitFor(() => expect(listensAt()).toContain('/releases/summer/'))
  return studio
}

const picker = () => screen.getByRole('button', { name: /^Release:/ }).textContent
const notice = () => document.querySelector('[data-live-notice=release-ended]')?.textContent
const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const isOutside = () => waitFor(() => expect(picker()).toBe('No release'))

it('goes on outside with what is unsaved when the release is published, and saves it there', async () => {
  const saved: unknown[] = []
  const save = ({ url, body }: SentRequest) => {
    saved.push([url.includes('/releases/'), (body as { baseRev: number }).baseRev])
    return { rev: 8, savedAt: new Date().toISOString() }
  }
  const { command, user, status } = await openInRelease({ outside: { path: '/moved' }, answers: { '/save': save } })
  fill(title(), 'Typed')
  tell('ended', { how: 'published', by: eva })
  await isOutside()
  expect(notice()).toContain('The release “Summer” was published by Eva.')
  expect(notice()).toContain('with your unsaved changes')
  expect(pageOf()).toMatchObject({ title: 'Typed', path: '/moved' })
  expect(title().value).toBe('Typed')
  expect(document.activeElement).toBe(title())
  expect(status()).toBe('Unsaved changes')
  expect(sessionOf().releasePreviewId).toBeNull()
  expect(document.cookie).not.toContain(RELEASE_COOKIE)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(document.querySelector('iframe')?.getAttribute('src')).not.toContain('release')
  await waitFor(() => expect(listensAt()).not.toContain('/releases/'))
  // The text stays editable, and the commands to save are those of the page again.
  fill(title(), 'Typed on')
  expect(document.querySelector('[data-command=publish]')).not.toBeNull()
  await user.click(command('save-draft'))
  await waitFor(() => expect(status()).toBe('Draft saved, older version live'))
  expect(saved).toEqual([[false, 7]])
  expect(notice()).toContain('The page is open outside of it now.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(notice()).toBeUndefined()
})

it('undoes over the end of the release', async () => {
  const { press } = await openInRelease()
  fill(title(), 'Typed')
  tell('ended', { how: 'published', by: null })
  await isOutside()
  await press('Control+z')
  expect(pageOf().title).toBe('Inside')
})

it.each([
  ['published', 409],
  ['deleted', 404],
])('learns from the refusal of a save that the release was %s, when no event came', async (ended, status) => {
  const refusal = { errors: [{ message: 'Nothing of it can be changed.', data: { ended } }] }
  const { command, user } = await openInRelease({
    changes: { rev: 7, change: null },
    answers: { '/save': () => Response.json(refusal, { status }) },
  })
  fill(title(), 'Typed')
  await user.click(command('save-draft'))
  await isOutside()
  expect(notice()).toContain(`The release “Summer” was ${ended}.`)
  expect(document.querySelector('[data-phase=error]')).toBeNull()
  expect(pageOf().title).toBe('Typed')
})

it('learns it when it listens again, too', async () => {
  await openInRelease()
  tell('hello', { rev: 1_000_002, isTrashed: false, ended: 'reverted', windows: [] })
  await isOutside()
  expect(notice()).toContain('The release “Summer” was reverted.')
})

it('asks when something else stands outside by now, as after any save of somebody else', async () => {
  const { command, user } = await openInRelease({ outside: { title: 'Eva’s' } })
  fill(title(), 'Mine')
  tell('ended', { how: 'reverted', by: eva })
  await isOutside()
  expect(pageOf().title).toBe('Mine')
  await user.click(command('save-draft'))
  const dialog = await screen.findByRole('dialog', { name: 'Both of you changed this' })
  expect(dialog.textContent).toContain('Eva’s')
})

it.each(['deleted', 'left'])('keeps on the screen all that a release had of the page when it is %s', async (how) => {
  const outside = { title: 'Outside', path: '/moved' }
  const empty = toTree(readRows([intro]))
  // Another user has moved the page outside since it was added.
  const change = diff({ page: { path: '/page' }, tree: empty }, { page: { path: '/moved' }, tree: empty })
  const { status } = await openInRelease({ outside, changes: { rev: 7, change } })
  tell('ended', { how, by: eva })
  await isOutside()
  expect(notice()).toContain('all that the release had of it as unsaved changes')
  expect(status()).toBe('Unsaved changes')
  expect(pageOf()).toMatchObject({ title: 'Inside', path: '/moved' })
  expect(rowsOf()).toHaveLength(1)
})

it('waits for a save that is on its way, and tries again while the page outside cannot be opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let answer: (response: Response) => void = () => undefined
  let isAway = true
  const open = ({ url }: SentRequest) => {
    const page = { ...PAGE, title: 'Inside', _status: 'draft' }
    if (url.includes('/releases/')) return { page, rows: [], rev: 1_000_002, baseRev: 3 }
    return isAway ? Response.json({}, { status: 503 }) : { page, rows: [], rev: 7 }
  }
  const save = () => new Promise<Response>((resolve) => (answer = resolve))
  const { command, user } = await openInRelease({ answers: { '/open': open, '/save': save } })
  fill(title(), 'Typed')
  await user.click(command('save-draft'))
  tell('ended', { how: 'published', by: eva })
  const ending = () => document.querySelector('[data-live-notice=release-ending]')?.textContent
  expect(ending()).toContain('The page is being opened outside of it')
  fill(title(), 'Typed on')
  answer(Response.json({ errors: [{ message: 'No.', data: { ended: 'published' } }] }, { status: 409 }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect([picker(), pageOf().title]).toEqual(['Summer', 'Typed on'])
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect([picker(), pageOf().title]).toEqual(['No release', 'Typed on'])
  vi.useRealTimers()
})

it('moves what this browser keeps to the page outside, and offers there what another window left in the release', async () => {
  const { user } = await openInRelease()
  fill(title(), 'Typed')
  const keys = () => [...disk.keys()].map((key) => key.replace(/[0-9a-f-]{36}/g, 'id')).sort()
  await waitFor(() => expect(keys()).toEqual(['u:id@summer:id']))
  const [[key = '', entry = {}] = []] = [...disk]
  const change = { ...(entry as JournalEntry).change, page: { path: ['/page', '/crashed'] } }
  disk.set(key.replace(/[^:]*$/, 'crashed'), { ...(entry as JournalEntry), change, window: 'crashed' })
  tell('ended', { how: 'published', by: eva })
  await isOutside()
  const offer = await screen.findByRole('region', { name: 'Unsaved changes' })
  expect(offer.textContent).toContain('made in a release that is over')
  await waitFor(() => expect(keys()).toEqual(['u:id:id', 'u:id@summer:crashed']))
  await user.click(within(offer).getByRole('button', { name: 'Bring them back' }))
  await waitFor(() => expect(keys()).toEqual(['u:id:id']))
  expect(pageOf()).toMatchObject({ title: 'Typed', path: '/crashed' })
})

it('offers on the page outside what was left in the release by leaving without saving', async () => {
  const { user } = await openInRelease({ boot: { pageId: 'page' } })
  fill(title(), 'Typed')
  await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  cleanup()
  const keys = () => [...disk.keys()].filter((key) => key.startsWith('u:page'))
  await waitFor(() => expect(keys()).toEqual([expect.stringMatching(/^u:page@summer:/)]))
  const open = { page: { ...PAGE, title: 'Inside' }, rows: [intro], rev: 7 }
  const outside = { release: null, pageId: 'page' }
  // While the release is open, its changes are offered only within it.
  await mountStudio({ boot: { ...outside, releases: [summer] }, answers: { '/open': open } })
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  cleanup()
  await mountStudio({ boot: { ...outside, releases: [] }, answers: { '/open': open } })
  await user.click(await screen.findByRole('button', { name: 'Bring them back' }))
  await waitFor(() => expect(title().value).toBe('Typed'))
  await waitFor(() => expect(keys()).toEqual([expect.stringMatching(/^u:page:/)]))
})
