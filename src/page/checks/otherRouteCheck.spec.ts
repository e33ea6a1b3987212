import { afterEach, expect, it, vi } from 'vitest'
import type { CheckedPage } from '../../slices/checks'
import { otherRoute } from './otherRouteCheck'

afterEach(() => vi.unstubAllEnvs())

const find = (path: unknown) => otherRoute.find({ page: { path } } as unknown as CheckedPage)

it.each([
  ['/about-us', '/[slug]'],
  ['/posts/news', '/posts/[slug]'],
  ['/posts/{slug}', '/posts/[slug]'],
  ['/über', '/[slug]'],
  ['/my%20files/a', '/my files/[slug]'],
  ['/docs/a/b', '/docs/[[...page]]'],
  ['/', null],
  ['/company/about', null],
  ['/company/{slug}', null],
  [null, null],
])('a page at %s is hidden by %s', (path, route) => {
  const routes = [
    '/[[...path]]',
    '/[slug]',
    '/admin/[[...segments]]',
    '/docs/[[...page]]',
    '/my files/[slug]',
    '/posts/[slug]',
  ]
  const application = { routes, more: [], extensions: [], admin: '/admin', trailingSlash: false }
  expect(find(path)).toEqual([])
  vi.stubEnv('VOIX_APPLICATION', JSON.stringify(application))
  const text = `The application serves “${route}” at “${String(path)}” instead of this page. Choose another path, or have it removed.`
  expect(find(path)).toEqual(route === null ? [] : [{ level: 'error', field: 'path', text }])
})
