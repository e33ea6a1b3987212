import type { AfterErrorHook } from 'payload'
import { describe, expect, it } from 'vitest'
import { publicErrors } from './publicErrors'

const HIDDEN = { errors: [{ message: 'An unknown error occurred.' }] }

/** What another copy of Payload's class makes: everything but the prototype, and no name. */
function foreignError(more: object): Error {
  return Object.assign(new Error('The page is at rev 3.'), { name: '', isOperational: true, status: 409, ...more })
}

const answer = (error: Error, result = HIDDEN) =>
  publicErrors({ error, result } as unknown as Parameters<AfterErrorHook>[0])

describe('errors of another copy of Payload', () => {
  it('keep their message and data when they are for everybody', () => {
    expect(answer(foreignError({ isPublic: true, data: { rev: 3 } }))).toEqual({
      response: { errors: [{ name: 'APIError', message: 'The page is at rev 3.', data: { rev: 3 } }] },
    })
  })

  it('stay hidden when they are not', () => {
    expect(answer(foreignError({ isPublic: false }))).toBeUndefined()
    expect(answer(new Error('password of the database'))).toBeUndefined()
  })

  it('are left alone when Payload has said them', () => {
    const said = { errors: [{ name: 'APIError', message: 'The page is at rev 3.' }] }
    expect(answer(foreignError({ isPublic: true }), said)).toBeUndefined()
  })

  it('keep their data when only the message came through', () => {
    const data = { errors: [{ path: 'elements.0.title', message: 'Required' }] }
    const said = { errors: [{ message: 'The page is at rev 3.' }] }
    expect(answer(foreignError({ isPublic: true, data }), said)).toMatchObject({ response: { errors: [{ data }] } })
  })

  it('of fields keep the name by which forms know them', () => {
    const data = { errors: [{ path: 'title', message: 'Required' }] }
    expect(answer(foreignError({ isPublic: true, data }))).toMatchObject({
      response: { errors: [{ name: 'ValidationError', data }] },
    })
  })
})
