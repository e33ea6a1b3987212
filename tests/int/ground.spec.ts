import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, startApp, type App, type Caller } from './helpers/app'
import { listenTo, signIn, type EventReader } from './helpers/events'
import { translationsOf } from './helpers/translations'

let app: App
let token: string
const readers: EventReader[] = []
beforeAll(async () => {
  app = await startApp()
  token = await signIn(app, 'editor')
})
afterAll(async () => {
  for (const reader of readers) reader.close()
  await app?.stop()
})
const { translated, unitOf, write } = translationsOf(() => app)

const change = (id: string, body: object, as: Caller = 'administrator') =>
  app.call({ method: 'PATCH', path: `/api/pages/${id}?trash=true`, body, as })
const trash = (id: string) => change(id, { deletedAt: new Date().toISOString() })
const remove = (id: string) => app.call({ method: 'DELETE', path: `/api/pages/${id}?trash=true`, as: 'administrator' })
const setAccount = (body: object) =>
  app.call({ method: 'PATCH', path: `/api/users/${app.userOf('reviewer').id}`, body, as: 'administrator' })

const IN_TRASH = 'The page is in the trash. Restore it before you change it.'
const DELETED = 'The page was deleted. It can no longer be changed.'

describe('what goes away while an editor has it open', () => {
  it.each([
    ['a page that is put into the trash', 'page', trash, 'trashed', [200, 409, IN_TRASH]],
    ['a page that is deleted', 'page', remove, 'deleted', [404, 404, DELETED]],
    ['a shared section that is put into the trash', 'section', trash, 'trashed', [200, 409, IN_TRASH]],
    ['a shared section that is deleted', 'section', remove, 'deleted', [404, 404, DELETED]],
  ] as const)(
    'is told to the window, and a refused save says what to do: %s',
    async (_what, kind, go, event, expected) => {
      const { id } = await createPage(app, { kind, title: 'Here', ...(kind === 'section' && { path: undefined }) })
      const reader = await listenTo({ app, page: id, token })
      readers.push(reader)
      await reader.next('hello')
      expect((await go(id)).status).toBe(200)
      expect((await reader.next(event)).by).toMatchObject({ name: 'administrator' })
      if (kind === 'section') expect(await reader.next('section')).toEqual({ section: id })
      const presence = { window: 'one', seq: 1, state: 'here', element: null, breakpoint: 'xl' }
      const path = `/api/voix/pages/${id}`
      const stands = await app.call({ method: 'POST', path: `${path}/presence`, body: presence, as: 'editor' })
      const sent = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev: 1, page: { title: 'Typed' } })
      const saved = await app.call({ method: 'POST', path: `${path}/save`, body: sent, as: 'editor' })
      expect([stands.status, saved.status, saved.body.errors[0]?.message]).toEqual(expected)
    },
  )

  it('is a translation, or the page that it translates: what is typed is refused until it is restored', async () => {
    const { original, id } = await translated()
    const title = await unitOf(id, 'Title')
    const texts = [{ key: title.key, was: title.target, is: 'Dormir' }]
    const answer = async () => {
      const { status, body } = await write(id, { texts })
      return [status, body.errors?.[0]?.message ?? null]
    }
    await trash(id)
    expect(await answer()).toEqual([409, IN_TRASH])
    await change(id, { deletedAt: null, _status: 'draft' })
    await trash(String(original.id))
    expect(await answer()).toEqual([409, expect.stringContaining('Restore it, or go on in the studio.')])
    await change(String(original.id), { deletedAt: null, _status: 'draft' })
    expect(await answer()).toEqual([200, null])
  })

  it('is a recipe: the refusal names it', async () => {
    const answer = await app.call({ path: '/api/voix/recipes/elements?of=heroes/gone', as: 'editor' })
    expect([answer.status, answer.body.errors[0]?.message]).toEqual([
      404,
      'There is no recipe “heroes/gone” in the cookbook.',
    ])
  })

  it('is the account: its windows are signed out, and the page is open again once it is back', async () => {
    const { id } = await createPage(app)
    const body = { window: 'one', seq: 1, state: 'here', element: null, breakpoint: 'xl' }
    const presence = async (own: string) => {
      const path = `/api/voix/pages/${id}/presence`
      const headers = { Authorization: `JWT ${own}` }
      return (await app.call({ method: 'POST', path, body, headers })).status
    }
    const own = await signIn(app, 'reviewer')
    expect(await presence(own)).toBe(200)
    await setAccount({ deactivated: true })
    expect(await presence(own)).toBe(401)
    await setAccount({ deactivated: false })
    expect(await presence(await signIn(app, 'reviewer'))).toBe(200)
  })
})
