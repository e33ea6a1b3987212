import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { anyAddress } from './spec/anyAddress'
import { normalizePath, readAddress, readPath, writePath } from './address.mjs'
import {
  createRedirectFinder,
  matchesPath,
  pathPatternProblem,
  readRedirectSource,
  redirectSourceProblem,
} from './redirects.mjs'

describe('the path of an address', () => {
  it.each([
    ['/se%C3%B1al', '/se\u00f1al'],
    ['/SE%C3%91AL/', '/se\u00f1al'],
    ['/cafe%CC%81', '/caf\u00e9'],
    ['/%E6%97%A5%E6%9C%AC', '/\u65e5\u672c'],
    ['/my%20page', '/my%20page'],
    ['/my page', '/my%20page'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/100%25', '/100%25'],
    ['/100%2525', '/100%2525'],
    ['/a%2a*', '/a%2A*'],
    ['/about//', '/about'],
    ['/%5C%CC%A7', '/%5C\u0327'],
    ['', '/'],
  ])('%s is stored as %s', (given, path) => {
    expect(readPath(given)).toBe(path)
    expect(readPath(path)).toBe(path)
    expect(new URL(`http://one.example${writePath(path)}`).pathname).toBe(writePath(path))
  })

  it.each(['/%', '/%zz', '/%ff', '/caf%E9', '/x%00', '/\ud800'])('%s cannot be read', (given) => {
    expect(readPath(given)).toBeNull()
    expect(normalizePath(given)).toBe(given)
  })

  it.each(['https://one.example/x', '/x?y', '/x#y', 'mailto:a@b.example', 'tel:+34 971', '/x\\y'])(
    'returns an address with more than a path unchanged: %s',
    (given) => expect(normalizePath(given)).toBe(given),
  )
})

it.each([
  ['HTTPS://One.example:8443/A/?b=C#d', { host: 'one.example', path: '/a', query: '?b=C', fragment: '#d' }],
  ['https://user:secret@one.example/a', { host: 'one.example', path: '/a', query: '', fragment: '' }],
  ['/a?b', { host: null, path: '/a', query: '?b', fragment: '' }],
  ['tel:+34 971', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('%s is taken apart', (given, parts) => expect(readAddress(given)).toEqual(parts))

it('every path that validation accepts is stored in a stable form, and matches the address that a browser sends', () => {
  let taken = 0
  fc.assert(
    fc.property(anyAddress, (text) => {
      const stored = readRedirectSource({ from: text, host: null })
      if (redirectSourceProblem(stored.from) !== null) return
      taken += 1
      expect(readRedirectSource(stored)).toEqual(stored)
      // The address as browsers send it.
      const [pathname = '', query = ''] = stored.from.split(/(?=[?])/)
      const asked = new URL(`http://one.example${writePath(pathname)}${query}`)
      const path = readPath(asked.pathname)
      const address = { host: stored.host ?? 'one.example', path: path ?? '', query: asked.searchParams }
      expect(createRedirectFinder([stored])(address)?.rule).toBe(stored)
      // The typed address without the characters that browsers remove.
      if (!/\p{Cc}/u.test(text)) {
        const given = new URL(
          /^https?:/i.test(text.trim()) ? text.trim() : text.trim().replace(/^\/*/, 'http://one.example/'),
        )
        const asGiven = { ...address, path: readPath(given.pathname) ?? '' }
        expect(createRedirectFinder([stored])(asGiven)?.rule).toBe(stored)
      }
      if (query !== '') return
      expect(pathPatternProblem(normalizePath(stored.from))).toBeNull()
      expect(matchesPath({ pattern: stored.from, path: asked.pathname })).toBe(true)
    }),
    { numRuns: repeats({ test: 300, all: 3000 }) },
  )
  expect(taken).toBeGreaterThan(50)
})
