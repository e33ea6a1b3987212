import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apply, toContent, toSnapshot, type PageDiff, type Row } from '../../src/tree'
import { createPage, LONGEST_WAIT, row, startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, pageOfThree } = savingOf(() => app)

describe('repetition', () => {
  it('answers the same operationId with the same answer, and saves once', async () => {
    const { page, one } = await pageOfThree()
    const body = { baseRev: 1, operationId: randomUUID(), upsert: [{ ...one, title: 'Once' }] }
    const [first, second] = await Promise.all([save(page.id, body), save(page.id, body)])
    const third = await save(page.id, body)
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(third.body).toEqual(first.body)
    expect((await open(page.id)).rev).toBe(2)
    const other = await pageOfThree()
    expect((await save(other.page.id, body)).status).toBe(400)
  })

  it('is told when it says something else, or somebody else says it, and nothing of that is saved', async () => {
    const { page, one } = await pageOfThree()
    const body = { baseRev: 1, operationId: randomUUID(), upsert: [{ ...one, title: 'Once' }] }
    expect((await save(page.id, body)).status).toBe(200)
    const others = [
      save(page.id, { ...body, upsert: [{ ...one, title: 'Other' }] }),
      save(page.id, { ...body, action: 'savePublishVersion' }),
      save(page.id, body, 'administrator'),
    ]
    for (const { status, body: answer } of await Promise.all(others)) {
      expect(status).toBe(409)
      expect(answer.errors[0]?.message).toContain('operationId belongs to another save')
    }
    expect((await open(page.id)).rev).toBe(2)
  })
})

describe('a save whose base is not the newest revision', () => {
  const elementChange = (from: Record<string, unknown>, to: Record<string, unknown>) => {
    const rows = { added: {}, updated: { [String(to.id)]: [from, to] }, removed: {} }
    return { page: {}, rows, order: {}, orphans: null }
  }
  const outdated = (rev: number) => ({ status: 409, body: { errors: [{ data: { rev } }] } })

  it('changes nothing where others changed the same, and says which revision is the newest', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Theirs' }], page: { title: 'T' } })
    const before = await open(page.id)
    expect(await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Mine' }] })).toMatchObject(outdated(2))
    const change = { ...elementChange(one, { ...one, title: 'Mine' }), page: { title: ['Before', 'Mine'] } }
    expect(await save(page.id, { baseRev: 1, change })).toMatchObject(outdated(2))
    expect(await open(page.id)).toEqual(before)
  })

  it('is put together with what came between where it changes something else', async () => {
    const { page, one, two } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Theirs' }], page: { title: 'T' } })
    const change = elementChange(two, { ...two, title: 'Mine' })
    const { status, body } = await save(page.id, { baseRev: 1, change })
    expect([status, body.rev, body.isMerged]).toEqual([200, 3, true])
    const { rows, page: opened } = await open(page.id)
    expect(rows.map(({ title }) => title ?? null)).toEqual(['Theirs', 'Mine', null])
    expect(opened.title).toBe('T')
    // Restoring an earlier version replaces the whole page.
    const restored = { change: elementChange(one, { ...one, title: 'Theirs' }), restored: true }
    expect(await save(page.id, { baseRev: 2, ...restored })).toMatchObject(outdated(3))
  })

  it('loses none of 120 changes of twenty editors who save twenty elements at once', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => row('hero', { title: `${index}` }))
    const { id } = await createPage(app, { elements: texts })
    const { rows } = await open(id)
    const all = await Promise.all(
      rows.map(async (opened) => {
        const answers: number[] = []
        let [from, baseRev] = [opened as unknown as Row, 1]
        for (let count = 1; count <= 6; count++) {
          const to = { ...from, title: `${opened.title} ${count}` }
          const { status, body } = await save(id, { baseRev, change: elementChange(from, to) })
          ;[from, baseRev] = [to, body.rev]
          answers.push(status)
        }
        return answers
      }),
    )
    expect(all.flat().filter((status) => status !== 200)).toEqual([])
    const after = await open(id)
    expect(after.rev).toBe(121)
    expect(after.rows.map(({ title }) => title)).toEqual(texts.map((_, index) => `${index} 6`))
  }, 120_000)

  it('is made again on what changed since, which leads from the one revision to the other', async () => {
    const { page, one, two, group, order } = await pageOfThree()
    const before = await open(page.id)
    const added = row('hero', { title: 'Added' }, { parent: group.id })
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Draft' }], page: { title: 'Their title' } })
    await save(page.id, { baseRev: 2, upsert: [added], remove: [two.id], order: [group.id, one.id, added.id] })
    expect((await save(page.id, { baseRev: 1, upsert: [{ ...two, title: 'Mine' }] })).status).toBe(409)
    const { body } = await app.call({ path: `/api/voix/pages/${page.id}/changes?since=1`, as: 'editor' })
    const change = body.change as PageDiff
    const snapshot = ({ page: values, rows }: Json) =>
      toSnapshot({ page: { title: values.title }, rows: rows as unknown as Row[] })
    const now = apply(snapshot(before), { ...change, page: { title: change.page.title ?? [] } } as PageDiff)
    expect(toContent(now)).toEqual(toContent(snapshot(await open(page.id))))
    expect(order).toContain(two.id)
    expect((await save(page.id, { baseRev: body.rev, upsert: [{ ...one, title: 'Mine' }] })).status).toBe(200)
  })

  it('notices a plain PATCH in between, and a PATCH notices a save', async () => {
    const { page, one, two } = await pageOfThree()
    const patched = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}?draft=true&depth=0`,
      body: { elements: [{ ...one, title: 'By PATCH' }, two], rev: 1 },
      as: 'editor',
    })
    expect(patched.status).toBe(200)
    expect(await save(page.id, { baseRev: 1, upsert: [{ ...two, title: 'Mine' }] })).toMatchObject(outdated(2))
    expect((await save(page.id, { baseRev: 2, upsert: [{ ...two, title: 'Mine' }] })).status).toBe(200)
    const titles = (await open(page.id)).rows.map((each: Json) => each.title ?? null)
    expect(titles).toEqual(['By PATCH', 'Mine'])
    const stale = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { title: 'x', rev: 2 },
      as: 'editor',
    })
    expect(stale.status).toBe(409)
  })

  it('is every one but the first of those that come at the same time', async () => {
    const { page, one } = await pageOfThree()
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => save(page.id, { baseRev: 1, upsert: [{ ...one, title }] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

it('what an older build stored about saves is passed over: the page comes whole', async () => {
  const { page, one } = await pageOfThree()
  for (const rev of [1, 2]) await save(page.id, { baseRev: rev, upsert: [{ ...one, title: `${rev}` }] })
  const changes = () => app.call({ path: `/api/voix/pages/${page.id}/changes?since=2`, as: 'editor' })
  expect((await changes()).body.content).toBeUndefined()
  const prior = JSON.stringify({ page: {}, rows: { [one.id]: { ...one, title: '1' } }, order: null })
  await app.query('update operations set prior = $1::jsonb where page = $2 and rev = 3', [prior, page.id])
  const { body } = await changes()
  expect([body.change, (body.content as Json).rows[0]?.title]).toEqual([null, '2'])
})

it('is made once more when it and another write waited for each other, and PostgreSQL ended it', async () => {
  const client = await (app.payload.db as unknown as { pool: Pool }).pool.connect()
  const saveAgainstAnother = async () => {
    const { page, one } = await pageOfThree()
    try {
      await client.query("begin; set local deadlock_timeout = '20s'; set local lock_timeout = '20s'")
      await client.query('select tag from voix_expired_tags for update')
      const saving = save(page.id, { baseRev: 1, action: 'savePublishVersion', upsert: [{ ...one, title: 'Mine' }] })
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => client.query(waiting).then(({ rowCount }) => rowCount), { interval: 10 }).toBe(1)
      // PostgreSQL aborts the transaction that detects the deadlock: the save, after waiting for a second.
      await client.query('select id from pages where id = $1 for update', [page.id])
      await client.query('rollback')
      expect(await saving).toMatchObject({ status: 200, body: { rev: 2 } })
    } finally {
      await client.query('rollback')
    }
    expect((await open(page.id)).rows).toMatchObject([{ title: 'Mine' }, { title: 'Two' }, {}])
  }
  try {
    // On a busy machine the save may check for deadlocks before this write waits for it. It checks once only.
    await vi.waitFor(saveAgainstAnother, { timeout: LONGEST_WAIT, interval: 0 })
  } finally {
    client.release()
  }
})
