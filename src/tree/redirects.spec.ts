import { describe, expect, it } from 'vitest'
import {
  createRedirectFinder,
  pathPatternProblem,
  readRedirectSource,
  redirectHostProblem,
  redirectSourceProblem,
} from './redirects.mjs'

const parts = (from: string, path: string) => createRedirectFinder([{ from, host: null }])({ host: null, path })?.parts

describe('a redirect’s pattern', () => {
  it.each([
    ['/old/*', '/old/a/b', ['a/b']],
    ['/old/*', '/old/', ['']],
    ['/old/*', '/OLD/A', ['a']],
    ['/*/x/*', '/a/x/b/x/c', ['a/x/b', 'c']],
    ['*', '/', ['/']],
    ['/a*b*c', '/abc', ['', '']],
    ['/*-*-*/x', '/1-2-3-4/x', ['1-2', '3', '4']],
    ['/a.b/*', '/a.b/$&', ['$&']],
  ])('%s matches %s', (from, path, expected) => expect(parts(from, path)).toEqual(expected))

  it.each([
    ['/old/*', '/old'],
    ['/a*a', '/a'],
    ['/a*ab*b', '/ab'],
    ['/a.b/*', '/axb/c'],
    ['/*/x', '/a/y'],
  ])('%s does not match %s', (from, path) => expect(parts(from, path)).toBeUndefined())

  it('costs no time, whatever path a visitor makes up', () => {
    const find = createRedirectFinder([{ from: '/old/*-*-*/x', host: null }])
    // A matcher that backtracks for each star would not finish.
    for (const length of [4000, 20_000]) expect(find({ host: null, path: `/old/${'-'.repeat(length)}` })).toBeNull()
  })

  it('beats one of every host when it names the host, and a shorter one', () => {
    const find = createRedirectFinder(
      [
        ['/*', null],
        ['/a/*', null],
        ['/a/b', null],
        ['/*', 'one.example'],
      ].map(([from = '', host]) => ({ from: from ?? '', host: host ?? null })),
    )
    const chosen = (host: string, path: string) => {
      const rule = find({ host, path })?.rule
      return `${rule?.host} ${rule?.from}`
    }
    expect(chosen('two.example', '/a/x')).toBe('null /a/*')
    expect(chosen('one.example', '/a/x')).toBe('one.example /*')
    expect(chosen('one.example', '/a/b')).toBe('null /a/b')
  })
})

const RULE = expect.stringContaining('Begin with a slash') as unknown

it.each([
  ['/old/*', null],
  ['/*/*/*', null],
  ['/a%20b', null],
  ['/a%2Ab', null],
  ['old', RULE],
  ['/a b', RULE],
  ['/A', RULE],
  ['/100%', RULE],
  ['/caf%E9', RULE],
  ['/a?b=c', RULE],
  ['/a\\b', RULE],
  ['mailto:a@b.example', RULE],
  ['/a/../b', 'Leave out "." and "..": browsers remove them.'],
  ['/*-*-*-*', 'Use * at most 3 times.'],
  [`/${'x'.repeat(2000)}`, 'Use 2000 characters at most.'],
])('nothing is refused about the path %s but: %s', (from, problem) => expect(pathPatternProblem(from)).toEqual(problem))

it.each([
  ['/Old//Place/', null, '/old/place', null],
  ['/Old-Offers/*', 'One.Example:8080', '/old-offers/*', 'one.example'],
  ['/caf%C3%A9', null, '/caf\u00e9', null],
  ['/my page ', null, '/my%20page', null],
  ['https://www.Old.example/Caf%C3%A9/', null, '/caf\u00e9', 'www.old.example'],
  ['https://www.old.example', 'https://www.old.example/', '/', 'www.old.example'],
  ['http://b\u00fccher.example:8080/x', null, '/x', 'xn--bcher-kva.example'],
  ['https://one.example/x', 'two.example', 'https://one.example/x', 'two.example'],
  ['https://one.example/Index.php?id=12&A=B', null, '/index.php?A=B&id=12', 'one.example'],
  ['/x?', null, '/x', null],
  ['/x?q=caf%C3%A9%20y', null, '/x?q=caf%C3%A9+y', null],
  ['/x#y', null, '/x#y', null],
])('a redirect from %s at %s is stored as one from %s at %s', (from, host, storedFrom, storedHost) => {
  const stored = { from: storedFrom, host: storedHost }
  expect(readRedirectSource({ from, host })).toEqual(stored)
  expect(readRedirectSource(stored)).toEqual(stored)
})

it.each([
  ['/index.php?id=12', null],
  ['/*?p=1', null],
  ['/x?id=*', 'Use * only in the path.'],
  ['/x?b=1&a=2', RULE],
  ['/x?', RULE],
  ['x?id=1', RULE],
])('nothing is refused about the source %s but: %s', (from, problem) =>
  expect(redirectSourceProblem(from)).toEqual(problem),
)

describe('a redirect with parameters', () => {
  const find = createRedirectFinder(
    [
      ['/index.php', null],
      ['/index.php?id=12', null],
      ['/index.php?id=12&lang=es', null],
      ['/old/*?id=12', null],
      ['/index.php?id=13', 'one.example'],
    ].map(([from, host]) => ({ from: from ?? '', host: host ?? null })),
  )
  const chosen = (path: string, query: string, host = 'two.example') =>
    find({ host, path, query: new URLSearchParams(query) })?.rule.from ?? null

  it.each([
    ['/index.php', '', '/index.php'],
    ['/index.php', 'id=12', '/index.php?id=12'],
    ['/index.php', 'utm_source=x&id=12&page=2', '/index.php?id=12'],
    ['/index.php', 'lang=es&id=12', '/index.php?id=12&lang=es'],
    ['/index.php', 'id=120', '/index.php'],
    ['/index.php', 'ID=12', '/index.php'],
    ['/index.php', 'id=13', '/index.php'],
    ['/old/x', 'id=12', '/old/*?id=12'],
    ['/old/x', '', null],
  ])('at %s?%s is %s', (path, query, from) => expect(chosen(path, query)).toBe(from))

  it('counts at its host', () => expect(chosen('/index.php', 'id=13', 'one.example')).toBe('/index.php?id=13'))
})

it.each(['*.example', 'two words', 'a,b'])('%s is refused as the host of a redirect', (host) =>
  expect(redirectHostProblem(readRedirectSource({ from: '/x', host }).host ?? '')).not.toBeNull(),
)
