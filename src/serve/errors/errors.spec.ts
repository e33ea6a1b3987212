import { describe, expect, it } from 'vitest'
import { HEADLINES } from '../screens/headlines'
import { isBot } from '../screens/isBot'
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

describe('the error screen', () => {
  it('has nineteen headlines', () => expect(new Set(HEADLINES).size).toBe(19))

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['facebookexternalhit/1.1', true],
    ['Chrome-Lighthouse', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false],
  ])('%s is a bot: %s', (userAgent, expected) => expect(isBot(userAgent)).toBe(expected))
})
