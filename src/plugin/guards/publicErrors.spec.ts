import type { AfterErrorHook } from 'payload'
import { describe, expect, it } from 'vitest'
import { publicErrors } from './publicErrors'

const HIDDEN = { errors: [{ message: 'An unknown error occurred.' }] }

/** Returns an error of another copy of Payload's class: the same properties without the prototype and the name. */
function foreignError(more: object): Error {
  return Object.assign(new Error('The page is at rev 3.'), { name: '', isOperational: true, status: 409, ...more })
}

const answer = (error: Error, result = HIDDEN) =>
  publicErrors({ error, result } as unknown as Parameters<AfterErrorHook>[0])

describe('errors of another copy of Payload', () => {
  it('keep their message and data when they are for everybody', async () => {
    expect(await answer(foreignError({ isPublic: true, data: { rev: 3 } }))).toEqual({
      response: { errors: [{ name: 'APIError', message: 'The page is at rev 3.', data: { rev: 3 } }] },
    })
  })

  it('stay hidden when they are not', async () => {
    expect(await answer(foreignError({ isPublic: false }))).toBeUndefined()
    expect(await answer(new Error('password of the database'))).toBeUndefined()
  })

  it('are left alone when Payload has said them', async () => {
    const said = { errors: [{ name: 'APIError', message: 'The page is at rev 3.' }] }
    expect(await answer(foreignError({ isPublic: true }), said)).toBeUndefined()
  })

  it('keep their data when only the message came through', async () => {
    const data = { errors: [{ path: 'elements.0.title', message: 'Required' }] }
    const said = { errors: [{ message: 'The page is at rev 3.' }] }
    expect(await answer(foreignError({ isPublic: true, data }), said)).toMatchObject({
      response: { errors: [{ data }] },
    })
  })

  it('name the remedy where the database lacks what the code needs', async () => {
    const cause = Object.assign(new Error('relation "team" does not exist'), { code: '42P01' })
    expect(await answer(new Error('Failed query', { cause }))).toMatchObject({
      status: 500,
      response: { errors: [{ message: expect.stringContaining('migration') as string }] },
    })
  })

  it.each(['Query read timeout', 'Connection terminated unexpectedly'])(
    'are a 503 where the database is away: %s',
    async (text) => {
      expect(await answer(new Error('Failed query', { cause: new Error(text) }))).toMatchObject({ status: 503 })
    },
  )

  it('of fields keep the name by which forms know them', async () => {
    const data = { errors: [{ path: 'title', message: 'Required' }] }
    expect(await answer(foreignError({ isPublic: true, data }))).toMatchObject({
      response: { errors: [{ name: 'ValidationError', data }] },
    })
  })

  it('say that the database is away instead of refusing whoever has a session, and refuse everybody else', async () => {
    const refusal = Object.assign(new Error('You are not allowed to perform this action.'), { status: 403 })
    const ask = async (headers: Record<string, string>, isThere: boolean, user: object | null = null, now = user) => {
      const db = { drizzle: { execute: () => (isThere ? Promise.resolve({ rows: [] }) : Promise.reject(new Error())) } }
      const authStrategies = [{ name: 'test', authenticate: () => Promise.resolve({ user: now }) }]
      const req = {
        headers: new Headers(headers),
        user,
        url: '/',
        payload: { db, authStrategies, config: { cookiePrefix: 'voix' } },
      }
      const answered = await publicErrors({ error: refusal, req, result: HIDDEN } as never)
      return answered?.status
    }
    expect(await ask({ Authorization: 'JWT x' }, false)).toBe(503)
    expect(await ask({ Cookie: 'a=b; voix-token=x' }, false)).toBe(503)
    expect(await ask({ Cookie: 'voix-token=x' }, true)).toBeUndefined()
    expect(await ask({ Cookie: 'voix-token=x' }, false, { id: 1 })).toBeUndefined()
    expect(await ask({}, false)).toBeUndefined()
    // The database recovered between the two.
    expect(await ask({ Cookie: 'voix-token=x' }, true, null, { id: 1 })).toBe(503)
  })
})
