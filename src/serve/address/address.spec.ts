import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { isOwnPath } from '../../tree'
import { pathOf } from '../site/pathOf'
import { adminTarget } from './adminTarget'
import { canonicalAddress } from './canonicalAddress.mjs'
import { createRedirectTable } from './rules.mjs'
import type { RedirectRule } from './rules.mjs'

const rule = (from: string, to: string, host: string | null = null): RedirectRule => ({
  id: from,
  from,
  to,
  host,
  status: 301,
})

describe('createRedirectTable', () => {
  const table = createRedirectTable([
    rule('/old', '/new'),
    rule('/old', '/for-azul', 'azul.example'),
    rule('/offers/*', '/specials/*'),
    rule('/offers/summer/*', '/summer'),
    rule('/moved*', '/*'),
    rule('/a.b/*', '/dots'),
    rule('*', 'https://chain.example/*', 'closed.example'),
    rule('/shop*', 'https://shop.example*'),
    rule('/page', '/page'),
    rule('/menu/*', '/menu/lunch?from=*'),
    rule('/s/*', '/find?*'),
    rule('/away', 'https://www.example/away'),
    rule('/slash', '/slash/'),
    rule('/caf\u00e9', '/cafe\u0301'),
    rule('/cafe\u0301/*', '/coffee/*'),
  ])
  const to = (path: string, host = 'www.example') => table({ host, path })?.to ?? null

  it.each([
    ['/old', 'www.example', '/new'],
    ['/old', 'azul.example', '/for-azul'],
    ['/offers/family', 'www.example', '/specials/family'],
    ['/offers/summer/x', 'www.example', '/summer'],
    ['/moved//evil.example', 'www.example', '/evil.example'],
    ['/moved\\evil.example', 'www.example', '/evil.example'],
    ['/axb/c', 'www.example', null],
    ['/nothing', 'www.example', null],
    ['/punta-cana', 'closed.example', 'https://chain.example/punta-cana'],
    ['/shop/hats', 'www.example', 'https://shop.example/hats'],
    ['/shop.evil.example', 'www.example', null],
    ['/shop@evil.example', 'www.example', null],
    ['/page', 'www.example', null],
    ['/menu/lunch', 'www.example', null],
    ['/menu/dinner', 'www.example', '/menu/lunch?from=dinner'],
    ['/menu/a&b', 'www.example', '/menu/lunch?from=a%26b'],
    ['/s/a&admin=1', 'www.example', '/find?a%26admin%3D1'],
    ['/offers/a?b#c', 'www.example', '/specials/a%3Fb%23c'],
    ['/offers/%zz', 'www.example', '/specials/%25zz'],
    ['/slash', 'www.example', null],
    ['/caf\u00e9', 'www.example', null],
    ['/caf\u00e9/x', 'www.example', '/coffee/x'],
    ['/away', 'www.example', null],
    ['/away', 'other.example', 'https://www.example/away'],
  ])('%s at %s leads to %s', (path, host, expected) => expect(to(path, host)).toBe(expected))
})

describe('a redirect with parameters', () => {
  const table = createRedirectTable([
    rule('/index.php?id=12', '/about'),
    rule('/?p=7', '/'),
    rule('/loop?a=1', '/loop?a=1&b=2'),
    rule('/further?a=1', '/further?a=2'),
  ])
  it.each([
    ['/index.php', 'id=12', '/about', ''],
    ['/index.php', 'id=12&utm_source=x', '/about', '?utm_source=x'],
    ['/index.php', '', null, null],
    ['/', 'p=7', '/', ''],
    ['/', 'p=8', null, null],
    ['/loop', 'a=1', null, null],
    ['/further', 'a=1', '/further?a=2', ''],
  ])('%s with %s leads to %s with %s', (path, query, to, search) => {
    const found = table({ host: 'www.example', path, query: new URLSearchParams(query) })
    expect([found?.to ?? null, found?.search ?? null]).toEqual([to, search])
  })
})

describe('canonicalAddress', () => {
  const canonical = (pathname: string) => canonicalAddress(pathname, { isOwn: false })

  it.each([
    ['/', '/'],
    ['/specials', '/specials'],
    ['/specials/', '/specials'],
    ['/Specials/Summer', '/specials/summer'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/CAF%C3%89', '/caf%C3%A9'],
    ['/cafe%CC%81', '/caf%C3%A9'],
    ['/%53ec-publi%43', '/sec-public'],
    ['/%E2%84%AAoala', '/koala'],
    ['/a%2fb%2525', '/a%2Fb%2525'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('%s -> %s', (path, expected) => expect(canonical(path)).toBe(expected))

  it.each(['/%', '/x%', '/%0', '/%zz', '/%ff', '/%ED%A0%80', '/x%00', '/robots.txt%00'])('refuses %s', (path) => {
    expect(canonical(path)).toBeNull()
    expect(canonicalAddress(path, { isOwn: true })).toBeNull()
  })

  it('keeps the spelling of the product’s own addresses', () => {
    expect(canonicalAddress('/preview-release/1/A%62C/', { isOwn: true })).toBe('/preview-release/1/A%62C')
  })

  it('leads nobody on from where it led him', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (segments) => {
        // The URL parser removes dot segments, as it does for a request.
        const { pathname } = new URL(`http://own.example/${segments.map(encodeURIComponent).join('/')}`)
        const address = canonical(pathname)
        if (address === null) return
        expect(canonical(address)).toBe(address)
        expect(new URL(address, 'http://own.example').pathname).toBe(address)
      }),
      { numRuns: repeats({ test: 300, all: 2000 }), examples: [[['.']], [['a', '..', 'b']], [['', '.', '']]] },
    )
  })

  it('is one for a thousand spellings, and no other spelling finds a page', () => {
    const address = '/resorts/coral-bay/dining'
    const spell = (round: number) =>
      [...address]
        .map((letter, index) => {
          const code = `%${letter.charCodeAt(0).toString(16)}`
          const way = letter === '/' ? 0 : (round >> (index % 10)) & 1 ? 1 + ((round + index) % 3) : 0
          return [letter, letter.toUpperCase(), code, code.toUpperCase()][way] ?? letter
        })
        .join('')
    const spellings = new Set(Array.from({ length: 1024 }, (_, round) => spell(round)))
    expect(spellings.size).toBeGreaterThan(1000)
    expect(new Set([...spellings].map(canonical))).toEqual(new Set([address]))
    expect(pathOf(address.split('/').slice(1))).toBe(address)
    const others = [['resorts%2Fcoral-bay', 'dining'], ['Resorts', 'coral-bay', 'dining'], ['%00'], ['%']]
    expect(others.map(pathOf)).toEqual(['/resorts%2Fcoral-bay/dining', '/Resorts/coral-bay/dining', '/%00', '/%'])
  })
})

describe('adminTarget', () => {
  const admin = '/voix'
  it.each([
    ['/voix/collections/pages/1', '/voix/studio/1'],
    ['/voix/collections/pages/1/versions', '/voix/studio/1'],
    ['/voix/collections/pages/1/versions/2', '/voix/studio/1'],
    ['/voix/collections/pages/trash/1', '/voix/studio/1'],
    ['/voix/collections/pages/create', '/voix/pages/create'],
    ['/voix/collections/pages/trash', '/voix/pages?trash=true'],
    ['/voix/collections/pages', '/voix/pages'],
    ['/voix/collections/pages/', '/voix/pages'],
    ['/voix/collections/pages-archive', null],
    ['/voix/collections/posts/1', null],
    ['/pages/1', null],
  ])('%s -> %s', (pathname, expected) => expect(adminTarget({ pathname, admin, pages: 'pages' })).toBe(expected))
})

describe('isOwnPath', () => {
  it.each([
    ['/voix', true],
    ['/voix/studio/1', true],
    ['/voixes', false],
    ['/api/pages', true],
    ['/sitemap.xml', true],
    ['/sitemaps', false],
    ['/specials', false],
  ])('%s: %s', (path, expected) => expect(isOwnPath(path, '/voix')).toBe(expected))
})
