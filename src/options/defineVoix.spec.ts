import { describe, expect, it } from 'vitest'
import type { VoixConfig } from './config'
import { defineVoix } from './defineVoix.mjs'

const layouts = [{ name: 'plain', label: 'Plain' }]
/** Calls it like a JavaScript file, without types. */
const define = (config: unknown) => defineVoix(config as VoixConfig)

describe('defineVoix()', () => {
  it('fills in the defaults, and may be given what it returned', () => {
    const defined = defineVoix({ layouts, search: { en: '/search' }, sites: undefined })
    expect(defined).toEqual({
      layouts,
      search: { en: '/search' },
      admin: '/admin',
      cookiePrefix: 'payload',
      collections: {},
      partsDirs: ['src'],
      frameHosts: [],
      formHosts: [],
      contentDatabase: false,
      runtime: 'react',
      applicationRoutes: [],
    })
    expect(defineVoix(defined)).toEqual(defined)
  })

  it.each([
    ['serach', 'Did you mean "search"?'],
    ['slicedir', 'Did you mean "slicesDir"?'],
    ['frameHost', 'Did you mean "frameHosts"?'],
    ['toString', 'It takes: layouts, '],
    ['timeZoneOfTheSite', 'It takes: layouts, '],
  ])('refuses the unknown option "%s" and names the nearest', (name, remedy) => {
    expect(() => define({ layouts, [name]: '/' })).toThrow(`defineVoix(): there is no option "${name}". ${remedy}`)
  })

  it.each<[string, unknown, string]>([
    ['layouts', [{ name: 'plain' }], 'a list of { name, label }'],
    ['languages', ['en'], 'a list of { code, name }'],
    ['sites', [{ id: '1', name: 'One', hosts: [] }], 'a list of { id, name, hosts }'],
    ['search', { en: 1 }, 'paths by language, such as { en: "/search" }'],
    ['search', ['/search'], 'paths by language, such as { en: "/search" }'],
    ['admin', 'office', 'a path that starts with a slash, such as "/admin"'],
    ['cookiePrefix', '', 'a text, such as "payload"'],
    ['collections', { media: { slug: 'assets' } }, 'slugs by the names of the collections'],
    ['slicesDir', null, 'the path of a folder, such as "src/blocks"'],
    ['partsDirs', 'src', 'a list of folders, such as ["src"]'],
    ['frameHosts', ['https://example.org'], 'a list of hosts, such as ["example.org"]'],
    ['formHosts', 'example.org', 'a list of hosts, such as ["example.org"]'],
    ['contentDatabase', 'yes', 'true or false'],
    ['runtime', 'vue', '"react" or "preact"'],
    ['applicationRoutes', ['legacy'], 'a list of paths, such as ["/shop/[...path]"]'],
  ])('refuses a wrong "%s" with the rule: %j', (name, value, rule) => {
    const message = `defineVoix(): the option "${name}" is ${JSON.stringify(value)}. Give ${rule}`
    expect(() => define({ layouts, [name]: value })).toThrow(message)
  })

  it('shows only the beginning of a long value', () => {
    const long = Array.from({ length: 50 }, (_, index) => ({ name: `layout-${index}` }))
    expect(() => define({ layouts: long })).toThrow(/^.{0,200}…\. Give a list of \{ name, label \}\.$/)
  })

  it('refuses a missing list of layouts, and what is no object', () => {
    expect(() => define({})).toThrow('the option "layouts" is missing. Give a list of { name, label }.')
    expect(() => define(undefined)).toThrow('the configuration is undefined. Give an object.')
  })
})
