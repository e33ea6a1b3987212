import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayEdit } from '../../src/admin/server/studioAccess'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

async function requestOf({ roles, sites }: { roles: string[]; sites?: number[] }) {
  const made = await app.call({
    method: 'POST',
    path: '/api/users',
    body: { name: 'Ana', email: `ana-${randomUUID()}@example.com`, password: 'Secret-123-secret', roles, sites },
    as: 'administrator',
  })
  expect(made.status).toBe(201)
  // system: the test acts as the user that it has just created
  const user = await app.payload.findByID({ collection: 'users', id: made.body.doc.id, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
}

it('the studio may change a page exactly when its save would be taken', async () => {
  const { id: pageId } = await createPage(app, { siteId: 0 })
  const may = async (who: { roles: string[]; sites?: number[] }, id = pageId) =>
    mayEdit({ req: await requestOf(who), pageId: id })
  expect(await may({ roles: ['editor'] })).toBe(true)
  expect(await may({ roles: ['editor'], sites: [0] })).toBe(true)
  expect(await may({ roles: ['editor'], sites: [1] })).toBe(false)
  expect(await may({ roles: ['administrator'], sites: [1] })).toBe(true)
  expect(await may({ roles: ['reviewer'] })).toBe(false)
  expect(await may({ roles: ['editor'], sites: [0] }, randomUUID())).toBe(false)
  expect(await may({ roles: ['editor'], sites: [0] }, 'no-page')).toBe(false)
})
