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

  it('refuses a build that runs outside the application’s folder', async () => {
    const { runAfterProductionCompile } = withVoix({}).compiler ?? {}
    const build = runAfterProductionCompile?.({ projectDir: import.meta.dirname, distDir: '' })
    await expect(build).rejects.toThrow('Run it in the application')
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

  it('sets no caching: the proxy does for pages, Next for other routes', async () => {
    const keys = (await headersOf(withVoix({}))).flatMap(({ headers }) => headers.map(({ key }) => key))
    expect(keys).not.toContain('Cache-Control')
  })

  it('passes the routes and `applicationRoutes` to the proxy', () => {
    const { env } = withVoix({ trailingSlash: true }, { admin: '/voix', applicationRoutes: ['/legacy/[...path]'] })
    const told: unknown = JSON.parse(env?.VOIX_APPLICATION ?? '')
    expect(told).toMatchObject({ more: ['/legacy/[...path]'], admin: '/voix', trailingSlash: true })
    expect(told).toMatchObject({ routes: expect.arrayContaining(['/[[...path]]', '/api/[...slug]']) as string[] })
  })

  it.each([
    [{ basePath: '/shop' }, '`basePath`'],
    [{ i18n: { locales: ['en'], defaultLocale: 'en' } }, '`i18n`'],
  ])('refuses a configuration that changes the addresses of pages: %j', (config, name) => {
    expect(() => withVoix(config)).toThrow(name)
  })
})
