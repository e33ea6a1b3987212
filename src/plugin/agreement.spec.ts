import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type Config, type Field } from 'payload'
import { describe, expect, it } from 'vitest'
import type { VoixConfig } from '../options/config'
import type { VoixOptions } from '../options/types'
import { defineSlice } from '../slices'
import { voix } from './voix'

const slices = [defineSlice({ name: 'note', label: 'Note', admin: { group: 'g' }, fields: {} })]
const layouts = [{ name: 'plain', label: 'Plain' }]

/** Runs the plugin with a `voix.config`, options of its own and a Payload config. */
const configure = (
  shared: Partial<VoixConfig>,
  { options, payload }: { options?: object; payload?: Partial<Config> } = {},
) =>
  buildConfig({
    secret: 'x',
    db: postgresAdapter({ pool: {} }),
    ...payload,
    plugins: [voix({ voixConfig: { layouts, ...shared }, slices, ...options } as VoixOptions)],
  })

describe('voix.config and the Payload config', () => {
  it('must have the same address of the admin', async () => {
    const differs =
      'The option "admin" of voix.config.ts is "/office", but `routes.admin` of payload.config.ts is "/admin". Set the same value in both files.'
    await expect(configure({ admin: '/office' })).rejects.toThrow(differs)
    await expect(configure({}, { payload: { routes: { admin: '/office' } } })).rejects.toThrow('"admin"')
    const same = configure({ admin: '/office' }, { payload: { routes: { admin: '/office' } } })
    await expect(same).resolves.toBeDefined()
  })

  it('must have the same prefix of cookies', async () => {
    await expect(configure({ cookiePrefix: 'acme' })).rejects.toThrow(
      'The option "cookiePrefix" of voix.config.ts is "acme", but `cookiePrefix` of payload.config.ts is "payload".',
    )
    await expect(configure({ cookiePrefix: 'acme' }, { payload: { cookiePrefix: 'acme' } })).resolves.toBeDefined()
  })
})

describe('an option that `voix()` does not take', () => {
  it('is refused with the file that it belongs to', () => {
    expect(() => configure({}, { options: { search: { en: '/search' } } })).toThrow(
      'voix(): the option "search" belongs to defineVoix(). Move it to voix.config.ts.',
    )
  })

  it('is refused where `voixConfig` is missing', () => {
    expect(() => voix({ slices } as unknown as VoixOptions)).toThrow(
      'voix(): the option "voixConfig" is missing. Give the default export of voix.config.ts.',
    )
  })

  it.each(['assets', { slug: 'assets' }])('is refused as the slug of a collection: %j', (media) => {
    expect(() => configure({}, { options: { collections: { media } } })).toThrow(
      'has a slug for "media". Move it to `collections` of voix.config.ts.',
    )
  })
})

it('a collection has its slug from voix.config and its fields from the plugin', async () => {
  const fields = ({ defaultFields }: { defaultFields: Field[] }) => [...defaultFields, { name: 'mood', type: 'text' }]
  const { collections } = await configure(
    { collections: { pages: 'site-pages', menus: 'lists' } },
    { options: { collections: { pages: { fields } } } },
  )
  const names = collections.find(({ slug }) => String(slug) === 'site-pages')?.flattenedFields.map(({ name }) => name)
  expect(names).toContain('mood')
  expect(collections.map(({ slug }) => slug)).toContain('lists')
})
