import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './headers.mjs'

const policyOf = (frameHosts?: string[]) =>
  contentSecurityPolicy({ isDevelopment: false, ...(frameHosts ? { frameHosts } : {}) })

describe('the Content-Security-Policy', () => {
  it('allows the players in frames, and no other host', () => {
    expect(policyOf()).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://iframe.videodelivery.net;",
    )
  })

  it('allows the hosts of the application’s slices, subdomains included', async () => {
    const sources = / https:\/\/maps\.example https:\/\/\*\.maps\.example;/
    expect(policyOf(['maps.example'])).toMatch(sources)
    const rules = await securityHeaders({ isDevelopment: false, frameHosts: ['maps.example'] })
    const headers = rules.flatMap(({ headers }) => headers)
    expect(headers.find(({ key }) => key === 'Content-Security-Policy')?.value).toMatch(sources)
  })

  it.each(['x.example; script-src *', 'https://x.example', '*', 'x', '*.example'])('refuses "%s" as a host', (host) => {
    expect(() => policyOf([host])).toThrow(/not a host name/)
  })

  it('never evaluates code in production', () => {
    expect(policyOf()).not.toContain('unsafe-eval')
    expect(contentSecurityPolicy({ isDevelopment: true })).toContain("'unsafe-eval'")
  })
})

it('leaves to each answer how long caches keep it', async () => {
  const rules = await securityHeaders({ isDevelopment: false })
  expect(rules.flatMap(({ headers }) => headers).filter(({ key }) => key === 'Cache-Control')).toEqual([])
})
