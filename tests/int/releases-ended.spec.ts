import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDue } from '../../src/page/releases/schedule'
import { bodyOf } from '../helpers/changeOf'
import { createPage, startApp, type App, type Json } from './helpers/app'
import { anotherServer, listenTo, signIn, type EventReader } from './helpers/events'
import { releasingOf } from './helpers/releasing'

let app: App
let second: string
let token: string
const readers: EventReader[] = []
beforeAll(async () => {
  app = await startApp()
  second = (await anotherServer(app)).instance
  token = await signIn(app, 'editor')
})
afterAll(async () => {
  for (const reader of readers) reader.close()
  await app?.stop()
})

const { api, makeRelease, addTo, open, save } = releasingOf(() => app)

/** Saves a page in a release. Returns it with the event reader of a window that has it open on another server. */
async function openInRelease() {
  const page = await createPage(app, { title: 'Outside' })
  const release = await makeRelease()
  const { body } = await save(release, page.id, { page: { title: 'Inside' } })
  const listen = async () => {
    const reader = await listenTo({ app, page: page.id, release, token, instance: second })
    readers.push(reader)
    return { reader, hello: await reader.next('hello') }
  }
  const saveAt = async (baseRev: number) => {
    const sent = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev, page: { title: 'Too late' } })
    const { status, body: answer } = await api('POST', `/${release}/pages/${page.id}/save`, sent)
    return [status, answer.errors?.[0]?.data]
  }
  const presence = async () => {
    const sent = { window: 'one', seq: 1, state: 'here', element: null, breakpoint: 'xl' }
    return (await api('POST', `/${release}/pages/${page.id}/presence`, sent)).body
  }
  return { page, release, rev: Number(body.rev), baseRev: body.baseRev, listen, saveAt, presence }
}

const by = () => ({ id: app.userOf('editor').id, name: 'editor' })

describe('work in a release that ends', () => {
  it('ends for every page that is open in it when it is published and when it is reverted, entered or not', async () => {
    const { page, release, rev, listen, saveAt, presence } = await openInRelease()
    const other = await createPage(app)
    const { reader, hello } = await listen()
    expect(hello.ended).toBeNull()
    const beside = await listenTo({ app, page: other.id, release, token, instance: second })
    const outside = await listenTo({ app, page: page.id, token, instance: second })
    readers.push(beside, outside)
    await Promise.all([beside.next('hello'), outside.next('hello')])

    expect((await api('POST', `/${release}/publish`)).status).toBe(200)
    expect(await reader.next('ended')).toEqual({ how: 'published', by: by() })
    expect(await beside.next('ended')).toEqual({ how: 'published', by: by() })
    expect(await saveAt(rev)).toEqual([409, { ended: 'published' }])
    expect((await listen()).hello.ended).toBe('published')
    expect((await presence()).ended).toBe('published')

    expect((await api('POST', `/${release}/revert`)).status).toBe(200)
    expect(await reader.next('ended')).toEqual({ how: 'reverted', by: by() })
    expect(await saveAt(rev)).toEqual([409, { ended: 'reverted' }])
    expect(outside.heard.map(({ name }) => name)).not.toContain('ended')
  })

  it('ends when its time comes', async () => {
    const { release, listen } = await openInRelease()
    const { reader } = await listen()
    const at = { at: '2099-01-01T00:00', timeZone: 'UTC' }
    const { body } = await api('POST', `/${release}/schedule`, at)
    const due = { payload: app.payload, release, publishAt: String(body.publishAt) }
    expect(await publishDue(due)).toBe('published')
    expect(await reader.next('ended')).toEqual({ how: 'published', by: by() })
  })

  it('ends when it is deleted', async () => {
    const { release, rev, listen, saveAt, presence } = await openInRelease()
    const { reader } = await listen()
    expect((await app.call({ method: 'DELETE', path: `/api/releases/${release}`, as: 'editor' })).status).toBe(200)
    expect(await reader.next('ended')).toEqual({ how: 'deleted', by: by() })
    expect(await saveAt(rev)).toEqual([404, { ended: 'deleted' }])
    expect((await listen()).hello.ended).toBe('deleted')
    expect((await presence()).ended).toBe('deleted')
  })

  it('ends for a page that is taken out of it, which a save there does not put back; others go on', async () => {
    const { page, release, rev, baseRev, listen, saveAt } = await openInRelease()
    const other = await createPage(app)
    await addTo(release, other.id)
    const { reader } = await listen()
    const beside = await listenTo({ app, page: other.id, release, token, instance: second })
    readers.push(beside)
    await beside.next('hello')
    // The studio uses it to find the page's state when it was added.
    expect([baseRev, (await open(release, page.id)).baseRev]).toEqual([1, 1])
    const items = (await api('GET', `/${release}`)).body.items as unknown as Json[]
    const item = items.find(({ doc }) => doc === (page.id as unknown))
    expect((await api('DELETE', `/${release}/items/${item?.id}`)).status).toBe(200)
    expect(await reader.next('ended')).toEqual({ how: 'left', by: by() })
    expect(await saveAt(rev)).toEqual([409, { ended: 'left' }])
    expect((await save(release, other.id, { page: { title: 'Goes on' } })).status).toBe(200)
    expect(beside.heard.map(({ name }) => name)).not.toContain('ended')
  })

  it('waits while it is being published, which may fail', async () => {
    const { release, rev, listen, saveAt } = await openInRelease()
    await app.query("update releases set status = 'publishing' where id = $1", [release])
    expect(await saveAt(rev)).toEqual([503, undefined])
    expect((await listen()).hello.ended).toBeNull()
    await app.query("update releases set status = 'draft' where id = $1", [release])
    expect((await saveAt(rev))[0]).toBe(200)
  })
})

it('says in the answer to presence whether the person may still change the page', async () => {
  const page = await createPage(app)
  const presence = async (as: 'editor' | 'reviewer') => {
    const body = { window: 'one', seq: 1, state: 'here', element: null, breakpoint: 'xl' }
    return (await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/presence`, body, as })).body
  }
  expect((await presence('editor')).mayEdit).toBe(true)
  expect((await presence('reviewer')).mayEdit).toBe(false)
})
