import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageDiff } from '../../src/tree'
import { row, startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, versions, live, pageOfThree } = savingOf(() => app)

describe('opening', () => {
  it('answers page, rows and rev of the newest version', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Draft' }], page: { path: `${page.path}-new` } })
    const opened = await open(page.id)
    expect(opened).toMatchObject({
      rev: 2,
      liveStatus: 'published',
      livePath: page.path,
      page: { id: page.id, _status: 'draft' },
    })
    expect(opened.rows[0]).toMatchObject({ title: 'Draft' })
    expect(opened.page.elements).toBeUndefined()
  })

  it('answers page and elements of one revision, also when the page is saved between the two reads', async () => {
    const { page, one } = await pageOfThree()
    const { db } = app.payload
    const findOne = db.findOne.bind(db)
    const reading = vi.spyOn(db, 'findOne').mockImplementation(async (args) => {
      if (args.collection === 'pages' && args.select?.elements === true) {
        reading.mockRestore()
        const upsert = [{ ...one, title: 'Saved meanwhile' }]
        expect((await save(page.id, { baseRev: 1, action: 'savePublishVersion', upsert })).status).toBe(200)
      }
      return findOne(args)
    })
    expect(await open(page.id)).toMatchObject({ rev: 2, rows: [{ title: 'Saved meanwhile' }, {}, {}] })
  })

  it('is for staff only', async () => {
    const { page } = await pageOfThree()
    for (const [as, status] of [
      ['nobody', 403],
      ['agent', 403],
      ['reviewer', 200],
    ] as const) {
      expect((await app.call({ path: `/api/voix/pages/${page.id}/open`, as })).status).toBe(status)
    }
  })
})

describe('save actions', () => {
  it('saveDraft adds a draft, then overwrites it; visitors keep what is published', async () => {
    const { page, one } = await pageOfThree()
    const first = await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    expect(first).toMatchObject({ status: 200, body: { rev: 2, status: 'draft' } })
    const second = await save(page.id, { baseRev: 2, upsert: [{ ...one, title: 'B' }] })
    expect(second.body.rev).toBe(3)
    expect(await versions(page.id)).toEqual([
      { rev: 1, status: 'published', latest: false },
      { rev: 3, status: 'draft', latest: true },
    ])
    expect((await live(page.id)).elements[0]?.title).toBe('One')
  })

  it('a draft that is overwritten takes elements and lists of the page alone and together, and empties them', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    const tags = [{ name: 'sea', point: 2 }]
    const fields = [{ id: randomUUID(), name: 'season', type: 'string', enabled: true, media: [], string: 'summer' }]
    await save(page.id, { baseRev: 2, page: { tags, fields } })
    expect(await open(page.id)).toMatchObject({ page: { tags, fields }, rows: [{ title: 'A' }, {}, {}] })
    await save(page.id, { baseRev: 3, upsert: [{ ...one, title: 'B' }] })
    expect(await open(page.id)).toMatchObject({ page: { tags, fields }, rows: [{ title: 'B' }, {}, {}] })
    await save(page.id, { baseRev: 4, upsert: [{ ...one, title: 'C' }], page: { tags: [], title: 'New' } })
    const { page: last, rows } = await open(page.id)
    expect(last).toMatchObject({ tags: [], fields, title: 'New' })
    expect(rows[0]).toMatchObject({ title: 'C' })
    expect(await versions(page.id)).toHaveLength(2)
  })

  it('saveVersionForLater adds a version that the next draft does not overwrite', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'A' }] })
    await save(page.id, { baseRev: 2, action: 'saveVersionForLater', upsert: [{ ...one, title: 'Kept' }] })
    await save(page.id, { baseRev: 3, upsert: [{ ...one, title: 'Next' }] })
    expect((await versions(page.id)).map(({ rev, status }) => [rev, status])).toEqual([
      [1, 'published'],
      [2, 'draft'],
      [3, 'draft'],
      [4, 'draft'],
    ])
  })

  it('savePublishVersion adds one and publishes; quickSave publishes in place', async () => {
    const { page, one } = await pageOfThree()
    const published = await save(page.id, {
      baseRev: 1,
      action: 'savePublishVersion',
      upsert: [{ ...one, title: 'P' }],
    })
    expect(published.body).toMatchObject({ rev: 2, status: 'published' })
    expect((await live(page.id)).elements[0]?.title).toBe('P')
    const quick = await save(page.id, {
      baseRev: 2,
      action: 'quickSave',
      upsert: [{ ...one, title: 'Q' }],
      page: { title: 'Quick' },
    })
    expect(quick.body).toMatchObject({ rev: 3, status: 'published' })
    expect(await live(page.id)).toMatchObject({ title: 'Quick', rev: 3 })
    expect((await versions(page.id)).map(({ rev, status }) => [rev, status])).toEqual([
      [1, 'published'],
      [3, 'published'],
    ])
  })

  it.each([
    ['kept on purpose', { action: 'saveVersionForLater' }],
    ['restored', { restored: true }],
    ['given a name', { label: 'Mine' }],
  ])('quickSave leaves a version that was %s', async (_, how) => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, ...how, upsert: [{ ...one, title: 'Stays' }] })
    const quick = await save(page.id, { baseRev: 2, action: 'quickSave', upsert: [{ ...one, title: 'Q' }] })
    expect(quick.body).toMatchObject({ rev: 3, status: 'published' })
    expect((await versions(page.id)).map(({ rev, status }) => [rev, status])).toEqual([
      [1, 'published'],
      [2, 'draft'],
      [3, 'published'],
    ])
  })

  it('adds, removes, moves and reorders elements', async () => {
    const { page, one, two, group } = await pageOfThree()
    const added = row('hero', { title: 'Added' }, { parent: group.id })
    const moved = { ...one, element: { ...one.element, parent: group.id } }
    const answer = await save(page.id, {
      baseRev: 1,
      upsert: [added, moved],
      remove: [two.id],
      order: [group.id, added.id, one.id],
    })
    expect(answer.status).toBe(200)
    expect((await open(page.id)).rows.map((each: Json) => each.id)).toEqual([group.id, added.id, one.id])
    expect((answer.body.stored as PageDiff).rows.updated[added.id]?.[1]).toMatchObject({
      id: added.id,
      element: { slot: 'default' },
    })
  })
})

describe('what a save refuses', () => {
  it('names element and rule of a broken tree, and changes nothing', async () => {
    const { page, group } = await pageOfThree()
    const before = await open(page.id)
    const orphan = row('hero', {}, { parent: randomUUID() })
    const answer = await save(page.id, { baseRev: 1, upsert: [orphan] })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.data.errors[0]?.message).toContain(orphan.id)
    expect(await open(page.id)).toEqual(before)
    expect((await save(page.id, { baseRev: 1, upsert: [{ ...row('hero'), id: group.id }] })).status).toBe(200)
  })

  it.each(['saveDraft', 'savePublishVersion'])('names what does not fit its field: %s', async (action) => {
    const { page, one } = await pageOfThree()
    const wrong = { ...one, titleTag: 'h9' }
    const answer = await save(page.id, { baseRev: 1, action, page: { title: 'Now' }, upsert: [wrong] })
    expect(answer.status).toBe(400)
    const [problem] = answer.body.errors[0]?.data.errors ?? []
    expect(problem).toMatchObject({ path: `elements.${one.id}.titleTag` })
    // The short message is for the studio, which adds the element and the field. API clients get the full one.
    expect(problem?.message).not.toMatch(/Element|titleTag/)
    expect(answer.body.errors[0]?.message).toContain(`(${one.id}), field "titleTag": ${problem?.message}`)
    expect((await live(page.id)).title).not.toBe('Now')
  })

  it('answers 400 for malformed bodies, unknown page fields and a rev of the future', async () => {
    const { page } = await pageOfThree()
    const bodies = [
      {},
      { baseRev: '1' },
      { baseRev: 1, action: 'explode' },
      { baseRev: 1, operationId: 'x' },
      { baseRev: 1, upsert: [{ id: 'x' }] },
      { baseRev: 1, page: { rev: 12 } },
      { baseRev: 1, page: { _status: 'published' } },
      { baseRev: 99 },
    ]
    for (const body of bodies) expect((await save(page.id, body)).status, JSON.stringify(body)).toBe(400)
    expect((await save(randomUUID(), { baseRev: 1 })).status).toBe(404)
  })

  it('is not made in the name of another user than the client says', async () => {
    const { page, one } = await pageOfThree()
    const body = { baseRev: 1, upsert: [{ ...one, title: 'Mine' }] }
    const refused = await save(page.id, { ...body, user: app.userOf('administrator').id })
    expect([refused.status, (await open(page.id)).rev]).toEqual([403, 1])
    expect((await save(page.id, { ...body, user: app.userOf('editor').id })).status).toBe(200)
  })

  it('is for editors only, and for those of the site', async () => {
    const { page } = await pageOfThree()
    for (const as of ['nobody', 'agent', 'reviewer'] as const) {
      expect((await save(page.id, { baseRev: 1, page: { title: 'x' } }, as)).status).toBe(403)
    }
  })
})

describe('locked elements', () => {
  it('are changed by administrators only, by a save or by a PATCH', async () => {
    const { page, one } = await pageOfThree()
    const locked = { ...one, element: { ...one.element, permissions: ['edit', 'delete'] } }
    const lock = await save(page.id, { baseRev: 1, upsert: [locked] }, 'administrator')
    expect(lock.status).toBe(200)
    const edited = await save(page.id, { baseRev: 2, upsert: [{ ...locked, title: 'Mine' }] })
    expect(edited.status).toBe(400)
    expect(edited.body.errors[0]?.message).toContain('rule: locked')
    expect((await save(page.id, { baseRev: 2, remove: [one.id] })).status).toBe(400)
    expect((await save(page.id, { baseRev: 2, upsert: [one] })).status).toBe(400)
    const patched = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { elements: [] },
      as: 'editor',
    })
    expect(patched.status).toBe(400)
    expect((await save(page.id, { baseRev: 2, page: { title: 'Beside it' } })).status).toBe(200)
    expect((await save(page.id, { baseRev: 3, remove: [one.id] }, 'administrator')).status).toBe(200)
  })
})

it('of a page that is deleted for good leave nothing of it behind', async () => {
  const { page, one } = await pageOfThree()
  const other = await pageOfThree()
  for (const id of [page.id, other.page.id]) {
    await save(id, { baseRev: 1, upsert: [{ ...one, title: 'Draft' }] })
    await save(id, { baseRev: 2, upsert: [{ ...one, title: 'Again' }] })
  }
  const kept = (id: string) => app.query('select 1 from operations where page = $1', [id])
  expect(await kept(page.id)).toHaveLength(2)
  expect((await app.call({ method: 'DELETE', path: `/api/pages/${page.id}`, as: 'editor' })).status).toBe(200)
  expect(await kept(page.id)).toEqual([])
  expect(await kept(other.page.id)).toHaveLength(2)
})
