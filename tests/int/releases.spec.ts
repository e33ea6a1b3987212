import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { releasingOf } from './helpers/releasing'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { api, makeRelease, addTo, open, save } = releasingOf(() => app)

const live = async (page: string) => (await app.call({ path: `/api/pages/${page}?depth=0` })).body
const stored = async (page: string) => {
  const [found] = await app.query<{ rev: number; versions: number }>(
    'select p.rev::int as rev, (select count(*)::int from _pages_v where parent_id = p.id) as versions from pages p where id = $1',
    [page],
  )
  return found
}

describe('a page within a release', () => {
  it('has a content and revisions of its own, and the page outside stays untouched', async () => {
    const page = await createPage(app, { title: 'Outside', elements: [row('hero', { title: 'Stays' })] })
    const release = await makeRelease()
    const before = await stored(page.id)
    const first = await open(release, page.id)
    expect([first.rev, first.page.title]).toEqual([1, 'Outside'])
    const saved = await save(release, page.id, { page: { title: 'Inside' } })
    expect([saved.status, saved.body]).toMatchObject([200, { status: 'draft' }])
    const inside = await open(release, page.id)
    expect([inside.page.title, inside.rev]).toEqual(['Inside', saved.body.rev])
    expect(await stored(page.id)).toEqual(before)
    expect((await live(page.id)).title).toBe('Outside')
    expect((await app.call({ path: `/api/voix/pages/${page.id}/open`, as: 'editor' })).body.page.title).toBe('Outside')
    // The save is compared with the release's own revision.
    const stale = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev: 1, page: { title: 'Late' } })
    const late = await api('POST', `/${release}/pages/${page.id}/save`, stale)
    expect([late.status, late.body.errors[0]?.data]).toEqual([409, { rev: inside.rev }])
    const changes = await api('GET', `/${release}/pages/${page.id}/changes?since=1`)
    expect(changes.body).toMatchObject({ rev: inside.rev, change: { page: { title: ['Outside', 'Inside'] } } })
    const publish = await save(release, page.id, { action: 'quickSave' })
    expect([publish.status, publish.body.errors[0]?.message]).toMatchObject([400, /"Summer" publishes it/])
    expect((await live(page.id)).title).toBe('Outside')
  })

  it('tells the release that it is in, with its status', async () => {
    const page = await createPage(app)
    const release = await makeRelease('Told')
    await addTo(release, page.id)
    const { body } = await app.call({ path: `/api/pages/${page.id}?depth=1`, as: 'reviewer' })
    expect(body.currentRelease).toMatchObject({ id: release, name: 'Told', status: 'draft' })
    const [item] = (await api('GET', `/${release}`)).body.items as unknown as Json[]
    expect((await api('DELETE', `/${release}/items/${item?.id}`)).status).toBe(200)
    expect((await app.call({ path: `/api/pages/${page.id}?depth=1`, as: 'reviewer' })).body.currentRelease).toBeNull()
  })

  it('is on another line each time that it enters: a window of the line before merges with nothing wrong', async () => {
    const page = await createPage(app, { title: 'Start' })
    const release = await makeRelease()
    const first = (await save(release, page.id, { page: { title: 'First' } })).body.rev
    const [item] = (await api('GET', `/${release}`)).body.items as unknown as Json[]
    await api('DELETE', `/${release}/items/${item?.id}`)
    expect((await api('GET', `/${release}/pages/${page.id}/changes?since=${first}`)).status).toBe(400)
    const second = (await save(release, page.id, { page: { title: 'Second' } })).body.rev
    expect(second).toBeGreaterThan(first)
    const { body } = await api('GET', `/${release}/pages/${page.id}/changes?since=${first}`)
    expect([body.change, (body.content as Json).page.title]).toEqual([null, 'Second'])
  })
})

describe('publishing a release', () => {
  it('shows all of its documents at once: pages, menus and redirects, one taken away', async () => {
    const [one, two, gone] = [await createPage(app, { title: 'One' }), await createPage(app), await createPage(app)]
    const menu = await makeDocument(app, 'menus', { name: 'Old menu', _status: 'published' })
    const redirect = await makeDocument(app, 'redirects', { enabled: false })
    const release = await makeRelease('All')
    await save(release, one.id, { page: { title: 'New one' } })
    // A path that one page gives up can be used by another.
    await save(release, two.id, { page: { title: 'New two', path: one.path } })
    await save(release, one.id, { page: { path: '/moved' } })
    await addTo(release, gone.id, 'pages', 'unpublish')
    const item = await addTo(release, menu, 'menus')
    await addTo(release, redirect, 'redirects')
    for (const [field, wrong] of [
      ['siteId', { siteId: 'many' }],
      ['nothing', { nothing: 1 }],
    ] as const) {
      const refused = await api('PATCH', `/${release}/items/${item.id}`, { rev: item.rev, data: wrong })
      expect([refused.status, refused.body.errors[0]?.message]).toMatchObject([400, expect.stringContaining(field)])
    }
    const data = { rev: item.rev, data: { name: 'New menu' } }
    expect((await api('PATCH', `/${release}/items/${item.id}`, data)).status).toBe(200)
    expect((await api('POST', `/${release}/check`)).status).toBe(200)
    expect((await live(one.id)).title).toBe('One')

    const { status, body } = await api('POST', `/${release}/publish`)
    expect([status, body.status], JSON.stringify(body)).toEqual([200, 'published'])
    expect(await live(one.id)).toMatchObject({ title: 'New one', path: '/moved' })
    expect(await live(two.id)).toMatchObject({ title: 'New two', path: one.path })
    expect((await app.call({ path: `/api/pages/${gone.id}` })).status).toBe(404)
    expect((await app.call({ path: `/api/menus/${menu}` })).body.name).toBe('New menu')
    expect((await app.call({ path: `/api/redirects/${redirect}`, as: 'editor' })).body.enabled).toBe(true)
    // A repetition changes nothing.
    const rev = await stored(one.id)
    expect((await api('POST', `/${release}/publish`)).body.status).toBe('published')
    expect(await stored(one.id)).toEqual(rev)
    expect((await save(release, one.id, { page: { title: 'Too late' } })).status).toBe(409)

    const reverted = await api('POST', `/${release}/revert`)
    expect([reverted.status, reverted.body.status], JSON.stringify(reverted.body)).toEqual([200, 'reverted'])
    expect(await live(one.id)).toMatchObject({ title: 'One', path: one.path })
    expect(await live(two.id)).toMatchObject({ title: two.title, path: two.path })
    expect((await live(gone.id)).title).toBe(gone.title)
    expect((await app.call({ path: `/api/menus/${menu}` })).body.name).toBe('Old menu')
    expect((await app.call({ path: `/api/redirects/${redirect}`, as: 'editor' })).body.enabled).toBe(false)
  })

  it('publishes nothing when one of its documents is refused, and says which', async () => {
    const [good, bad] = [await createPage(app, { title: 'Good' }), await createPage(app, { title: 'Bad' })]
    const holder = await createPage(app)
    const release = await makeRelease()
    await save(release, good.id, { page: { title: 'Better' } })
    await save(release, bad.id, { page: { path: holder.path } })
    for (const step of ['check', 'publish']) {
      const { status, body } = await api('POST', `/${release}/${step}`)
      expect([status, body.errors[0]?.message]).toMatchObject([400, /^"Bad": .*taken by the page/])
    }
    expect([(await live(good.id)).title, (await api('GET', `/${release}`)).body.status]).toEqual(['Good', 'draft'])
  })

  it('keeps what was published outside in other places, and what was drafted there as a draft on top', async () => {
    const hero = row('hero', { title: 'Hero', copy: undefined })
    const page = await createPage(app, { title: 'Start', elements: [hero] })
    const release = await makeRelease()
    await save(release, page.id, { page: { title: 'Released' } })
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { tags: [{ name: 'live', point: 1 }] },
      as: 'editor',
    })
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}?draft=true`,
      body: { elements: [{ ...hero, title: 'Drafted' }] },
      as: 'editor',
    })
    expect((await api('POST', `/${release}/publish`)).body.status).toBe('published')
    const shown = await live(page.id)
    expect([shown.title, (shown.tags as Json[])[0]?.name, shown.elements[0]?.title]).toEqual([
      'Released',
      'live',
      'Hero',
    ])
    const draft = (await app.call({ path: `/api/pages/${page.id}?draft=true&depth=0`, as: 'editor' })).body
    expect([draft._status, draft.title, draft.elements[0]?.title]).toEqual(['draft', 'Released', 'Drafted'])
  })

  it('asks where both changed the same, and takes what was chosen', async () => {
    const page = await createPage(app, { title: 'Start' })
    const release = await makeRelease()
    await save(release, page.id, { page: { title: 'Mine' } })
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'Theirs' }, as: 'editor' })
    const refused = await api('POST', `/${release}/publish`)
    expect([refused.status, refused.body.errors[0]?.message]).toMatchObject([409, /"Mine"/])
    const [item] = (await api('GET', `/${release}`)).body.items as unknown as Json[]
    const [conflict] = item?.conflicts ?? []
    expect(conflict).toMatchObject({ field: 'title', base: 'Start', mine: 'Mine', theirs: 'Theirs' })
    const resolve = (choices: object) =>
      api('POST', `/${release}/items/${item?.id}/resolve`, { rev: item?.rev, choices })
    expect((await resolve({})).status).toBe(409)
    expect((await resolve({ [String(conflict?.key)]: 'mine' })).status).toBe(200)
    expect((await api('POST', `/${release}/publish`)).status).toBe(200)
    expect((await live(page.id)).title).toBe('Mine')
    // Reverting requires confirmation, too, if a user has published over it.
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'Later' }, as: 'editor' })
    expect((await api('POST', `/${release}/revert`)).status).toBe(409)
    expect((await live(page.id)).title).toBe('Later')
    expect((await api('POST', `/${release}/revert`, { force: true })).status).toBe(200)
    expect((await live(page.id)).title).toBe('Theirs')
  })
})

it.each([
  ['deleted for good', 'It has been deleted.'],
  ['in the trash', 'It is in the trash.'],
])('a release with a page that is %s is not published, and says so', async (where, message) => {
  const page = await createPage(app, { _status: 'draft' })
  const release = await makeRelease()
  expect((await save(release, page.id, { page: { title: 'After' } })).status).toBe(200)
  const path = `/api/pages/${page.id}`
  const trashed = await app.call({ method: 'PATCH', path, body: { deletedAt: new Date().toISOString() }, as: 'editor' })
  expect(trashed.status, JSON.stringify(trashed.body)).toBe(200)
  if (where === 'deleted for good') await app.query('delete from pages where id = $1', [page.id])
  const { status, body } = await api('POST', `/${release}/publish`, {})
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(message)])
})

it('an editor of another site cannot change a release with a page of this site', async () => {
  const release = await makeRelease()
  const page = await createPage(app)
  const item = await addTo(release, page.id)
  const menu = await makeDocument(app, 'menus')
  const own = (await addTo(release, menu, 'menus')) as { id: string; rev: number }
  const later = { at: '2090-01-01T10:00', timeZone: 'Europe/Madrid' }
  const sites = (ids: number[]) =>
    app.call({
      method: 'PATCH',
      path: `/api/users/${app.userOf('editor').id}`,
      body: { sites: ids },
      as: 'administrator',
    })
  await api('POST', `/${release}/schedule`, later, 'administrator')
  await sites([7])
  try {
    const requests: [string, string, unknown][] = [
      ['DELETE', `/${release}/items/${item.id}`, undefined],
      ['POST', `/${release}/items/${item.id}/refresh`, {}],
      ['POST', `/${release}/items/${item.id}/resolve`, { rev: item.rev, choices: {} }],
      ['POST', `/${release}/publish`, {}],
      ['POST', `/${release}/schedule`, later],
      ['DELETE', `/${release}/schedule`, undefined],
      ['POST', `/${release}/preview`, { days: 1 }],
      ['DELETE', `/${release}/preview`, undefined],
    ]
    for (const [method, path, body] of requests)
      expect([method, path, (await api(method, path, body, 'editor')).status]).toEqual([method, path, 403])
    const stored = `/api/releases/${release}`
    for (const [method, path, body] of [
      ['PATCH', stored, { name: 'Renamed' }],
      ['DELETE', stored, undefined],
      ['PATCH', `/api/releases?where[id][equals]=${release}`, { name: 'Renamed' }],
      ['DELETE', `/api/releases?where[id][equals]=${release}`, undefined],
    ] as const)
      await app.call({ method, path, body, as: 'editor' })
    const { body } = await api('GET', `/${release}`)
    expect(body).toMatchObject({
      status: 'scheduled',
      previewUntil: null,
      name: expect.not.stringContaining('Renamed') as string,
    })
    expect(body.items).toHaveLength(2)
    // They may still remove a document that belongs to all sites.
    expect((await api('DELETE', `/${release}/items/${own.id}`, undefined, 'editor')).status).toBe(200)
  } finally {
    await sites([])
  }
})

it('a reverted release is copied with its contents except deleted documents, and published again', async () => {
  const release = await makeRelease()
  const page = await createPage(app, { title: 'Before' })
  const gone = await createPage(app, { title: 'Gone' })
  const menu = await makeDocument(app, 'menus')
  await save(release, page.id, { page: { title: 'Launched' } })
  await save(release, gone.id, { page: { title: 'Goes' } })
  await addTo(release, menu, 'menus')
  for (const step of ['publish', 'revert']) expect((await api('POST', `/${release}/${step}`, {})).status).toBe(200)
  expect((await live(page.id)).title).toBe('Before')
  await app.call({ method: 'DELETE', path: `/api/pages/${gone.id}`, as: 'administrator' })
  const made = await api('POST', `/${release}/copy`, {})
  expect([made.status, made.body]).toMatchObject([201, { missing: ['Goes'] }])
  const copy = String(made.body.id)
  expect((await api('GET', `/${copy}`)).body).toMatchObject({
    status: 'draft',
    items: [{}, { isChangedOutside: false }],
  })
  expect((await open(copy, page.id)).page.title).toBe('Launched')
  expect((await api('POST', `/${copy}/publish`, {})).status).toBe(200)
  expect((await live(page.id)).title).toBe('Launched')
})
