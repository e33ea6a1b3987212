import { describe, expect, it } from 'vitest'
import { pageRequestOf } from './pageRequest.mjs'

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageRequestOf({ method, url, headers })

describe('what a stored page may answer', () => {
  it.each(['/', '/about', '/es/vita-azul/dining_1.x~y', '/about?utm_source=a&gclid=b', '/about?layout=jewel'])(
    'is %s',
    (url) => {
      expect(ask(url)?.pathname).toBe(url.split('?')[0])
      expect(ask(url, {}, 'HEAD')).not.toBeNull()
    },
  )

  it('keeps tracking parameters, as a redirect may match one', () => {
    const query = 'fbclid=1&layout=jewel&utm_medium=x'
    expect(String(ask(`/about?${query}`)?.searchParams)).toBe(query)
  })

  it.each([
    '',
    'about',
    '//evil.example',
    '/a//b',
    '/a/',
    '/a/../b',
    '/a%20b',
    '/a\\b',
    '/á',
    '/a?voix-sync',
    '/a?page=2',
  ])('is not what only the proxy and Next can judge: %j', (url) => expect(ask(url)).toBeNull())

  it.each([
    [{}, 'POST'],
    [{ rsc: '1' }, 'GET'],
    [{ range: 'bytes=0-1' }, 'GET'],
    [{ 'next-action': 'x' }, 'GET'],
    [{ cookie: 'a=b; __prerender_bypass=1' }, 'GET'],
  ])('is not a request with %j by %s', (headers, method) => expect(ask('/', headers, method)).toBeNull())
})
