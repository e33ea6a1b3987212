import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { voixProxy } from '../serve/proxy/voixProxy'
import { defineSlice } from '../slices'
import { voix } from './voix'
import { dropProcessState } from '../tree/processState.mjs'

const slices = [defineSlice({ name: 'note', label: 'Note', admin: { group: 'g' }, fields: {} })]

/** Runs the plugin with a Payload config. */
const configure = (pages: string) =>
  buildConfig({
    secret: 'x',
    db: postgresAdapter({ pool: {} }),
    plugins: [voix({ slices, layouts: [{ name: 'plain', label: 'Plain' }], collections: { pages } })],
  })

const forget = () => dropProcessState('agreement')

// Other spec files of the same worker register their own plugins and proxies.
beforeEach(forget)
afterEach(() => {
  forget()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a plugin and a proxy with different collections of pages are refused', async () => {
  voixProxy({ layouts: [] })
  await expect(configure('voix-pages')).rejects.toThrow('the option "collections.pages" is "pages"')
  expect(() => voixProxy({ layouts: [] })).toThrow('the option "collections.pages"')
  voixProxy({ layouts: [], collections: { pages: 'voix-pages' } })
  await expect(configure('voix-pages')).resolves.toBeDefined()
})

it('a proxy that differs from the plugin only logs an error in development', async () => {
  await configure('pages')
  vi.stubEnv('NODE_ENV', 'development')
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  voixProxy({ layouts: [], collections: { pages: 'voix-pages' } })
  expect(String(told.mock.calls)).toContain('"collections.pages"')
  await expect(configure('voix-pages')).resolves.toBeDefined()
})

it('an admin in next.config that differs from Payload’s is refused, and the proxy reads it from there', async () => {
  const application = { routes: [], more: [], extensions: [], admin: '/office', trailingSlash: false }
  vi.stubEnv('VOIX_APPLICATION', JSON.stringify(application))
  await expect(configure('pages')).rejects.toThrow('withVoix(): the option "admin" is "/office"')
  vi.stubEnv('VOIX_APPLICATION', JSON.stringify({ ...application, admin: '/admin' }))
  voixProxy({ layouts: [] })
  await expect(configure('pages')).resolves.toBeDefined()
})
