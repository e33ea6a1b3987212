import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bodyOf } from '../../helpers/changeOf'
import type { App, Caller, Json } from './app'

/** Returns the helpers of the tests of releases for an application. */
export function releasingOf(getApp: () => App) {
  const api = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
    getApp().call({ method, path: `/api/voix/releases${path}`, as, ...(body === undefined ? {} : { body }) })

  async function makeRelease(name = 'Summer'): Promise<string> {
    const { status, body } = await getApp().call({
      method: 'POST',
      path: '/api/releases',
      body: { name },
      as: 'editor',
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.doc.id
  }

  async function addTo(release: string, doc: string, collection = 'pages', action = 'publish') {
    const answer = await api('POST', `/${release}/items`, { documents: [{ collection, doc, action }] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const items = answer.body.items as unknown as Json[]
    return items.find((item) => item.doc === (doc as unknown)) as Json
  }

  const open = async (release: string, page: string) => (await api('GET', `/${release}/pages/${page}/open`)).body

  /** Saves a page in a release, based on its current revision there. */
  async function save(release: string, page: string, change: Record<string, unknown>) {
    const { rev } = await open(release, page)
    const body = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev: rev, ...change })
    return api('POST', `/${release}/pages/${page}/save`, body)
  }

  return { api, makeRelease, addTo, open, save }
}
