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
    const rules = await securityHeaders({ isDevelopment: false, admin: '/admin', frameHosts: ['maps.example'] })
    const headers = rules.flatMap(({ headers }) => headers)
    expect(headers.find(({ key }) => key === 'Content-Security-Policy')?.value).toMatch(sources)
  })

  it.each(['x.example; script-src *', 'https://x.example', '*', 'x', '*.example'])('refuses "%s" as a host', (host) => {
    expect(() => policyOf([host])).toThrow(/no host name/)
  })

  it('never evaluates code in production', () => {
    expect(policyOf()).not.toContain('unsafe-eval')
    expect(contentSecurityPolicy({ isDevelopment: true })).toContain("'unsafe-eval'")
  })
})

it('lets no shared cache keep a page, whatever its query says', async () => {
  const rules = await securityHeaders({ isDevelopment: false, admin: '/admin' })
  const caching = rules.filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'))
  expect(caching).toEqual([
    {
      source: expect.any(String) as string,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
    },
  ])
})
