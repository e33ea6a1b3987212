import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRoutes, ownRoutes, routeOf } from './appRoutes.mjs'

let root: string
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'voix-routes-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
}

describe('findRoutes', () => {
  it('names pages and handlers as Next does, without groups, slots and private folders', () => {
    put(
      'src/app/(site)/[[...path]]/page.tsx',
      'src/app/(site)/[[...path]]/layout.tsx',
      'src/app/(frontend)/posts/[slug]/page.tsx',
      'src/app/(frontend)/next/seed/route.ts',
      'src/app/shop/@cart/full/page.jsx',
      'src/app/%5Fhidden%5Fnot/page.tsx',
      'src/app/_lib/page.tsx',
      'src/app/feed/(.)photo/[id]/page.tsx',
      'src/app/robots.txt/route.ts',
      'src/app/notes/readme.md',
    )
    expect(findRoutes(root)).toEqual([
      '/[[...path]]',
      '/_hidden_not',
      '/next/seed',
      '/posts/[slug]',
      '/robots.txt',
      '/shop/full',
    ])
  })

  it('finds the files by which Next describes a site', () => {
    put('app/favicon.ico', 'app/icon2.svg', 'app/sitemap.ts', 'app/manifest.ts', 'app/(home)/opengraph-image.png')
    expect(findRoutes(root)).toEqual([
      '/favicon.ico',
      '/icon2.svg',
      '/manifest.webmanifest',
      '/manifest/[id]',
      '/opengraph-image-*.png',
      '/sitemap.xml',
      '/sitemap/[id]',
    ])
  })

  it('finds the routes of `pages`, and those with the application’s own extensions', () => {
    put('pages/_app.tsx', 'pages/index.tsx', 'pages/blog/[...slug].page.tsx', 'app/old/page.page.tsx', 'app/x/page.mdx')
    expect(findRoutes(root)).toEqual(['/', '/blog/[...slug].page'])
    expect(findRoutes(root, ['page.tsx', 'mdx'])).toEqual(['/blog/[...slug]', '/old', '/x'])
  })

  it('finds none in a folder without an application', () => {
    expect(findRoutes(root)).toEqual([])
  })
})

it('leaves out the catch-alls of pages and of the admin, and keeps every other one', () => {
  const routes = ['/[...path]', '/[slug]', '/admin/[[...segments]]', '/admin/own', '/docs/[[...page]]']
  expect(ownRoutes(routes, '/admin')).toEqual(['/[slug]', '/admin/own', '/docs/[[...page]]'])
})

describe('routeOf', () => {
  const routes = ['/', '/about', '/docs/[[...page]]', '/invite/[token]', '/opengraph-image-*.png', '/shop/[...path]']

  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/About', null],
    ['/about/us', null],
    ['/docs', '/docs/[[...page]]'],
    ['/docs/a/b', '/docs/[[...page]]'],
    ['/docsy', null],
    ['/invite/aB3x', '/invite/[token]'],
    ['/invite', null],
    ['/invite/a/b', null],
    ['/shop', null],
    ['/shop/a/b/c', '/shop/[...path]'],
    ['/opengraph-image-1x2y3z.png', '/opengraph-image-*.png'],
    ['/opengraph-image-of-1x2y3z.png', null],
  ])('%s is answered by %s', (address, route) => {
    expect(routeOf(routes, address.split('/').filter(Boolean))).toBe(route)
  })
})
