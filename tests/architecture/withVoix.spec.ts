import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'
import type { VoixConfig } from 'voix/config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const headersOf = async (config: ReturnType<typeof withVoix>) => (await config.headers?.()) ?? []

let dir: string
beforeAll(() => (dir = mkdtempSync(path.join(tmpdir(), 'voix-config-'))))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Writes a configuration and returns the options with its path. */
function configured(config: Partial<VoixConfig>): { configPath: string } {
  const configPath = path.join(dir, 'voix.config.ts')
  writeFileSync(configPath, `export default ${JSON.stringify({ layouts: [], ...config })}`)
  return { configPath }
}

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
    const rules = await headersOf(withVoix(withPayload({}), configured({ admin: '/office' })))
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
    const { env } = withVoix(
      { trailingSlash: true },
      configured({ admin: '/voix', applicationRoutes: ['/legacy/[...path]'] }),
    )
    const told: unknown = JSON.parse(env?.VOIX_APPLICATION ?? '')
    expect(told).toMatchObject({ more: ['/legacy/[...path]'], admin: '/voix', trailingSlash: true })
    expect(told).toMatchObject({ routes: expect.arrayContaining(['/[[...path]]', '/api/[...slug]']) as string[] })
  })

  it('allows the hosts of voix.config.ts in the policy of pages', async () => {
    const options = configured({ frameHosts: ['maps.example'], formHosts: ['book.example'], contentDatabase: true })
    const { env, headers } = withVoix({}, options)
    expect(env).toMatchObject({ VOIX_FRAME_HOSTS: 'maps.example', VOIX_CONTENT_DATABASE: '1' })
    const policy = JSON.stringify(await headers?.())
    expect(policy).toMatch(/frame-src [^;]*https:\/\/maps\.example/)
    expect(policy).toMatch(/form-action [^;]*https:\/\/book\.example/)
    expect(policy).toMatch(/script-src [^;]*'wasm-unsafe-eval'/)
  })

  it('refuses an option that belongs to voix.config.ts', () => {
    const options = { admin: '/office' } as object
    expect(() => withVoix({}, options)).toThrow(
      'withVoix(): the option "admin" belongs to defineVoix(). Move it to voix.config.ts.',
    )
  })

  it.each([
    [{ basePath: '/shop' }, '`basePath`'],
    [{ i18n: { locales: ['en'], defaultLocale: 'en' } }, '`i18n`'],
  ])('refuses a configuration that changes the addresses of pages: %j', (config, name) => {
    expect(() => withVoix(config)).toThrow(name)
  })
})
