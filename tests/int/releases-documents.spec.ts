import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asReleased } from '../../src/collections/core/releases/asReleased'
import { startApp, type App, type Caller, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { releasingOf } from './helpers/releasing'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { api, makeRelease } = releasingOf(() => app)

const at = (release: string, collection: string, doc: string, query = '') =>
  `/${release}/documents/${collection}/${doc}${query}`
const open = async (release: string, collection: string, doc: string, locale = 'en') =>
  (await api('GET', at(release, collection, doc, `?locale=${locale}`))).body as unknown as {
    rev: number | null
    doc: Json
  }

/** Saves as the admin's form does: sends all fields, based on the revision that was opened. */
async function save(release: string, collection: string, doc: string, data: object, locale = 'en') {
  const { rev } = await open(release, collection, doc, locale)
  return api('PATCH', at(release, collection, doc, `?rev=${rev ?? ''}&locale=${locale}`), data)
}

const live = async (collection: string, doc: string, query = '', as: Caller = 'nobody') =>
  (await app.call({ path: `/api/${collection}/${doc}?depth=0${query}`, as })).body
const draft = (collection: string, doc: string) => live(collection, doc, '&draft=true', 'editor')
const itemsOf = async (release: string) => (await api('GET', `/${release}`)).body.items as unknown as Json[]

describe('a document that is no page, edited by its form within a release', () => {
  it('changes there alone, in each language; the preview shows it, publishing makes it live, reverting takes it back', async () => {
    const special = await makeDocument(app, 'specials', { title: 'Outside', percentOff: 10 })
    await app.payload.update({
      collection: 'specials',
      id: special,
      locale: 'es',
      data: { title: 'Fuera', _status: 'published' },
      overrideAccess: true,
    })
    const release = await makeRelease()
    expect(await open(release, 'specials', special)).toEqual({ rev: null, doc: null, ended: null })
    const [before, drafted] = [await live('specials', special), await draft('specials', special)]
    const versions = await app.query('select * from _specials_v order by id')

    const saved = await save(release, 'specials', special, { title: 'Inside', percentOff: 20, _status: 'published' })
    expect([saved.status, saved.body.doc], JSON.stringify(saved.body)).toMatchObject([
      200,
      { id: special, title: 'Inside', percentOff: 20 },
    ])
    const spanish = await save(release, 'specials', special, { title: 'Dentro' }, 'es')
    expect([spanish.status, spanish.body.doc]).toMatchObject([200, { title: 'Dentro', percentOff: 20 }])
    expect((await open(release, 'specials', special)).doc).toMatchObject({ title: 'Inside', percentOff: 20 })
    expect((await open(release, 'specials', special, 'es')).doc.title).toBe('Dentro')

    expect([await live('specials', special), await draft('specials', special)]).toEqual([before, drafted])
    expect(await app.query('select * from _specials_v order by id')).toEqual(versions)
    expect(await itemsOf(release)).toMatchObject([{ doc: special, title: 'Inside', action: 'publish' }])

    const req = await createLocalReq({}, app.payload)
    const read = async (locale: 'en' | 'es') =>
      (await req.payload.findByID({ collection: 'specials', id: special, locale, overrideAccess: false, req })).title
    const seen = await asReleased({ req, release, work: async () => [await read('en'), await read('es')] })
    expect(seen).toEqual(['Inside', 'Dentro'])

    const published = await api('POST', `/${release}/publish`)
    expect([published.status, published.body.status], JSON.stringify(published.body)).toEqual([200, 'published'])
    expect(await live('specials', special)).toMatchObject({ title: 'Inside', percentOff: 20 })
    expect((await live('specials', special, '&locale=es')).title).toBe('Dentro')
    expect((await api('PATCH', at(release, 'specials', special, '?rev=3'), { title: 'Late' })).status).toBe(409)
    expect((await api('POST', `/${release}/revert`)).status).toBe(200)
    expect(await live('specials', special)).toMatchObject({ title: 'Outside', percentOff: 10 })
  })

  it('needs no text in a language that it has not been translated into', async () => {
    const special = await makeDocument(app, 'specials', { title: 'English only', percentOff: 10 })
    const release = await makeRelease()
    expect((await save(release, 'specials', special, { percentOff: 20 })).status).toBe(200)
    const published = await api('POST', `/${release}/publish`)
    expect([published.status, published.body.status], JSON.stringify(published.body)).toEqual([200, 'published'])
    expect(await live('specials', special)).toMatchObject({ title: 'English only', percentOff: 20 })
  })

  it('meets what was made live meanwhile: other fields go together, the same field is a conflict', async () => {
    const resort = await makeDocument(app, 'resorts', { name: 'Old', country: 'Spain' })
    const release = await makeRelease()
    await save(release, 'resorts', resort, { name: 'Mine' })
    const change = (body: object) =>
      app.call({
        method: 'PATCH',
        path: `/api/resorts/${resort}`,
        body: { ...body, _status: 'published' },
        as: 'editor',
      })
    await change({ country: 'Italy' })
    expect((await api('POST', `/${release}/check`)).status).toBe(200)
    await change({ name: 'Theirs' })
    const refused = await api('POST', `/${release}/publish`)
    expect([refused.status, refused.body.errors[0]?.message]).toMatchObject([409, /"Mine"/])
    expect(await live('resorts', resort)).toMatchObject({ name: 'Theirs', country: 'Italy' })
    const [item] = await itemsOf(release)
    const [conflict] = (item?.conflicts ?? []) as Json[]
    expect(conflict).toMatchObject({
      field: 'name',
      base: 'Old',
      mine: 'Mine',
      theirs: 'Theirs',
    })
    const choices = { [String(conflict?.key)]: 'mine' }
    const resolved = await api('POST', `/${release}/items/${item?.id}/resolve`, { rev: item?.rev, choices })
    expect(resolved.status, JSON.stringify(resolved.body)).toBe(200)
    expect((await api('POST', `/${release}/publish`)).status).toBe(200)
    expect(await live('resorts', resort)).toMatchObject({ name: 'Mine', country: 'Italy' })
  })

  it('is refused with an older state, with a value that is none, and for what is no document of a release', async () => {
    const post = await makeDocument(app, 'posts', { title: 'Post' })
    const release = await makeRelease()
    const path = at(release, 'posts', post, '?rev=')
    expect((await api('PATCH', path, { title: 'First' })).status).toBe(200)
    const late = await api('PATCH', path, { title: 'Late' })
    expect([late.status, late.body.errors[0]?.message]).toMatchObject([409, /"First" was changed in the release/])
    const wrong = await save(release, 'posts', post, { postType: 'No such type' })
    expect([wrong.status, JSON.stringify(wrong.body.errors)]).toMatchObject([400, expect.stringContaining('postType')])
    expect((await open(release, 'posts', post)).doc.title).toBe('First')
    expect((await live('posts', post)).title).toBe('Post')
    for (const [collection, doc, status] of [
      ['pages', post, 400],
      ['users', post, 400],
      ['posts', 'none', 404],
      ['posts', release, 404],
    ] as const)
      expect([collection, (await api('PATCH', at(release, collection, doc), {})).status]).toEqual([collection, status])
    expect((await api('PATCH', at(release, 'posts', post, '?rev=x'), {})).status).toBe(400)
  })

  it('is made in it, too, and visitors get it with the release; so with redirects, which have a switch', async () => {
    const release = await makeRelease()
    const menu = await api('POST', `/${release}/documents/menus?locale=en`, { name: 'New menu', location: 'header' })
    expect([menu.status, menu.body.message], JSON.stringify(menu.body)).toEqual([
      201,
      'Created in the release “Summer”. Visitors do not see it yet.',
    ])
    const data = { from: `/from-${release}`, to: { type: 'url', url: 'https://example.com/a' } }
    const redirect = await api('POST', `/${release}/documents/redirects`, data)
    expect([redirect.status, redirect.body.doc.enabled], JSON.stringify(redirect.body)).toEqual([201, false])
    const to = { type: 'url', url: 'https://example.com/b' }
    expect((await save(release, 'redirects', redirect.body.doc.id, { to, enabled: true })).status).toBe(200)
    const gone = await makeDocument(app, 'redirects')
    expect((await save(release, 'redirects', gone, { enabled: false })).status).toBe(200)
    const isOn = async (id: string) => (await live('redirects', id, '', 'editor')).enabled
    expect((await app.call({ path: `/api/menus/${menu.body.doc.id}` })).status).toBe(404)
    expect([await isOn(redirect.body.doc.id), await isOn(gone)]).toEqual([false, true])
    const published = await api('POST', `/${release}/publish`)
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect((await live('menus', menu.body.doc.id)).name).toBe('New menu')
    expect([await isOn(redirect.body.doc.id), await isOn(gone)]).toEqual([true, false])
    expect((await live('redirects', redirect.body.doc.id, '', 'editor')).to).toMatchObject(to)
  })
})
