import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { revisionsOf } from './helpers/revisions'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, live, pageOfThree } = savingOf(() => app)

const { list, newest, read } = revisionsOf(() => app)

describe('the author of a version', () => {
  it('is never what a client says, whatever way the write comes in', async () => {
    const page = await createPage(app, { lastWrite: { userName: 'Somebody else', kind: 'quick', userId: 'x' } })
    expect(await newest(page.id)).toMatchObject({ kind: 'published', author: { name: 'editor' } })
    const lies = { lastWrite: { userName: 'Liar', label: 'L' }, title: 'T' }
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: lies, as: 'administrator' })
    expect(await newest(page.id)).toMatchObject({ kind: 'draft', label: null, author: { name: 'administrator' } })
    const refused = await save(page.id, { baseRev: 2, page: { lastWrite: lies.lastWrite } })
    expect(refused.status).toBe(400)
    const system = await app.payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'By a job', lastWrite: { userName: 'Liar' } },
      overrideAccess: true,
    })
    expect(system.rev).toBe(3)
    expect(await newest(page.id)).toMatchObject({ author: { id: null, name: 'System' } })
  })

  it('keeps its name when the account is gone', async () => {
    const account = await app.payload.create({
      collection: 'users',
      data: {
        email: `${randomUUID()}@example.com`,
        password: 'Secret-123-secret',
        name: 'Temporary',
        roles: ['editor'],
      },
      overrideAccess: true,
    })
    const page = await createPage(app)
    await app.payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Temporarily' },
      overrideAccess: false,
      user: account,
    })
    await app.payload.update({ collection: 'users', id: account.id, data: { name: 'Renamed' }, overrideAccess: true })
    expect((await newest(page.id)).author?.name).toBe('Renamed')
    await app.payload.delete({ collection: 'users', id: account.id, overrideAccess: true })
    expect((await newest(page.id)).author?.name).toBe('Temporary')
  })

  it('is told with how it came about: trashed, brought back, taken offline', async () => {
    const page = await createPage(app)
    const patch = (body: unknown, query = '') =>
      app.call({ method: 'PATCH', path: `/api/pages/${page.id}${query}`, body, as: 'editor' })
    await patch({ _status: 'draft' })
    expect((await newest(page.id)).kind).toBe('unpublished')
    await patch({ deletedAt: new Date().toISOString() })
    expect((await newest(page.id)).kind).toBe('trashed')
    await patch({ deletedAt: null }, '?trash=true')
    expect((await newest(page.id)).kind).toBe('untrashed')
  })

  it('is shown to staff alone', async () => {
    const page = await createPage(app)
    for (const as of ['nobody', 'agent'] as const) {
      expect(JSON.stringify((await app.call({ path: `/api/pages/${page.id}`, as })).body)).not.toContain('lastWrite')
      const asked = await app.call({ path: `/api/pages?where[lastWrite.userName][equals]=editor`, as })
      expect(asked.status).toBe(400)
    }
    expect((await app.call({ path: `/api/pages/${page.id}`, as: 'reviewer' })).body.lastWrite).toMatchObject({
      userName: 'editor',
    })
  })
})

describe('a name', () => {
  const name = (id: string, rev: number, label: string) =>
    app.call({ method: 'PATCH', path: `/api/voix/pages/${id}/revisions/${rev}`, body: { label }, as: 'editor' })

  it('stays with what it was given to while somebody saves over it', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Rev 2' }] })
    for (let rev = 2; rev < 12; rev += 1) {
      const [named, saved] = await Promise.all([
        name(page.id, rev, `Name of ${rev}`),
        save(page.id, { baseRev: rev, upsert: [{ ...one, title: `Rev ${rev + 1}` }] }, 'administrator'),
      ])
      expect(saved.status).toBe(200)
      expect([200, 404]).toContain(named.status)
      const { revisions } = await list(page.id)
      const labels = revisions.flatMap((revision) => (revision.label?.endsWith(` ${rev}`) ? [revision.rev] : []))
      expect(labels).toEqual(named.status === 200 ? [rev] : [])
    }
  })
})

describe('restoring', () => {
  const versionOf = async (id: string, rev: number) => {
    const [version] = await app.query<{ id: string }>(
      'select id from _pages_v where parent_id = $1 and version_rev = $2',
      [id, rev],
    )
    return version?.id ?? ''
  }
  const restore = async (id: string, rev: number, { query = '', body = {}, as = 'editor' as Caller } = {}) =>
    app.call({ method: 'POST', path: `/api/pages/versions/${await versionOf(id, rev)}${query}`, body, as })

  it('by Payload compares and sets the revision like every other write', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, action: 'savePublishVersion', upsert: [{ ...one, title: 'Newer' }] })
    for (const stale of [{ query: '?rev=1' }, { body: { rev: 1 } }]) {
      const refused = await restore(page.id, 1, stale)
      expect(refused.status).toBe(409)
      expect(refused.body.errors[0]?.data).toEqual({ rev: 2 })
    }
    expect((await open(page.id)).rev).toBe(2)
    expect((await restore(page.id, 1, { body: { rev: 2 } })).status).toBe(200)
    expect(await open(page.id)).toMatchObject({ rev: 3, page: { rev: 3 } })
    expect((await live(page.id)).elements[0]?.title).toBe('One')
    expect(await newest(page.id)).toMatchObject({ rev: 3, kind: 'restored', author: { name: 'editor' }, isLive: true })
    expect((await restore(page.id, 1, { query: '?rev=3&draft=true' })).status).toBe(200)
    expect(await newest(page.id)).toMatchObject({ rev: 4, kind: 'restored', status: 'draft', isLive: false })
    expect((await restore(page.id, 1, { as: 'reviewer' })).status).toBe(403)
  })

  it('by a save is told as such, whatever the save does with it, and no later draft overwrites it', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Newer' }] })
    for (const [action, rev] of [
      ['saveDraft', 3],
      ['savePublishVersion', 4],
      ['saveVersionForLater', 5],
    ] as const) {
      const { status } = await save(page.id, { baseRev: rev - 1, action, upsert: [one], restored: true })
      expect(status).toBe(200)
      expect(await newest(page.id)).toMatchObject({ rev, kind: 'restored', author: { name: 'editor' } })
    }
    await save(page.id, { baseRev: 5, upsert: [{ ...one, title: 'Next' }] })
    expect((await list(page.id)).revisions.map(({ rev, kind }) => [rev, kind])).toEqual([
      [6, 'draft'],
      [5, 'restored'],
      [4, 'restored'],
      [3, 'restored'],
      [2, 'draft'],
      [1, 'published'],
    ])
  })

  it('by a save keeps the draft that it replaces, also one that somebody else saved meanwhile', async () => {
    const { page, one, two } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Mine' }] })
    await save(page.id, { baseRev: 2, upsert: [{ ...two, title: 'Theirs' }] }, 'administrator')
    const { body } = await save(page.id, { baseRev: 3, upsert: [one], restored: true })
    expect(body.rev).toBe(4)
    expect((await list(page.id)).revisions.map(({ rev, kind }) => [rev, kind])).toEqual([
      [4, 'restored'],
      [3, 'draft'],
      [1, 'published'],
    ])
    expect((await read(page.id, 3)).body.rows.map(({ title }) => title)).toEqual(['Mine', 'Theirs', undefined])
    expect((await read(page.id, 4)).body.rows.map(({ title }) => title)).toEqual(['One', 'Theirs', undefined])
  })

  it('by Payload and a save at once: one of them is told', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, action: 'savePublishVersion', upsert: [{ ...one, title: 'Newer' }] })
    const [restored, patched] = await Promise.all([
      restore(page.id, 1, { query: '?rev=2' }),
      app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'x', rev: 2 }, as: 'administrator' }),
    ])
    expect([restored.status, patched.status].sort()).toEqual([200, 409])
  })

  it('does not bring back the trash that the page lay in', async () => {
    const page = await createPage(app)
    const patch = (body: unknown, query = '') =>
      app.call({ method: 'PATCH', path: `/api/pages/${page.id}${query}`, body, as: 'editor' })
    await patch({ deletedAt: new Date().toISOString() })
    await patch({ deletedAt: null }, '?trash=true')
    expect((await restore(page.id, 2)).status).toBe(200)
    expect((await app.call({ path: `/api/pages/${page.id}?draft=true`, as: 'editor' })).status).toBe(200)
  })

  it('brings back elements of slices that are gone, for quarantine; nobody can add such an element anew', async () => {
    const { page, one, two, group } = await pageOfThree()
    await app.query(
      `update _pages_v set version_elements = jsonb_set(version_elements, '{0,blockType}', '"removed-slice"') where parent_id = $1 and version_rev = 1`,
      [page.id],
    )
    const head = await save(page.id, { baseRev: 1, action: 'saveVersionForLater', remove: [one.id] })
    expect(head.status).toBe(200)
    const [lost] = (await read(page.id, 1)).body.rows as unknown as Json[]
    const order = [one.id, two.id, group.id]
    const back = await save(page.id, { baseRev: 2, upsert: [lost], order })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    const opened = await open(page.id)
    expect(opened.rows[0]).toMatchObject({ id: one.id, blockType: 'removed-slice', title: 'One' })
    const forged = await save(page.id, { baseRev: 3, upsert: [row('removed-slice')] })
    expect(forged.status).toBe(400)
    const elsewhere = { ...lost, element: { parent: group.id, slot: 'default' } }
    expect((await save(page.id, { baseRev: 3, remove: [one.id] })).status).toBe(200)
    expect((await save(page.id, { baseRev: 4, upsert: [elsewhere] })).status).toBe(400)
  })
})
