import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadWithin } from '../../src/serve/page/loadWithin'
import { createPage, row, startApp, type App, type Caller, type Role } from './helpers/app'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
const STAFF: readonly Caller[] = ['reviewer', 'editor', 'administrator']
const CANARY = 'canary-of-a-draft'
const layouts = { blocks: () => Promise.resolve({ default: () => null }) }

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

it('a draft around a section that it shows: there for staff only, where it shows the section first', async () => {
  const section = await createPage(app, { kind: 'section', path: undefined, elements: [row('introduction')] })
  const place = (element = {}) => row('shared-section', { section: section.id }, element)
  const [off, group] = [place({ enabled: false }), row('group')]
  const [first, second] = [place({ parent: group.id }), place()]
  const page = await createPage(app, { _status: 'draft', title: CANARY, elements: [off, group, first, second] })
  const other = await createPage(app, { elements: [off] })
  const within = async (as: Role, pageId: string) => {
    const user = await app.payload.findByID({ collection: 'users', id: app.userOf(as).id, overrideAccess: true })
    const asked = { section: section.id, pageId, user: { ...user, collection: 'users' as const } }
    return loadWithin(asked, { config: app.config, layouts })
  }
  for (const as of ['agent', 'reviewer', 'editor', 'administrator'] as const) {
    const found = await within(as, page.id)
    expect(found?.placement, as).toBe(STAFF.includes(as) ? first.id : undefined)
    expect(JSON.stringify(found)?.includes(CANARY) ?? false, as).toBe(STAFF.includes(as))
  }
  for (const id of [other.id, section.id, randomUUID()]) expect(await within('editor', id)).toBeNull()
})
