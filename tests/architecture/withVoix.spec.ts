import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'
import { describe, expect, it } from 'vitest'

const headersOf = async (config: ReturnType<typeof withVoix>) => (await config.headers?.()) ?? []

describe('withVoix()', () => {
  it('names a cache handler that is there, and keeps what the application configures', () => {
    const config = withVoix({ reactStrictMode: true })
    expect(config).toMatchObject({ reactStrictMode: true, cacheMaxMemorySize: 0, skipTrailingSlashRedirect: true })
    expect(existsSync(config.cacheHandler ?? '')).toBe(true)
  })

  it('closes the address at which Next would draw pictures for anybody, unless the application asks for it', () => {
    expect(withVoix({}).images).toEqual({ unoptimized: true })
    expect(withVoix({ images: { unoptimized: false } }).images).toEqual({ unoptimized: false })
  })

  it('leaves the last word to the headers of the application', async () => {
    const own = { source: '/:path*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }
    expect((await headersOf(withVoix({ headers: () => Promise.resolve([own]) }))).at(-1)).toEqual(own)
  })

  it('lets nothing but the admin ask browsers for their colour scheme', async () => {
    const rules = await headersOf(withVoix(withPayload({}), { admin: '/office' }))
    const asking = rules.filter(({ headers }) => headers.some(({ value }) => value.includes('Color-Scheme')))
    expect(asking.map(({ source }) => source)).toEqual(['/office/:path*'])
    expect(asking[0]?.headers.map(({ key }) => key)).toEqual(['Accept-CH', 'Vary', 'Critical-CH'])
    expect(rules.flatMap(({ headers }) => headers)).toContainEqual({ key: 'X-Powered-By', value: 'Next.js, Payload' })
  })

  it('keeps the admin out of what shared caches may keep, wherever it is', async () => {
    const cached = (await headersOf(withVoix({}, { admin: '/office' }))).filter(({ headers }) =>
      headers.some(({ value }) => value.startsWith('public')),
    )
    expect(cached.map(({ source }) => source)).toEqual([expect.stringContaining('office/|office$')])
  })
})
