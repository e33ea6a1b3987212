import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type Answer, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open } = savingOf(() => app)

const patch = (id: string, body: unknown, query = '') =>
  app.call({ method: 'PATCH', path: `/api/pages/${id}${query}`, body, as: 'editor' })

const problemsOf = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(400)
  return (body.errors[0]?.data.errors ?? []) as unknown as { path: string; message: string }[]
}

/** Refuses the write, published and as a draft, names the field, and stores nothing. */
async function expectRefused({ page, body, path, says }: { page: Json; body: object; path: string; says: string }) {
  const before = await open(page.id)
  for (const query of ['', '?draft=true']) {
    const answer = await patch(page.id, body, query)
    const problem = problemsOf(answer).find((each) => each.path === path)
    expect(problem?.message, JSON.stringify(answer.body)).toContain(says)
    expect(answer.body.errors[0]?.message).toContain(says)
  }
  expect(await open(page.id)).toEqual(before)
}

describe('the list of elements', () => {
  it.each([
    [[5], 'elements.0', 'must be an object'],
    [[null], 'elements.0', 'must be an object'],
    [['x', row('hero')], 'elements.0', 'must be an object'],
    [[row('hero'), null], 'elements.1', 'must be an object'],
    [null, 'elements', 'must be a list'],
    ['abc', 'elements', 'must be a list'],
    [{ a: 1 }, 'elements', 'must be a list'],
  ])('is not replaced by %j', async (elements, path, says) => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    await expectRefused({ page, body: { elements }, path, says })
  })

  it('of a save has to be one of elements, too', async () => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    for (const upsert of [[5], [null], null, 'abc', { a: 1 }])
      expect((await save(page.id, { baseRev: 1, upsert })).status).toBe(400)
    expect((await open(page.id)).rows).toHaveLength(1)
  })

  it('may be empty, also where there was none', async () => {
    const page = await createPage(app, { elements: null })
    expect((await patch(page.id, { elements: null })).status).toBe(200)
    expect((await patch(page.id, { elements: [] })).status).toBe(200)
  })
})
