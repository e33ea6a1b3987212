import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const hero = (key: string) => {
  const conditions = [{ key, operator: 'equals', value: 2 }]
  const own = row('hero')
  return { ...own, element: { ...own.element, conditionsSettings: { type: 'and', conditions } } }
}

it('a condition that cannot be judged is kept in a draft and not published', async () => {
  const elements = [row('hero'), hero('tag:')]
  const body = { title: 'Conditions', path: `/${randomUUID()}`, elements }
  const made = await app.call({ method: 'POST', path: '/api/pages?draft=true', body, as: 'editor' })
  expect(made.status).toBe(201)
  const path = `/api/pages/${made.body.doc.id}`
  const refused = await app.call({ method: 'PATCH', path, body: { _status: 'published' }, as: 'editor' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('condition 1: Name the tag. (rule: condition)')
  expect(JSON.stringify(refused.body)).toContain(elements[1]?.id)
  const mended = { _status: 'published', elements: [hero('tag:family')] }
  expect((await app.call({ method: 'PATCH', path, body: mended, as: 'editor' })).status).toBe(200)
})

it('a published page may get a draft with one', async () => {
  const page = await createPage(app, { elements: [row('hero')] })
  const path = `/api/pages/${page.id}?draft=true`
  const body = { elements: [hero('tag:')] }
  expect((await app.call({ method: 'PATCH', path, body, as: 'editor' })).status).toBe(200)
})

it.each([
  ['savePublishVersion', 400],
  ['saveDraft', 200],
])('the studio’s %s answers %i for one', async (action, status) => {
  const page = await createPage(app, { elements: [] })
  const added = hero('tag:')
  const answer = await app.call({
    method: 'POST',
    path: `/api/voix/pages/${page.id}/save`,
    body: bodyOf({ baseRev: page.rev, operationId: randomUUID(), action, upsert: [added] }),
    as: 'editor',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
})

it.each([
  [
    'a field that it compares',
    { where: [{ field: 'nope', operator: 'equals', value: 1 }] },
    'where.0.field',
    'no field "nope"',
  ],
  ['its order', { sort: '-nope' }, 'sort', 'no field "nope"'],
  ['what fills a field', { bind: { title: 'brand.nope' } }, 'bind.title', 'no field "brand.nope"'],
  ['its collection', { collection: 'users' }, 'collection', 'Queries may not read "users"'],
])('a query is not published where %s cannot be, and the answer names it', async (_what, part, place, words) => {
  const query = { collection: 'resorts', where: [], sort: 'name', limit: 3, bind: { title: 'brand.name' } }
  const publish = (modelQuery: object) => {
    const elements = [{ ...row('hero'), element: { modelQuery } }]
    const body = { title: 'Query', path: `/${randomUUID()}`, elements, _status: 'published' }
    return app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
  }
  expect((await publish(query)).status).toBe(201)
  const { status, body } = await publish({ ...query, ...part })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`elements.0.element.modelQuery.${place}`)
  expect(body.errors[0]?.message).toContain(words)
})
