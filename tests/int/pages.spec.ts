import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const stored = async (id: string) =>
  (await app.call({ path: `/api/pages/${id}?draft=true&depth=0`, as: 'editor' })).body

describe('elements of a page', () => {
  const broken = {
    'unknown-parent': () => [row('hero', {}, { parent: randomUUID() })],
    cycle: () => {
      const [first, second] = [row('group'), row('group')]
      return [
        { ...first, element: { parent: second.id } },
        { ...second, element: { parent: first.id } },
      ]
    },
    'slot-not-allowed': () => {
      const slider = row('slider')
      return [slider, row('hero', {}, { parent: slider.id })]
    },
    'unknown-slot': () => {
      const group = row('group')
      return [group, row('hero', {}, { parent: group.id, slot: 'nowhere' })]
    },
    'unknown-slice': () => [row('no-such-slice')],
    'duplicate-id': () => {
      const hero = row('hero')
      return [hero, { ...hero }]
    },
    shape: () => [row('hero', {}, { enabled: 'yes' })],
  }

  it.each(Object.entries(broken))(
    'refuses %s with a 400 that names element and rule, and changes nothing',
    async (rule, rows) => {
      const page = await createPage(app, { elements: [row('hero', { title: 'Before' })] })
      const before = await stored(page.id)
      const elements = rows()
      for (const query of ['', '?draft=true']) {
        const answer = await app.call({
          method: 'PATCH',
          path: `/api/pages/${page.id}${query}`,
          body: { elements },
          as: 'editor',
        })
        expect(answer.status).toBe(400)
        const errors = answer.body.errors[0]?.data.errors as unknown as { message: string }[]
        const named = errors.find(({ message }) => message.includes(`rule: ${rule}`))
        expect(named, JSON.stringify(errors)).toBeDefined()
        expect(elements.some(({ id }) => named?.message.includes(id))).toBe(true)
        expect(answer.body.errors[0]?.message).toContain(rule)
      }
      expect(await stored(page.id)).toEqual(before)
    },
  )

  it.each([
    ['layout', 'no-such-layout'],
    ['languageCode', 'xx'],
    ['siteId', 99],
  ])('refuses a %s that the application does not have', async (field, value) => {
    const body = { title: 'L', path: '/choice', layout: 'blocks', [field]: value }
    const answer = await app.call({ method: 'POST', path: '/api/pages?draft=true', body, as: 'editor' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.message).toContain(String(value))
  })

  it('gives rows without an id a UUID and every row a whole envelope, and puts parents first', async () => {
    const group = row('group')
    const page = await createPage(app, {
      elements: [{ blockType: 'hero', title: 'Child', element: { parent: group.id } }, group],
    })
    expect(page.elements[0]?.id).toBe(group.id)
    expect(page.elements[1]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(page.elements[1]?.element).toMatchObject({
      parent: group.id,
      slot: 'default',
      enabled: true,
      xpStatus: 'approved',
    })
  })

  it('keeps what a stored page breaks already, and refuses only what is new', async () => {
    const page = await createPage(app, { elements: [row('hero'), row('group')] })
    const lost = page.elements[0] as { id: string }
    await app.query(
      `update pages set elements = jsonb_set(elements, '{0,blockType}', '"removed-slice"') where id = $1`,
      [page.id],
    )
    await app.query(
      `update _pages_v set version_elements = jsonb_set(version_elements, '{0,blockType}', '"removed-slice"') where parent_id = $1`,
      [page.id],
    )
    const kept = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { title: 'Still here' },
      as: 'editor',
    })
    expect(kept.status).toBe(200)
    expect(kept.body.doc.elements[0]).toMatchObject({ id: lost.id, blockType: 'removed-slice' })
    const worse = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { elements: [...(kept.body.doc.elements as unknown as object[]), row('another-removed-slice')] },
      as: 'editor',
    })
    expect(worse.status).toBe(400)
    expect(worse.body.errors[0]?.data.errors).toHaveLength(1)
  })

  it('answers nested elements for tree=true, by id, in lists and by path', async () => {
    const group = row('group')
    const page = await createPage(app, {
      path: '/tree',
      elements: [group, row('hero', { title: 'Inside' }, { parent: group.id })],
    })
    const answers = [
      (await app.call({ path: `/api/pages/${page.id}?tree=true` })).body,
      (await app.call({ path: `/api/pages?where[path][equals]=/tree&tree=true` })).body.docs[0],
      (await app.call({ path: `/api/pages/by-path?path=/Tree/&tree=true` })).body,
    ]
    for (const answer of answers) {
      expect(answer?.elements).toHaveLength(1)
      expect(answer?.elements[0]).toMatchObject({ id: group.id, type: 'group', component: 'group' })
      expect(answer?.elements[0]?.elements[0]).toMatchObject({ component: 'hero', fields: { title: 'Inside' } })
    }
    const rows = (await app.call({ path: '/api/pages/by-path?path=/tree' })).body
    expect(rows.elements).toHaveLength(2)
    expect((await app.call({ path: '/api/pages/by-path?path=/nowhere' })).status).toBe(404)
    expect((await app.call({ path: '/api/pages/by-path' })).status).toBe(400)
  })

  it('copies a page into a new draft with fresh ids and a free path', async () => {
    const group = row('group')
    const page = await createPage(app, {
      path: '/to-copy',
      elements: [group, row('hero', { title: 'C' }, { parent: group.id })],
    })
    const first = await app.call({ method: 'POST', path: `/api/pages/${page.id}/copy`, body: {}, as: 'editor' })
    expect(first.status).toBe(201)
    expect(first.body.doc).toMatchObject({ path: '/to-copy-copy', _status: 'draft', rev: 1 })
    const [copiedGroup, copiedHero] = first.body.doc.elements as unknown as {
      id: string
      element: { parent: string }
    }[]
    expect(copiedGroup?.id).not.toBe(group.id)
    expect(copiedHero?.element.parent).toBe(copiedGroup?.id)
    const second = await app.call({ method: 'POST', path: `/api/pages/${page.id}/copy`, body: {}, as: 'editor' })
    expect(second.body.doc.path).toBe('/to-copy-copy-2')
    const named = { path: '/es/copia', languageCode: 'es', translationOf: page.id, title: 'Copia' }
    const third = await app.call({
      method: 'POST',
      path: `/api/pages/${page.id}/copy?depth=0`,
      body: named,
      as: 'editor',
    })
    expect(third.body.doc).toMatchObject(named)
    expect(
      (await app.call({ method: 'POST', path: `/api/pages/${page.id}/copy`, body: {}, as: 'reviewer' })).status,
    ).toBe(403)
    expect(
      (await app.call({ method: 'POST', path: `/api/pages/${page.id}/duplicate`, body: {}, as: 'editor' })).status,
    ).not.toBe(201)
  })
})

describe('revisions', () => {
  const patch = (id: string, body: unknown, query = '') =>
    app.call({ method: 'PATCH', path: `/api/pages/${id}${query}`, body, as: 'editor' })

  it('counts every write, draft or published, and refuses a stale rev with 409', async () => {
    const page = await createPage(app)
    expect(page.rev).toBe(1)
    const draft = await patch(page.id, { title: 'Draft', rev: 1 }, '?draft=true')
    expect(draft.body.doc).toMatchObject({ rev: 2, _status: 'draft' })
    const stale = await patch(page.id, { title: 'Stale', rev: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body.errors[0]?.data).toEqual({ rev: 2 })
    const without = await patch(page.id, { title: 'Whoever' })
    expect(without.body.doc).toMatchObject({ rev: 3, _status: 'draft', title: 'Whoever' })
    const published = await patch(page.id, { _status: 'published', rev: 3 })
    expect(published.body.doc).toMatchObject({ rev: 4, _status: 'published', title: 'Whoever' })
  })

  it('lets a rev in the data count nothing', async () => {
    const page = await createPage(app, { rev: 77 })
    expect(page.rev).toBe(1)
    expect((await patch(page.id, { title: 'x', rev: 1 })).body.doc.rev).toBe(2)
  })

  it('keeps the published page when a draft is changed without a status', async () => {
    const page = await createPage(app, { title: 'Live' })
    await patch(page.id, { title: 'Draft' }, '?draft=true')
    await patch(page.id, { title: 'Draft again' })
    expect((await app.call({ path: `/api/pages/${page.id}` })).body.title).toBe('Live')
  })

  it('serialises concurrent writers: one of each rev wins', async () => {
    const page = await createPage(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patch(page.id, { title: `Writer ${index}`, rev: 1 }, index % 2 ? '?draft=true' : ''),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const free = await Promise.all(Array.from({ length: 8 }, (_, index) => patch(page.id, { title: `Free ${index}` })))
    expect(free.map(({ body }) => body.doc.rev).sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    const versions = await app.query<{ latest: boolean; version_rev: string }>(
      'select latest, version_rev from _pages_v where parent_id = $1 and latest',
      [page.id],
    )
    expect(versions).toEqual([{ latest: true, version_rev: '10' }])
  })

  it('counts a restored version as one more', async () => {
    const page = await createPage(app, { title: 'One' })
    await patch(page.id, { title: 'Two' })
    const [first] = await app.query<{ id: string }>(
      'select id from _pages_v where parent_id = $1 and version_rev = 1',
      [page.id],
    )
    const answer = await app.call({ method: 'POST', path: `/api/pages/versions/${first?.id}`, as: 'editor' })
    expect(answer.status).toBe(200)
    expect(await stored(page.id)).toMatchObject({ title: 'One', rev: 3 })
  })

  it('refuses elements, paths and revs in a bulk update, and counts the rest', async () => {
    const [one, two] = [await createPage(app), await createPage(app)]
    const bulk = (body: unknown) =>
      app.call({ method: 'PATCH', path: `/api/pages?where[id][in]=${one.id},${two.id}`, body, as: 'editor' })
    expect((await bulk({ elements: [] })).status).toBe(400)
    expect((await bulk({ path: '/same' })).status).toBe(400)
    expect((await bulk({ rev: 1 })).status).toBe(400)
    expect((await bulk({ layout: 'jewel' })).status).toBe(200)
    expect(await stored(one.id)).toMatchObject({ layout: 'jewel', rev: 2 })
    const agent = await app.call({
      method: 'PATCH',
      path: '/api/pages?where[id][exists]=true',
      body: { title: 'x' },
      as: 'agent',
    })
    expect(agent.status).toBe(403)
  })

  it('acknowledges no write that PostgreSQL refuses to commit', async () => {
    const title = 'Refused at commit'
    const page = await createPage(app)
    await app.query(`create function refuse_commit() returns trigger language plpgsql as
      $$ begin if new.title = '${title}' then raise exception 'not today'; end if; return null; end $$`)
    await app.query(`create constraint trigger refuse_commit after insert or update on pages
      deferrable initially deferred for each row execute function refuse_commit()`)
    try {
      const data = { title, path: '/refused', layout: 'blocks', _status: 'published' }
      const created = await app.call({ method: 'POST', path: '/api/pages', body: data, as: 'editor' })
      const body = { title, _status: 'published' }
      const changed = await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body, as: 'editor' })
      expect([created.status, changed.status]).toEqual([500, 500])
      expect(await app.query(`select id from pages where title = '${title}'`)).toEqual([])
    } finally {
      await app.query('drop function refuse_commit cascade')
    }
    const { status } = await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title }, as: 'editor' })
    expect(status).toBe(200)
  })

  it('refuses a write without a transaction', async () => {
    const page = await createPage(app)
    const write = app.payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'x' },
      disableTransaction: true,
      overrideAccess: true,
    })
    await expect(write).rejects.toThrow('in a transaction')
  })
})
