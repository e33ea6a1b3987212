import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type App, type Caller, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

interface Walk {
  /** A role with the necessary rights. */
  as: Caller
  make: () => Promise<object> | object
  change: object
}

const PASSWORD = 'Secret-123-secret'

/** The requests of the admin's lists, forms and "Save" buttons by collection. */
const WALKS: Record<string, Walk> = {
  'head-tags': {
    as: 'administrator',
    make: () => ({ name: 'Verification', tag: 'meta', appliesTo: 'all' }),
    change: { name: 'Verification of 2027' },
  },
  redirects: {
    as: 'editor',
    make: () => ({ from: `/${randomUUID()}`, to: { type: 'url', url: 'https://example.com/' } }),
    change: { to: { type: 'url', url: 'https://example.org/' } },
  },
  users: {
    as: 'administrator',
    make: () => ({ email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'New', roles: ['reviewer'] }),
    change: { name: 'Renamed' },
  },
  menus: { as: 'editor', make: () => ({ name: 'Footer', location: 'footer' }), change: { name: 'Below the page' } },
  posts: {
    as: 'editor',
    make: () => ({ title: randomUUID(), postType: 'Blog Post' }),
    change: { excerpt: 'Changed words' },
  },
  brands: { as: 'editor', make: () => ({ name: randomUUID() }), change: { tagline: 'Changed words' } },
  resorts: { as: 'editor', make: () => ({ name: randomUUID(), country: 'Jamaica' }), change: { country: 'Antigua' } },
  specials: { as: 'editor', make: () => ({ title: randomUUID() }), change: { subtitle: 'Changed words' } },
  'fact-sheets': {
    as: 'editor',
    make: async () => ({ title: 'Rooms', file: await makeDocument(app, 'media'), audience: 'both' }),
    change: { audience: 'corp_only' },
  },
  'booking-code-triggers': {
    as: 'editor',
    make: () => ({ name: 'Spring', codeType: 'promo', code: 'SUN10' }),
    change: { code: 'SUN20' },
  },
}

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = async (method: string, path: string, as: Caller, body?: object): Promise<Json> => {
  const answer = await app.call({ method, path: `/api/${path}`, as, ...(body ? { body } : {}) })
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

describe.each(Object.entries(WALKS))('one of %s', (collection, { as, make, change }) => {
  it('is created, listed, opened, changed and found as it was saved', async () => {
    const { id } = (await send('POST', `${collection}?depth=0`, as, await make())).doc
    const listed = await send('GET', `${collection}?where[id][equals]=${id}&depth=0&limit=10`, as)
    expect(listed.docs.map((doc) => doc.id)).toEqual([id])
    const opened = await send('GET', `${collection}/${id}?depth=0`, as)
    expect(opened).not.toMatchObject(change)
    await send('PATCH', `${collection}/${id}?depth=0`, as, change)
    expect(await send('GET', `${collection}/${id}?depth=0`, as)).toMatchObject(change)
  })

  it.each(['agent', 'nobody'] as const)('is neither created nor changed by %s', async (stranger) => {
    const { id } = (await send('POST', `${collection}?depth=0`, as, await make())).doc
    const before = await send('GET', `${collection}/${id}?depth=0`, as)
    const refused = [
      await app.call({ method: 'POST', path: `/api/${collection}`, body: await make(), as: stranger }),
      await app.call({ method: 'PATCH', path: `/api/${collection}/${id}`, body: change, as: stranger }),
    ]
    for (const { status } of refused) expect([401, 403, 404]).toContain(status)
    expect(await send('GET', `${collection}/${id}?depth=0`, as)).toEqual(before)
  })
})
