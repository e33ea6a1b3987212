import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { router } from './helpers/router'
import { listensAt, tell, withEvents } from './helpers/events'
import { fill, mountStudio, pageOf, row, type SentRequest } from './helpers/studio'

withEvents()

const eva = { id: 'eva', name: 'Eva' }
const notice = (name: string) => document.querySelector(`[data-live-notice=${name}]`)
const title = () => screen.getByLabelText<HTMLInputElement>(/^(Title|Name)$/)

/** A page whose title was changed, with the server's answer to presence and to a save as they are then. */
async function openTyped(given: Parameters<typeof mountStudio>[0] = {}) {
  const server = {
    presence: () => Response.json({ rev: 1, isTrashed: false, ended: null, mayEdit: true }),
    save: () => Response.json({ rev: 2, savedAt: new Date().toISOString() }),
  }
  const answers = { '/presence': () => server.presence(), '/save': () => server.save(), ...given.answers }
  const studio = await mountStudio({ isIdle: true, ...given, answers })
  fill(title(), 'Typed')
  /** Whoever comes back to the window has it asked at once. */
  const look = () => window.dispatchEvent(new Event('focus'))
  return { ...studio, server, look }
}

it.each([
  ['taken', Response.json({ rev: 1, isTrashed: false, ended: null, mayEdit: false }), 'You may not change this page'],
  ['taken', Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }), 'You may not change this page'],
  ['signed-out', Response.json({ errors: [{ message: 'Sign in.' }] }, { status: 401 }), 'You are signed out'],
])(
  'says that the right to save is %s, keeps what was typed, and saves it when the right is back',
  async (right, answer, words) => {
    const { command, look, server, status, user } = await openTyped()
    const { presence, save } = server
    server.presence = () => answer.clone() as Response
    server.save = () => Response.json({ errors: [{ message: 'Not allowed.' }] }, { status: 400 })
    look()
    await waitFor(() => expect(notice(`right-${right}`)?.textContent).toContain(words))
    expect(notice(`right-${right}`)?.textContent).toContain('What is on your screen stays')
    await user.click(command('save-draft'))
    await waitFor(() => expect(status()).toBe('Not saved'))
    expect(pageOf().title).toBe('Typed')
    Object.assign(server, { presence, save })
    look()
    await waitFor(() => expect(notice(`right-${right}`)).toBeNull())
    await user.click(command('save-draft'))
    await waitFor(() => expect(status()).toBe('Draft, saved'))
  },
)

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

it.each([
  ['page', 'this page', 'Save as a new page'],
  ['section', 'this shared section', 'Save as a new section'],
])(
  'keeps a %s on the screen when it goes to the trash and when it is deleted for good, and makes a new one of it',
  async (kind, what, label) => {
    router.push.mockClear()
    const made: unknown[] = []
    const make = ({ body, method }: SentRequest) => {
      if (method === 'POST') made.push(body)
      return { doc: { id: 'new' } }
    }
    const { command, server, status, user } = await openTyped({
      rows: [row('introduction', { title: 'Words' })],
      page: { kind },
      answers: { '/check-path': { problem: null }, '/api/pages?': make },
    })
    await waitFor(() => expect(listensAt()).not.toBeNull())
    tell('trashed', { rev: 2, by: eva })
    expect(notice('trashed')?.textContent).toContain(`Eva moved ${what} to the trash`)
    server.save = () => Response.json({ errors: [{ message: 'The page is in the trash.' }] }, { status: 409 })
    await user.click(command('save-draft'))
    await waitFor(() => expect(status()).toBe('Not saved'))
    tell('deleted', { by: eva })
    expect(notice('deleted')?.textContent).toContain(`Eva deleted ${what} for good`)
    await user.click(within(notice('deleted') as HTMLElement).getByRole('button', { name: label }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/new'))
    expect(made).toMatchObject([{ kind, title: 'Typed', elements: [{ title: 'Words' }] }])
  },
)

it.each([
  ['layout', 'Layout'],
  ['languageCode', 'Language'],
])(
  'names the %s that the application has no more, keeps everything else, and saves with another one',
  async (path, label) => {
    const message = '"gone" is no choice of this application. Use one of: blocks, en.'
    const { command, server, status, user } = await openTyped()
    const { save } = server
    const refused = { errors: [{ data: { errors: [{ path, message }] }, message }] }
    server.save = () => Response.json(refused, { status: 400 })
    await user.click(command('save-draft'))
    const problem = () => document.querySelector('[data-phase=error]')?.textContent
    await waitFor(() => expect(problem()).toContain('no choice of this application'))
    expect(problem()).toContain(label)
    expect(title().value).toBe('Typed')
    expect(status()).toBe('Not saved')
    server.save = save
    await user.click(command('save-draft'))
    await waitFor(() => expect(status()).toBe('Draft, saved'))
  },
)
