import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'
import { revisionsOf } from './helpers/revisions'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, pageOfThree } = savingOf(() => app)

const { list, newest, read } = revisionsOf(() => app)

describe('the list of revisions', () => {
  it('is newest first and says who, when and how, what is current and what is live', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    await save(
      page.id,
      { baseRev: 2, action: 'saveVersionForLater', upsert: [{ ...one, title: 'B' }] },
      'administrator',
    )
    await save(page.id, {
      baseRev: 3,
      action: 'savePublishVersion',
      label: ' Launch ',
      upsert: [{ ...one, title: 'C' }],
    })
    await save(page.id, { baseRev: 4, upsert: [{ ...one, title: 'D' }] }, 'administrator')
    const { revisions, total, next } = await list(page.id)
    expect(total).toBe(5)
    expect(next).toBeNull()
    expect(
      revisions.map(({ rev, kind, label, status, author, isCurrent, isLive }) => [
        rev,
        kind,
        label,
        status,
        author?.name,
        isCurrent,
        isLive,
      ]),
    ).toEqual([
      [5, 'draft', null, 'draft', 'administrator', true, false],
      [4, 'published', 'Launch', 'published', 'editor', false, true],
      [3, 'kept', null, 'draft', 'administrator', false, false],
      [2, 'draft', null, 'draft', 'editor', false, false],
      [1, 'published', null, 'published', 'editor', false, false],
    ])
    expect(revisions[0]?.author?.id).toBe(app.userOf('administrator').id)
    expect(Math.abs(Date.now() - Date.parse(revisions[0]?.savedAt ?? ''))).toBeLessThan(60_000)
  })

  it('says what each changed by element, and by page value', async () => {
    const { page, one, two, group, order } = await pageOfThree()
    const added = row('hero', { title: 'New' }, { parent: group.id })
    await save(page.id, {
      baseRev: 1,
      page: { title: 'Other title' },
      upsert: [{ ...one, title: 'Changed', blockName: 'Top' }, added],
      remove: [two.id],
      order: [group.id, added.id, one.id],
    })
    const { changes } = await newest(page.id)
    expect(order).toHaveLength(3)
    expect(changes?.page).toEqual(['title'])
    expect(changes?.total).toBe(4)
    const byId = Object.fromEntries((changes?.elements ?? []).map((each) => [each.id, each]))
    expect(byId[one.id]).toMatchObject({ kind: 'kept', name: 'Top', blockType: 'hero', keys: ['blockName', 'title'] })
    expect(byId[two.id]).toMatchObject({ kind: 'removed', blockType: 'hero' })
    expect(byId[added.id]).toMatchObject({ kind: 'added', keys: [] })
    expect([byId[one.id]?.isMoved, byId[group.id]?.isMoved].filter(Boolean)).toHaveLength(1)
    const first = (await list(page.id)).revisions.at(-1)
    expect(first?.changes).toBeNull()
  })

  it('does not call an element changed that only moved', async () => {
    const { page, one, group } = await pageOfThree()
    const moved = { ...one, element: { ...one.element, parent: group.id } }
    await save(page.id, { baseRev: 1, upsert: [moved] })
    expect((await newest(page.id)).changes?.elements).toEqual([
      expect.objectContaining({ id: one.id, kind: 'kept', isMoved: true, isChanged: false, keys: [] }),
    ])
  })

  it('comes in parts that fit together', async () => {
    const page = await createPage(app, { elements: [row('hero', { title: '1' })] })
    const [hero] = (await open(page.id)).rows as unknown as { id: string }[]
    for (let rev = 1; rev < 7; rev += 1) {
      await save(page.id, {
        baseRev: rev,
        action: 'saveVersionForLater',
        upsert: [{ ...hero, title: String(rev + 1), blockType: 'hero', element: {} }],
      })
    }
    const first = await list(page.id, '?limit=3')
    expect(first.revisions.map(({ rev }) => rev)).toEqual([7, 6, 5])
    expect(first.revisions.every(({ changes }) => changes?.elements[0]?.keys.includes('title'))).toBe(true)
    const second = await list(page.id, `?limit=3&before=${first.next}`)
    expect(second.revisions.map(({ rev, isCurrent }) => [rev, isCurrent])).toEqual([
      [4, false],
      [3, false],
      [2, false],
    ])
    const last = await list(page.id, `?limit=3&before=${second.next}`)
    expect(last.revisions.map(({ rev }) => rev)).toEqual([1])
    expect(last.next).toBeNull()
    expect(last.total).toBe(7)
    for (const query of ['?limit=0', '?limit=51', '?limit=x', '?before=-1', '?before=1.5']) {
      const { status, body } = await app.call({ path: `/api/voix/pages/${page.id}/revisions${query}`, as: 'editor' })
      expect(status, query).toBe(400)
      expect(body.errors[0]?.message).toContain(query.slice(1, query.indexOf('=')))
    }
  })

  it('holds fifty, however often a page is saved, by the studio or by REST', async () => {
    const page = await createPage(app)
    for (let rev = 1; rev <= 50; rev += 1) {
      const saved = await save(page.id, { baseRev: rev, action: 'savePublishVersion', page: { title: `T${rev}` } })
      expect(saved.status).toBe(200)
    }
    for (const title of ['A', 'B', 'C']) {
      const body = { title, _status: 'published' }
      await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body, as: 'editor' })
    }
    const { revisions, total } = await list(page.id, '?limit=50')
    // The published version does not count.
    expect(total).toBe(51)
    expect([revisions[0]?.rev, revisions.at(-1)?.rev]).toEqual([54, 5])
    expect((await read(page.id, 3)).status).toBe(404)
  })

  it('keeps what has a name, was saved for later, or is published, however old it is', async () => {
    const page = await createPage(app)
    await save(page.id, { baseRev: 1, action: 'savePublishVersion', page: { title: 'Old' }, label: 'The good one' })
    await save(page.id, { baseRev: 2, action: 'savePublishVersion', page: { title: 'Online' } })
    await save(page.id, { baseRev: 3, action: 'saveVersionForLater', page: { title: 'For later' } })
    for (let rev = 4; rev < 60; rev += 1) {
      const body = { title: `Draft ${rev}` }
      await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body, as: 'editor' })
    }
    for (const rev of [2, 3, 4]) expect((await read(page.id, rev)).status, `revision ${rev}`).toBe(200)
    for (const rev of [1, 5, 9]) expect((await read(page.id, rev)).status, `revision ${rev}`).toBe(404)
    expect((await list(page.id, '?limit=1')).total).toBe(53)
  })

  it('names those who saved into a draft before its author did', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    await save(page.id, { baseRev: 2, upsert: [{ ...one, title: 'B' }] }, 'administrator')
    expect(await newest(page.id)).toMatchObject({ rev: 3, author: { name: 'administrator' }, others: ['editor'] })
  })

  it('asks the database as often for many versions as for few', async () => {
    const { page, one } = await pageOfThree()
    for (let rev = 1; rev < 9; rev += 1) {
      await save(page.id, { baseRev: rev, action: 'saveVersionForLater', upsert: [{ ...one, title: `${rev}` }] })
    }
    const count = async (limit: number) => {
      const { pool } = app.payload.db as unknown as { pool: { query: (...args: unknown[]) => unknown } }
      const original = pool.query
      let queries = 0
      pool.query = function counted(...args: unknown[]) {
        queries += 1
        return original.apply(this, args)
      }
      await list(page.id, `?limit=${limit}`)
      pool.query = original
      return queries
    }
    const few = await count(2)
    expect(few).toBeGreaterThan(0)
    expect(await count(8)).toBe(few)
  })
})

describe('one revision', () => {
  it('is the page and its elements as they were, for whoever may read drafts', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, page: { title: 'Later' }, upsert: [{ ...one, title: 'Later' }] })
    const { body } = await read(page.id, 1, 'reviewer')
    expect(body.page).toMatchObject({ title: page.title, path: page.path, layout: 'blocks' })
    expect(body.page).not.toHaveProperty('rev')
    expect(body.page).not.toHaveProperty('lastWrite')
    expect(body.rows.map(({ title }) => title)).toEqual(['One', 'Two', undefined])
    expect(body.rows[0]?.id).toBe(one.id)
    for (const as of ['nobody', 'agent'] as const) {
      expect((await read(page.id, 1, as)).status).toBe(403)
      expect((await app.call({ path: `/api/voix/pages/${page.id}/revisions`, as })).status).toBe(403)
    }
  })

  it('is a 404 where there is none', async () => {
    const page = await createPage(app)
    expect((await read(page.id, 99)).status).toBe(404)
    expect((await read(randomUUID(), 1)).status).toBe(404)
    expect((await app.call({ path: `/api/voix/pages/${page.id}/revisions/x`, as: 'editor' })).status).toBe(404)
    expect((await app.call({ path: `/api/voix/pages/${randomUUID()}/revisions`, as: 'editor' })).status).toBe(404)
  })

  it('of another page is not found at this page', async () => {
    const [page, other] = [await createPage(app), await createPage(app)]
    await save(other.id, { baseRev: 1, page: { title: 'x' } })
    expect((await read(page.id, 2)).status).toBe(404)
  })

  it('tells who has its address now', async () => {
    const page = await createPage(app, { path: '/taken-later' })
    await save(page.id, { baseRev: 1, action: 'savePublishVersion', page: { path: '/moved-away' } })
    expect((await read(page.id, 1)).body.pathHolder).toBeNull()
    await createPage(app, { path: '/taken-later', title: 'The new owner' })
    expect((await read(page.id, 1)).body.pathHolder).toBe('The new owner')
    expect((await read(page.id, 2)).body.pathHolder).toBeNull()
  })

  it('stays readable while the page is in the trash, and cannot be written', async () => {
    const { page, one } = await pageOfThree()
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { deletedAt: new Date().toISOString() },
      as: 'editor',
    })
    const { revisions } = await list(page.id)
    expect(revisions.map(({ kind, isLive }) => [kind, isLive])).toEqual([
      ['trashed', false],
      ['published', false],
    ])
    expect((await read(page.id, 1)).body.rows).toHaveLength(3)
    expect((await save(page.id, { baseRev: 2, upsert: [{ ...one, title: 'x' }] })).status).toBe(409)
  })
})

describe('the label of a version', () => {
  const name = (id: string, rev: number, label: unknown, as: Caller = 'editor') =>
    app.call({ method: 'PATCH', path: `/api/voix/pages/${id}/revisions/${rev}`, body: { label }, as })

  it('is given and taken by editors, without a new revision', async () => {
    const page = await createPage(app)
    expect((await name(page.id, 1, '  Before the summer ')).body.label).toBe('Before the summer')
    expect(await newest(page.id)).toMatchObject({ rev: 1, label: 'Before the summer' })
    expect((await name(page.id, 1, null)).status).toBe(200)
    expect((await newest(page.id)).label).toBeNull()
    for (const as of ['nobody', 'agent', 'reviewer'] as const)
      expect((await name(page.id, 1, 'x', as)).status).toBe(403)
    expect((await name(page.id, 1, 'x'.repeat(101))).status).toBe(400)
    expect((await name(page.id, 1, 7)).status).toBe(400)
    expect((await newest(page.id)).label).toBeNull()
  })

  it('keeps the version: neither a draft save nor a quick save overwrites it', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    await name(page.id, 2, 'Keep me')
    await save(page.id, { baseRev: 2, upsert: [{ ...one, title: 'B' }] })
    await name(page.id, 3, 'And me')
    await save(page.id, { baseRev: 3, action: 'quickSave', upsert: [{ ...one, title: 'C' }] })
    const { revisions } = await list(page.id)
    expect(revisions.map(({ rev, label, kind }) => [rev, label, kind])).toEqual([
      [4, null, 'quick'],
      [3, 'And me', 'draft'],
      [2, 'Keep me', 'draft'],
      [1, null, 'published'],
    ])
  })
})
