import { APIError } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FailureScreen } from '../screens/FailureScreen'
import { HEADLINES } from '../screens/headlines'
import { isBot } from '../screens/isBot'
import { publicMessageOf, statusOf } from './failure'
import { toReport } from './onRequestError'

describe('an error report', () => {
  it('carries what happened and where, and no query', () => {
    const error = Object.assign(new Error('Out of coconuts'), { digest: '42' })
    const report = toReport(error, { path: '/specials?token=secret', method: 'GET' }, { routePath: '/[[...path]]' })
    expect(report).toMatchObject({ message: 'Out of coconuts', digest: '42', path: '/specials', route: '/[[...path]]' })
    expect(JSON.stringify(report)).not.toContain('secret')
  })

  it('takes anything that is thrown', () => {
    expect(toReport('plain', { path: '/', method: 'GET' }, { routePath: '/' }).message).toBe('plain')
    expect(toReport(null, { path: '/', method: 'GET' }, { routePath: '/' }).message).toBe('null')
  })
})

describe('a page that could not be made', () => {
  it.each([
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
    [new Error('Failed query', { cause: Object.assign(new Error('shutting down'), { code: '57P01' }) }), 503],
    [new Error('Failed query', { cause: new Error('Query read timeout') }), 503],
    [Object.assign(new Error('too long'), { code: '57014' }), 503],
    [Object.assign(new Error('not for you'), { statusCode: 403 }), 403],
    [Object.assign(new Error('odd'), { statusCode: 200 }), 500],
    ['plain', 500],
  ])('%s has the status %i', (error, status) => expect(statusOf(error)).toBe(status))
})

describe('the message of an error', () => {
  const shownOf = (error: unknown) => {
    const message = publicMessageOf(error)
    return renderToStaticMarkup(
      createElement(FailureScreen, { status: 503, headline: 'Oh', ...(message ? { message } : {}) }),
    )
  }

  it('is on the screen if it is meant for visitors', () => {
    expect(shownOf(new APIError('We are closed until May.', 503, null, true))).toContain(
      'Error 503: We are closed until May.',
    )
  })

  it.each([
    new APIError('the password is secret', 500, null, false),
    new Error('the password is secret'),
    'secret',
    null,
  ])('is replaced by the default text if it may not be meant for them: %s', (error) => {
    expect(shownOf(error)).toContain('Error 503: There was a problem finding your page.')
    expect(shownOf(error)).not.toContain('secret')
  })
})

describe('the error screen', () => {
  it('has nineteen headlines', () => expect(new Set(HEADLINES).size).toBe(19))

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['Mozilla/5.0 (compatible; Google-Read-Aloud)', true],
    ['facebookexternalhit/1.1', true],
    ['Chrome-Lighthouse', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false],
  ])('%s is a bot: %s', (userAgent, expected) => expect(isBot(userAgent)).toBe(expected))
})
