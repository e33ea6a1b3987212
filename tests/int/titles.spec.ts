import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, startApp, type App } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open } = savingOf(() => app)
const patch = (path: string, body: unknown) => app.call({ method: 'PATCH', path, body, as: 'editor' })
const REFUSED = [{ message: 'A page needs a title.', path: 'title' }]

/** Creates a page with a blank title, stored before titles were validated. */
async function blankPage() {
  const page = await createPage(app)
  await app.query("update pages set title = ' ' where id = $1", [page.id])
  await app.query("update _pages_v set version_title = ' ' where parent_id = $1", [page.id])
  return page
}

describe('a blank title', () => {
  it.each(['', '   ', '\t\n'])('%j is refused for a new page', async (title) => {
    const body = { title, path: '/blank', layout: 'blocks' }
    const answer = await app.call({ method: 'POST', path: '/api/pages?draft=true', body, as: 'editor' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]).toMatchObject({ data: { errors: REFUSED } })
    expect(answer.body.errors[0]?.message).toContain('A page needs a title.')
  })

  it('is refused where there was one, by a PATCH, by a save and in bulk', async () => {
    const page = await createPage(app)
    for (const query of ['', '?draft=true']) {
      const answer = await patch(`/api/pages/${page.id}${query}`, { title: ' ' })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ data: { errors: REFUSED } }] } })
    }
    expect((await save(page.id, { baseRev: 1, page: { title: ' ' } })).status).toBe(400)
    const bulk = await patch(`/api/pages?where[id][equals]=${page.id}`, { title: ' ' })
    expect(bulk.body.errors[0]?.message).toContain('A page needs a title.')
    expect(await open(page.id)).toMatchObject({ rev: 1, page: { title: page.title } })
  })

  it('that a page has may stay, whatever else changes', async () => {
    const page = await blankPage()
    expect((await patch(`/api/pages/${page.id}`, { title: ' ', layout: 'jewel' })).status).toBe(200)
    expect((await save(page.id, { baseRev: 2, page: { path: `${page.path}-x` } })).status).toBe(200)
    const where = `/api/pages?where[id][equals]=${page.id}`
    expect((await patch(where, { layout: 'blocks' })).body.docs).toMatchObject([{ id: page.id, layout: 'blocks' }])
  })

  it('comes back with the version that has it', async () => {
    const page = await blankPage()
    const [version] = await app.query<{ id: string }>('select id from _pages_v where parent_id = $1', [page.id])
    expect((await patch(`/api/pages/${page.id}`, { title: 'Named' })).status).toBe(200)
    const path = `/api/pages/versions/${version?.id}?draft=true`
    expect((await app.call({ method: 'POST', path, as: 'editor' })).status).toBe(200)
    expect(await open(page.id)).toMatchObject({ page: { title: ' ' } })
    expect((await save(page.id, { baseRev: 3, page: { title: 'Named' } })).status).toBe(200)
    expect((await save(page.id, { baseRev: 4, page: { title: ' ' }, restored: true })).status).toBe(200)
  })
})
