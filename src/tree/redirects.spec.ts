import { describe, expect, it } from 'vitest'
import { createRedirectFinder, redirectSourceProblem } from './redirects.mjs'

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
    // One that looks back for each star would not come to an end.
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

it.each([
  ['/old/*', null],
  ['/*/*/*', null],
  ['old', 'Begin with a slash, for example /old or /old/*; no query.'],
  ['/a b', 'Begin with a slash, for example /old or /old/*; no query.'],
  ['/*-*-*-*', 'Use * at most 3 times.'],
  [`/${'x'.repeat(2000)}`, 'Use 2000 characters at most.'],
])('nothing is refused about %s but: %s', (from, problem) => expect(redirectSourceProblem(from)).toBe(problem))
