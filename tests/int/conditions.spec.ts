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
