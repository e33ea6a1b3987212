import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { row, startApp, type App, type Json } from './helpers/app'
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
})

describe('two editors', () => {
  it('merges changes of different elements and of different fields of one', async () => {
    const { page, one, two, group, order } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Theirs' }], page: { title: 'Their title' } })
    await save(page.id, { baseRev: 2, upsert: [{ ...one, title: 'Theirs again' }] })
    const added = row('hero', { title: 'Added' }, { parent: group.id })
    const mine = await save(page.id, {
      baseRev: 1,
      upsert: [{ ...one, titleTag: 'h3' }, { ...two, title: 'Mine' }, added],
      order: [...order, added.id],
    })
    expect(mine).toMatchObject({ status: 200, body: { rev: 4 } })
    expect(mine.body.rows[0]).toMatchObject({ title: 'Theirs again', titleTag: 'h3' })
    const after = await open(page.id)
    expect(after.page.title).toBe('Their title')
    expect(after.rows.map((each: Json) => each.title ?? null)).toEqual(['Theirs again', 'Mine', null, 'Added'])
    expect(after.rows.map(({ id }) => id)).toEqual(mine.body.rows.map(({ id }) => id))
  })

  it('answers 409 with base, mine and theirs when both changed one field, and writes nothing', async () => {
    const { page, one } = await pageOfThree()
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Theirs' }], page: { title: 'T' } })
    const before = await open(page.id)
    const mine = await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Mine' }], page: { title: 'M' } })
    expect(mine.status).toBe(409)
    expect(mine.body.rev).toBe(2)
    expect(mine.body.conflicts).toEqual([
      { element: null, field: 'title', base: page.title, mine: 'M', theirs: 'T' },
      { element: one.id, field: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(await open(page.id)).toEqual(before)
  })

  it('asks about an element that one removed and the other changed', async () => {
    const { page, one, two } = await pageOfThree()
    await save(page.id, { baseRev: 1, remove: [one.id], upsert: [{ ...two, title: 'T' }] })
    const mine = await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Mine' }], remove: [two.id] })
    expect(mine.status).toBe(409)
    expect(mine.body.conflicts.map((each: Json) => [each.element, each.field])).toEqual([
      [two.id, null],
      [one.id, null],
    ])
  })

  it('asks about a child whose parent is gone and about orders that exclude each other', async () => {
    const { page, group } = await pageOfThree()
    await save(page.id, { baseRev: 1, remove: [group.id] })
    const child = row('hero', {}, { parent: group.id })
    const mine = await save(page.id, { baseRev: 1, upsert: [child] })
    expect(mine.status).toBe(409)
    expect(mine.body.conflicts[0]).toMatchObject({
      element: child.id,
      field: 'element.parent',
      mine: { parent: group.id, slot: 'default' },
      theirs: null,
    })
    const other = await pageOfThree()
    await save(other.page.id, { baseRev: 1, order: [other.two.id, other.one.id, other.group.id] })
    const opposite = await save(other.page.id, { baseRev: 1, order: [other.one.id, other.group.id, other.two.id] })
    expect(opposite.status).toBe(409)
    expect(opposite.body.conflicts[0]).toMatchObject({ element: null, field: 'order' })
  })

  it('merges two orders in which each has moved another element', async () => {
    const { page, one, two, group } = await pageOfThree()
    await save(page.id, { baseRev: 1, order: [two.id, one.id, group.id] })
    const mine = await save(page.id, { baseRev: 1, order: [group.id, one.id, two.id] })
    expect(mine.status).toBe(200)
    expect(mine.body.rows.map((each: Json) => each.id)).toEqual([group.id, two.id, one.id])
  })

  it('merges with a plain PATCH in between, and a PATCH notices a save', async () => {
    const { page, one, two } = await pageOfThree()
    const patched = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}?draft=true&depth=0`,
      body: { elements: [{ ...one, title: 'By PATCH' }, two], rev: 1 },
      as: 'editor',
    })
    expect(patched.status).toBe(200)
    const mine = await save(page.id, { baseRev: 1, upsert: [{ ...two, title: 'Mine' }] })
    expect(mine.status).toBe(200)
    expect(mine.body.rows.map((each: Json) => each.title ?? null)).toEqual(['By PATCH', 'Mine'])
    const stale = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { title: 'x', rev: 2 },
      as: 'editor',
    })
    expect(stale.status).toBe(409)
  })

  it('lets one of two simultaneous saves of one field win and tells the other', async () => {
    const { page, one } = await pageOfThree()
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => save(page.id, { baseRev: 1, upsert: [{ ...one, title }] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})
