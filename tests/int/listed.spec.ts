import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPage, LONGEST_WAIT, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { anotherServer, listenTo, signIn, type EventReader } from './helpers/events'

let app: App
let second: { payload: Payload; instance: string }
let reader: EventReader

beforeAll(async () => {
  app = await startApp()
  second = await anotherServer(app)
})

// Subscribes on a different server than the one that writes.
beforeEach(async () => {
  reader?.close()
  const { id } = await createPage(app)
  reader = await listenTo({ app, page: id, token: await signIn(app, 'editor'), instance: second.instance })
  await reader.next('hello')
})

afterAll(async () => {
  reader?.close()
  await second?.payload.destroy()
  await app?.stop()
})

/** Returns the collections of the received events other than the page's own, each once. */
const told = () => {
  const events = reader.heard.flatMap(({ name, data }) => (name === 'listed' ? [data.collections as string[]] : []))
  return events.map((collections) => collections.filter((slug) => slug !== 'pages')).filter(({ length }) => length > 0)
}

it.each(['media', 'recipes', 'forms', 'menus', 'releases', 'specials', 'redirects'] as const)(
  'tells other servers that %s are made, changed and deleted',
  async (collection) => {
    const isTold = (times: number) =>
      vi.waitFor(() => expect(told()).toEqual(Array(times).fill([collection])), { timeout: LONGEST_WAIT })
    const id = await makeDocument(app, collection)
    await isTold(1)
    await app.payload.update({ collection, id, data: {}, overrideAccess: true })
    await isTold(2)
    await app.payload.delete({ collection, id, overrideAccess: true })
    await isTold(3)
  },
)

it('tells of a page that is made, once of many documents, and nothing of what is rolled back or in no list', async () => {
  const { payload } = app
  await createPage(app)
  expect(await reader.next('listed')).toEqual({ collections: ['pages'] })
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const data = { name: 'Gone', _status: 'published' } as const
  await payload.create({ collection: 'brands', data, overrideAccess: true, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  await makeDocument(app, 'annotations')
  for (const title of ['One', 'Two', 'Three']) await makeDocument(app, 'specials', { title })
  await vi.waitFor(() => expect(told().flat()).toContain('specials'), { timeout: LONGEST_WAIT })
  expect(new Set(told().flat())).toEqual(new Set(['specials']))
})
