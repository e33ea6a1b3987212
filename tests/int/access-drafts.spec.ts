import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
const STAFF: readonly Caller[] = ['reviewer', 'editor', 'administrator']
const CANARY = 'canary-of-a-draft'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('drafts at an address: asked for by anybody, shown to staff', async () => {
  const hero = row('hero', { title: 'Published' })
  const page = await createPage(app, { elements: [hero] })
  const body = { title: CANARY, elements: [{ ...hero, title: CANARY }] }
  await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body, as: 'editor' })
  for (const as of CALLERS) {
    for (const query of ['draft=true', 'draft=true&tree=true&depth=4', 'draft=true&locale=all']) {
      const answer = await app.call({ path: `/api/pages/by-path?path=${page.path}&${query}`, as })
      expect(answer.status, as).toBe(200)
      expect(JSON.stringify(answer.body).includes(CANARY), `${as} with ${query}`).toBe(STAFF.includes(as))
    }
  }
})

it('an unpublished page at an address: there for staff only', async () => {
  const page = await createPage(app, { _status: 'draft', title: CANARY })
  for (const as of CALLERS) {
    const { status, body } = await app.call({ path: `/api/pages/by-path?path=${page.path}&draft=true`, as })
    expect(status, as).toBe(STAFF.includes(as) ? 200 : 404)
    expect(JSON.stringify(body).includes(CANARY), as).toBe(STAFF.includes(as))
  }
})
