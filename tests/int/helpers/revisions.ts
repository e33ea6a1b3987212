import { expect } from 'vitest'
import type { AnswerOf } from '../../../src/contract/endpoint'
import type { listRevisions, Version } from '../../../src/contract/versions'
import type { App, Caller } from './app'

/** Returns the helpers of the tests of revisions for an application. */
export function revisionsOf(getApp: () => App) {
  const list = async (id: string, query = '', as: Caller = 'editor'): Promise<AnswerOf<typeof listRevisions>> => {
    const { status, body } = await getApp().call({ path: `/api/voix/pages/${id}/revisions${query}`, as })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as unknown as AnswerOf<typeof listRevisions>
  }
  const newest = async (id: string): Promise<Version> => {
    const [first] = (await list(id)).revisions
    if (!first) throw new Error('a revision expected')
    return first
  }
  const read = (id: string, rev: number, as: Caller = 'editor') =>
    getApp().call({ path: `/api/voix/pages/${id}/revisions/${rev}`, as })
  return { list, newest, read }
}
