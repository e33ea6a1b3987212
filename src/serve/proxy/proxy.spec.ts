import { describe, expect, it } from 'vitest'
import { adminTarget } from './adminTarget'
import { normalAddress } from './normalAddress'
import { isOwnPath } from './ownPaths'
import { createRedirectTable } from './rules'
import type { RedirectRule } from './rules'

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
    rule('/away', 'https://www.example/away'),
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
    ['/away', 'www.example', null],
    ['/away', 'other.example', 'https://www.example/away'],
  ])('%s at %s leads to %s', (path, host, expected) => expect(to(path, host)).toBe(expected))
})

describe('normalAddress', () => {
  it.each([
    ['/', null],
    ['/specials', null],
    ['/specials/', '/specials'],
    ['/Specials/Summer', '/specials/summer'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['/caf%C3%A9', null],
  ])('%s -> %s', (path, expected) => expect(normalAddress(path, { keepCase: false })).toBe(expected))

  it('keeps the case of the product’s own addresses', () => {
    expect(normalAddress('/preview-release/1/AbC/', { keepCase: true })).toBe('/preview-release/1/AbC')
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
    ['/voix/collections/pages/trash', null],
    ['/voix/collections/pages', null],
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
