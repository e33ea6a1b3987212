import { describe, expect, it } from 'vitest'
import type { PageInfo } from '../../render/types'
import { pageMetadata } from './metadata'
import { ownOrigin } from '../../options/ownOrigin'

const page = {
  title: 'Page',
  path: '/page',
  languageCode: 'en',
  meta: {},
  translations: {},
  alternates: {},
} as unknown as PageInfo

describe('absolute addresses of a page', () => {
  it.each([
    [{ VOIX_SERVER_URL: 'https://www.example.com/', PORT: '3105' }, 'https://www.example.com'],
    [{ PORT: '3105' }, 'http://localhost:3105'],
    [{}, 'http://localhost:3000'],
  ])('%j begin with %s', (env, origin) => {
    expect(ownOrigin(env)).toBe(origin)
    expect(String(pageMetadata(page, { origin }).metadataBase)).toBe(`${origin}/`)
  })
})

it.each([
  ['https://www.example.com/other', 'https://www.example.com/other'],
  ['/other', '/other'],
  ['//evil.example', '/page'],
  ['javascript:alert(1)', '/page'],
  ['http://[', '/page'],
  [null, '/page'],
])('a page whose canonical address is stored as %s says %s', (canonical, expected) => {
  const { alternates, openGraph } = pageMetadata(
    { ...page, meta: { ...page.meta, canonical } },
    { origin: 'https://www.example.com' },
  )
  expect([alternates?.canonical, openGraph?.url]).toEqual([expected, expected])
})
