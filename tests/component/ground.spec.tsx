import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'
import { disk, withDisk } from './helpers/disk'
import { listensAt, tell, withEvents } from './helpers/events'
import { fill, mountStudio, pageOf, row, rowsOf, tab, type MountedStudio, type SentRequest } from './helpers/studio'

withEvents()
withDisk()

const eva = { id: 'eva', name: 'Eva' }
const notice = (name: string) => document.querySelector<HTMLElement>(`[data-live-notice=${name}]`)
const title = () => screen.getByLabelText<HTMLInputElement>(/^(Title|Name)$/)
const refused = (error: object, status: number) => Response.json({ errors: [error] }, { status })

type Given = Parameters<typeof mountStudio>[0]

/** Opens a page with a changed title. Returns the server's current responses and the received requests. */
async function openTyped(given: Given = {}) {
  const stored: string[] = []
  const store = ({ body }: SentRequest) => void stored.push(JSON.stringify(body))
  const server = {
    presence: () => Response.json({ rev: 1, isTrashed: false, ended: null, mayEdit: true }),
    save: (sent: SentRequest) => {
      store(sent)
      return Response.json({ rev: 2, savedAt: new Date().toISOString() })
    },
    build: 'one',
  }
  const make = (sent: SentRequest) => {
    if (sent.method === 'POST') store(sent)
    return { doc: { id: 'new' } }
  }
  const answers = {
    '/presence': () => server.presence(),
    '/save': (sent: SentRequest) => server.save(sent),
    '/check-path': { problem: null },
    '/api/pages?depth=0&draft': make,
    '/builds/latest.json': () => ({ id: server.build }),
    ...given.answers,
  }
  const studio = await mountStudio({ isIdle: true, ...given, answers })
  await waitFor(() => expect(listensAt()).not.toBeNull())
  fill(title(), 'Typed')
  /** The studio sends a request as soon as the user returns to the window. */
  const look = () => act(() => void window.dispatchEvent(new Event('focus')))
  const saveDraft = () => studio.user.click(studio.command('save-draft'))
  return { ...studio, server, stored, look, saveDraft }
}

type Opened = Awaited<ReturnType<typeof openTyped>>

interface Case {
  what: string
  given?: Given
  happens: (studio: Opened) => void | Promise<void>
  /** The name of the notice, and words in it. */
  told: [string, string]
  /** The response to a save in this state. Default: it is accepted. */
  refusal?: () => Response
  /** Runs before a save, or instead of it. */
  way: (studio: Opened) => void | Promise<void>
}

const summer = { id: 'summer', name: 'Summer', status: 'scheduled' } as const
const open = ({ url }: SentRequest) => {
  const page = { title: 'Before', path: '/page', layout: 'blocks', languageCode: 'en', siteId: 0 }
  return { page, rows: [], rev: url.includes('/releases/') ? 1_000_002 : 7, liveStatus: null }
}
const inSummer = {
  boot: { release: summer, releases: [summer] },
  answers: { '/open': open, '/changes': { rev: 7, change: null } },
}
const releaseCase = (how: string, words: string): Case => ({
  what: words,
  given: inSummer,
  happens: () => tell('ended', { how, by: eva }),
  told: ['release-ended', `${words} by Eva`],
  way: ({ saveDraft }) => saveDraft(),
})

const press = async ({ user }: MountedStudio, name: string, within_: Element | null) =>
  user.click(within(within_ as HTMLElement).getByRole('button', { name }))

/** The page no longer exists on the server. */
const gone = (how: 'trashed' | 'deleted') => (studio: Opened) => {
  const trashed = { rev: 1, isTrashed: true, ended: null, mayEdit: true }
  studio.server.presence = () => (how === 'trashed' ? Response.json(trashed) : refused({ message: 'No.' }, 404))
  tell(how, how === 'trashed' ? { rev: 2, by: eva } : { by: eva })
}
const inTrash = () => refused({ message: 'The page is in the trash.' }, 409)
const saveAsNew = (label: string, how: string) => async (studio: Opened) => {
  await press(studio, label, notice(how))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/new'))
}

/** A case for rights that are removed and restored. */
const rights = (what: string, answer: () => Response, told: Case['told']): Case => {
  const kept: { presence?: () => Response } = {}
  return {
    what,
    happens: ({ server, look }) => {
      kept.presence = server.presence
      server.presence = answer
      look()
    },
    told,
    refusal: () => refused({ message: 'Not allowed.' }, 400),
    way: async ({ server, look, saveDraft }) => {
      Object.assign(server, kept)
      look()
      await waitFor(() => expect(notice(told[0])).toBeNull())
      await saveDraft()
    },
  }
}

/** Deploys another build on the server, which lacks parts of this one. */
const anotherBuild = ({ server, look }: Opened) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 10_000)
  server.build = 'two'
  look()
}
const goneSlice = row('introduction', { title: 'Words' })
const removed = (what: string, given: { error: object; rows?: Case['given'] }, way: Case['way']): Case => ({
  what: `${what} is removed`,
  ...(given.rows && { given: given.rows }),
  happens: anotherBuild,
  told: ['new-build', 'A newer version of this application'],
  refusal: () => refused({ message: 'No.', data: { errors: [given.error] } }, 400),
  way,
})
const problem = () => document.querySelector<HTMLElement>('[data-phase=error]')
const choice = (path: string) => ({ path, message: '"gone" is no choice of this application. Use one of: blocks.' })

const CASES: Case[] = [
  releaseCase('published', 'The release “Summer” was published'),
  releaseCase('reverted', 'The release “Summer” was reverted'),
  releaseCase('deleted', 'The release “Summer” was deleted'),
  releaseCase('left', 'This page was taken out of the release “Summer”'),
  {
    what: 'the page is put into the trash',
    happens: gone('trashed'),
    told: ['trashed', 'Eva moved this page to the trash'],
    refusal: inTrash,
    way: async (studio) => {
      await press(studio, 'Restore as a draft', notice('trashed'))
      await waitFor(() => expect(notice('trashed')).toBeNull())
      await studio.saveDraft()
    },
  },
  {
    what: 'the shared section is put into the trash',
    given: { page: { kind: 'section' } },
    happens: gone('trashed'),
    told: ['trashed', 'Eva moved this shared section to the trash'],
    refusal: inTrash,
    way: saveAsNew('Save as a new section', 'trashed'),
  },
  {
    what: 'the page is deleted for good',
    happens: gone('deleted'),
    told: ['deleted', 'Eva deleted this page for good'],
    refusal: () => refused({ message: 'The page was deleted.' }, 404),
    way: saveAsNew('Save as a new page', 'deleted'),
  },
  rights(
    'the right to change the page is taken',
    () => Response.json({ rev: 1, isTrashed: false, ended: null, mayEdit: false }),
    ['right-taken', 'You may not change this page'],
  ),
  rights('the role is taken', () => refused({ message: 'No.' }, 403), ['right-taken', 'You may not change this page']),
  rights('the account is deactivated', () => refused({ message: 'Sign in.' }, 401), [
    'right-signed-out',
    'You are signed out',
  ]),
  removed('the layout', { error: choice('layout') }, async (studio) => {
    await press(studio, 'Layout', problem())
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'layout'))
    await studio.saveDraft()
  }),
  removed('the language', { error: choice('languageCode') }, async (studio) => {
    await press(studio, 'Language code', problem())
    await waitFor(() => expect(document.activeElement?.closest('[data-voix-region=inspector]')).not.toBeNull())
    await studio.saveDraft()
  }),
  removed(
    'the slice of an element',
    { rows: { rows: [goneSlice] }, error: { path: 'elements.0', message: 'There is no such slice.' } },
    async (studio) => {
      await press(studio, 'Introduction', problem())
      expect(studio.selected()).toEqual([goneSlice.id])
      await studio.user.click(studio.item(goneSlice.id))
      await studio.press('Delete')
      await waitFor(() => expect(rowsOf()).toEqual([]))
      await studio.saveDraft()
    },
  ),
]

it.each(CASES)(
  'says it when $what, keeps what was typed, and leads to where it is saved',
  async ({ given, happens, told: [name, words], refusal, way }) => {
    router.push.mockClear()
    const studio = await openTyped(given)
    const accept = studio.server.save
    await happens(studio)
    await waitFor(() => expect(notice(name)?.textContent).toContain(words))
    await waitFor(() => expect(JSON.stringify([...disk.values()])).toContain('Typed'))
    if (refusal) {
      studio.server.save = refusal
      await studio.saveDraft()
      await waitFor(() => expect(studio.status()).toBe('Not saved'))
      studio.server.save = accept
    }
    expect(pageOf().title).toBe('Typed')
    await way(studio)
    await waitFor(() => expect(studio.stored.join()).toContain('Typed'))
  },
)

it.each([
  ['trashed', () => Response.json({ rev: 2, isTrashed: true, ended: null, mayEdit: true }), 'Restore as a draft'],
  ['deleted', () => refused({ message: 'No.' }, 404), 'Save as a new page'],
])('asks how the page stands when a save is refused, and says that it is %s', async (how, presence, label) => {
  const { server, saveDraft } = await openTyped()
  Object.assign(server, { presence, save: () => refused({ message: 'No.' }, 409) })
  await saveDraft()
  await waitFor(() => expect(notice(how)?.textContent).toContain(label))
})

it('takes a recipe that was deleted out of the palette when it cannot be added', async () => {
  const recipe = {
    address: 'heroes/three',
    title: 'Three',
    description: '',
    kind: 'elements',
    layout: null,
    picture: null,
  }
  const cookbook = { docs: [{ ...recipe, id: 'r', count: 1, slices: ['introduction'] }] }
  const missing = { message: 'There is no recipe “heroes/three” in the cookbook.' }
  const { user } = await openTyped({
    answers: { '/voix/recipes/elements': () => refused(missing, 404), '/voix/recipes': () => cookbook },
  })
  await user.click(tab('Add'))
  const button = await screen.findByRole('button', { name: 'Add the recipe Three' })
  cookbook.docs = []
  await user.click(button)
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(`Nothing was added. ${missing.message}`))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add the recipe Three' })).toBeNull())
  expect(pageOf().title).toBe('Typed')
})

it('takes a shared section out of the palette as soon as it is gone', async () => {
  const list = { docs: [{ id: 'band', title: 'Band', _status: 'published' }] }
  const { user } = await openTyped({ answers: { 'select%5Btitle%5D=true': () => list } })
  await user.click(tab('Add'))
  await screen.findByRole('button', { name: /Band/ })
  list.docs = []
  tell('section', { section: 'band' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Band/ })).toBeNull())
})

it('names who saved the same where it asks whose change counts', async () => {
  const changes = { rev: 2, change: null, content: { page: { title: 'Theirs' }, rows: [] } }
  const { saveDraft } = await openTyped({ answers: { '/changes': changes } })
  tell('saved', { rev: 2, by: eva })
  await waitFor(() => expect(notice('conflict')?.textContent).toContain('Eva saved what you are changing'))
  await saveDraft()
  await waitFor(() => expect(document.querySelector('[data-phase=conflict]')?.textContent).toContain('Eva saved'))
})

it('says nothing of rights to those who only look at the page', async () => {
  const mayEdit = { rev: 1, isTrashed: false, ended: null, mayEdit: false }
  const asked: unknown[] = []
  const presence = () => Response.json((asked.push(1), mayEdit))
  await mountStudio({ isIdle: true, boot: { canEdit: false }, answers: { '/presence': presence } })
  await waitFor(() => expect(asked).not.toEqual([]))
  expect(notice('right-taken')).toBeNull()
})

it('keeps what was typed on the screen when the router hands over the page with other rights', async () => {
  const boot = { isAdministrator: true }
  let opened = 0
  const open = () => {
    opened += 1
    const page = { title: 'Before', path: '/page', layout: 'blocks', languageCode: 'en', description: `${opened}` }
    return { page, rows: [], rev: opened }
  }
  const { refresh } = await openTyped({ boot, answers: { '/open': open } })
  boot.isAdministrator = false
  await refresh()
  await waitFor(() => expect(pageOf().description).toBe('2'))
  expect(pageOf().title).toBe('Typed')
  expect(title().value).toBe('Typed')
})
