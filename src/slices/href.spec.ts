import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { isSafeHref, safeHref, siteHref } from './href.mjs'

const SAFE = [
  '/',
  '/specials',
  '/resorts/coral-bay/dining?x=1#top',
  'specials',
  './specials',
  '../specials',
  '#dining',
  '?layout=blocks',
  'https://example.com',
  'HTTPS://EXAMPLE.COM/Path',
  'http://example.com:8080/a?b=c:d#e:f',
  'https://example.com/a:b',
  '/a:b',
  '/search?q=a%3Ab',
  '/a&b',
  '/?a=1&copy;=2',
  'mailto:hello@example.com?subject=Hi%20there',
  'tel:+18095551234',
  'https://xn--bcher-kva.example/ü',
  '/with space',
  '  /padded  ',
]

const UNSAFE: unknown[] = [
  '',
  '   ',
  null,
  undefined,
  42,
  {},
  ['javascript:alert(1)'],
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java script:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  'javascript:',
  'javascript://example.com/%0aalert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&#0000058alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  'java&Tab;script:alert(1)',
  'javascript%3aalert(1)',
  'javascript%3Aalert(1)',
  'javascript%253Aalert(1)',
  '%6Aavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'java\u00adscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u2028javascript:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'livescript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'filesystem:https://example.com/x',
  'ftp://example.com',
  'ws://example.com',
  'about:blank',
  'view-source:https://example.com',
  'intent://scan/#Intent;end',
  'feed:javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  ' //evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://exa mple.com',
  'https://good.example@evil.example',
  'https://user:secret@evil.example',
  'mailto:',
  'mailto://x',
  'tel:',
  ':alert(1)',
  `/${'a'.repeat(3000)}`,
]

describe('isSafeHref', () => {
  it.each(SAFE)('accepts %j', (href) => expect(isSafeHref(href)).toBe(true))
  it.each(UNSAFE)('refuses %j', (href) => expect(isSafeHref(href)).toBe(false))

  it('never accepts what a browser would read as a scheme outside the list, or as another host without a scheme', () => {
    const part = fc.constantFrom(
      ...'javascript:/\\\t\n\r\u0000\u00a0 %3a&#;dt@.?'.split(''),
      'data',
      'https',
      'evil.example',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const href = parts.join('')
        if (!isSafeHref(href) || !URL.canParse(href, 'https://site.example/page')) return
        const url = new URL(href, 'https://site.example/page')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (url.protocol === 'https:' && !/^ *https:/i.test(href)) expect(url.host).toBe('site.example')
      }),
      { numRuns: repeats({ test: 500, all: 5000 }) },
    )
  })
})

describe('siteHref', () => {
  it.each([
    ['/a?b=c#d', '/a?b=c#d'],
    ['/se\u00f1al', '/se%C3%B1al'],
    ['/\u65e5\u672c?q=\u65e5', '/%E6%97%A5%E6%9C%AC?q=%E6%97%A5'],
    ['/a b', '/a%20b'],
    ['/..//evil.example', '/evil.example'],
    ['/%2e%2e//evil.example', '/evil.example'],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    [' /a', null],
    ['a', null],
    ['', null],
    [null, null],
  ])('gives %j as %j', (given, expected) => expect(siteHref(given)).toBe(expected))

  it('never leaves the site, and is stable', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
      '\u65e5',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const led = siteHref(`/${parts.join('')}`)
        if (led === null) return
        expect(new URL(led, 'https://own.example').origin).toBe('https://own.example')
        expect(siteHref(led)).toBe(led)
        expect(() => new Headers({ Location: led })).not.toThrow()
      }),
      { numRuns: repeats({ test: 500, all: 5000 }) },
    )
  })
})

describe('safeHref', () => {
  it('removes surrounding spaces', () => expect(safeHref('  /specials ')).toBe('/specials'))
  it('answers null for what must not be rendered', () => expect(safeHref('javascript:alert(1)')).toBeNull())
})
