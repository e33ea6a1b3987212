import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { defineSlice, field } from '../../slices'
import { trustedOrigins } from '../origins'
import { voix } from '../voix'
import type { AllOptions } from '../../options/joinOptions'
import { extendCollection } from './extend'
import { resolveOptions } from '../../options/resolve'

const slice = defineSlice({ name: 'note', label: 'Note', admin: { group: 'g' }, fields: {} })
const layouts = [{ name: 'plain', label: 'Plain' }]
const options = (part: Partial<AllOptions> = {}): AllOptions => ({ slices: [slice], layouts, ...part })

const WITH_OLD = {
  layouts: [
    { name: 'plain', label: 'Plain' },
    { name: 'old', label: 'Old', isOffered: false },
  ],
}

describe('options', () => {
  it('have defaults', () => {
    expect(resolveOptions(options())).toMatchObject({
      defaultLayout: 'plain',
      languages: [{ code: 'en', icon: '🇺🇸', file: 'en.json' }],
      sites: [{ id: 0 }],
      saveActions: { saveDraft: true, quickSave: true, saveVersionForLater: true, savePublishVersion: true },
    })
    expect(resolveOptions(options({ saveActions: { quickSave: false } })).saveActions.quickSave).toBe(false)
  })

  it('have the time zone of the site, else that of Payload’s admin, else UTC', () => {
    const admin = { timezones: { defaultTimezone: 'Europe/Madrid', supportedTimezones: [] } }
    expect(resolveOptions(options({ timeZone: 'America/Jamaica' }), { admin }).timeZone).toBe('America/Jamaica')
    expect(resolveOptions(options(), { admin }).timeZone).toBe('Europe/Madrid')
    expect(resolveOptions(options())).toMatchObject({ timeZone: 'UTC', timeZones: [] })
  })

  it.each([
    [{ timeZone: 'Jamaica time' }, 'voix(): the option "timeZone" is "Jamaica time", which is no time zone.'],
    [{ timeZone: '-05:00' }, 'voix(): the option "timeZone" is "-05:00", which is no time zone.'],
    [{ timeZones: ['Europe/Madrid', 'Mars/Olympus'] }, 'voix(): the option "timeZones" has "Mars/Olympus", which is'],
  ])('refuse what is no time zone: %j', (part, message) => {
    expect(() => resolveOptions(options(part))).toThrow(message)
  })

  it('keep the screens of developers for administrators unless a role is named', () => {
    const { screens } = resolveOptions(options({ developerScreens: { slicer: ['editor'] } }))
    expect(screens).toMatchObject({
      pages: ['administrator', 'editor', 'reviewer'],
      trash: ['administrator', 'editor'],
      caches: ['administrator'],
      'page-properties': ['administrator'],
      slicer: ['administrator', 'editor'],
    })
  })

  it.each([
    ['slices', { slices: [] }],
    ['layouts', { layouts: [] }],
    [
      'layouts',
      {
        layouts: [
          { name: 'a', label: 'A' },
          { name: 'a', label: 'B' },
        ],
      },
    ],
    ['audiences', { audiences: [{ name: 'signed-in', label: 'Members', has: () => true }] }],
    ['audiences', { audiences: [{ name: 'Travel agents', label: 'Agents', has: () => true }] }],
    ['signIn', { signIn: { name: 'Acme', issuer: 'http://login.acme.com', clientId: 'voix' } }],
    ['signIn', { signIn: { name: 'Acme', issuer: 'https://login.acme.com', clientId: '' } }],
    ['signIn', { signIn: { name: 'Acme', issuer: 'https://a.com', clientId: 'voix', returnPath: '/x?y' } }],
    [
      'signIn',
      { signIn: { name: 'Acme', issuer: 'https://a.com', clientId: 'v', roles: () => 'editor' }, roles: () => null },
    ],
    ['layouts', { layouts: [{ name: 'plain', label: 'Plain', isOffered: false }] }],
    ['layouts', { layouts: [{ name: 'plain', label: 'Plain', isOffered: 'no' as unknown as boolean }] }],
    ['developerScreens', { developerScreens: { pages: ['editor'] } as AllOptions['developerScreens'] }],
    ['developerScreens', { developerScreens: { slicer: ['agent'] } as unknown as AllOptions['developerScreens'] }],
    ['defaultLayout', { defaultLayout: 'nowhere' }],
    ['defaultLayout', { ...WITH_OLD, defaultLayout: 'old' }],
    ['recipes', { ...WITH_OLD, recipes: [{ name: 'a', title: 'A', layout: 'old', recipe: [{ blockType: 'note' }] }] }],
    ['languages', { languages: [] }],
    ['languages', { languages: [{ code: 'English', name: 'English' }] }],
    ['languages', { languages: [{ code: 'en', name: 'English', file: 'english.json' }], siteLabels: {} }],
    [
      'sites',
      {
        sites: [
          { id: 1, name: 'A', hosts: [] },
          { id: 1, name: 'B', hosts: [] },
        ],
      },
    ],
    [
      'sites[].hosts',
      {
        sites: [
          { id: 1, name: 'A', hosts: ['x.y'] },
          { id: 2, name: 'B', hosts: ['X.Y'] },
        ],
      },
    ],
    ['loaders', { loaders: { other: () => Promise.reject(new Error('never')) } }],
    ['reservedPaths', { reservedPaths: ['/shop'] }],
    [
      'publicRoles[].passwordPage',
      { publicRoles: [{ name: 'agent', label: 'Agent', passwordPage: { en: 'https://a.example' } }] },
    ],
    ['search', { search: { fr: '/chercher' } }],
    ['search', { search: { en: 'search' } }],
    ['search', { search: { en: '/' } }],
    ['search', { search: { en: '/Search' } }],
    ['search', { search: { en: '/search/{slug}' } }],
    ['search', { search: { en: '/api/search' } }],
    ['cacheLimits', { cacheLimits: { pages: 0 } }],
  ] as [string, Partial<AllOptions>][])('refuse a wrong %s by its name', (name, part) => {
    const by = /^(layouts|defaultLayout|languages|sites|search)\b/.test(name) ? 'defineVoix()' : 'voix()'
    expect(() => resolveOptions(options(part))).toThrow(`${by}: the option "${name}"`)
  })

  it.each([
    [{ layouts: ['blokcs'] }, '"note" for the layout "blokcs"'],
    [{ slots: { default: { allowedElements: ['buton'] } } }, '"note", whose slot "default" allows "buton"'],
  ])('refuse names in slices that nothing has', (part, culprit) => {
    expect(() => resolveOptions(options({ slices: [{ ...slice, ...part }] }))).toThrow(culprit)
  })
})

it('a field of a slice whose documents are of no collection is refused at start', async () => {
  const who = field.relationship({ label: 'Who', relationTo: 'nope' })
  const db = postgresAdapter({ pool: {} })
  const start = (relationTo: string) =>
    buildConfig({
      secret: 'secret',
      db,
      plugins: [voix({ voixConfig: { layouts }, slices: [{ ...slice, fields: { who: { ...who, relationTo } } }] })],
    })
  await expect(start('nope')).rejects.toThrow("Field Who has invalid relationship 'nope'")
  await expect(start('media')).resolves.toBeDefined()
})

it('only the way to sign in has a screen while the plugin is disabled, and all collections stay', async () => {
  const start = (part: object) =>
    buildConfig({
      secret: 'secret',
      db: postgresAdapter({ pool: {} }),
      plugins: [voix({ voixConfig: { layouts }, slices: [slice], ...part })],
    })
  const [on, off] = await Promise.all([start({}), start({ disabled: true })])
  expect(on.admin.components?.views).toHaveProperty('voixStudio')
  expect(Object.keys(off.admin.components?.views ?? {})).toEqual(['voixSignInReturn'])
  expect(off.collections.map(({ slug }) => slug)).toEqual(on.collections.map(({ slug }) => slug))
})

describe('extending a collection', () => {
  const base = {
    slug: 'pages',
    fields: [{ name: 'title', type: 'text' as const }],
    hooks: { afterChange: [() => 1] },
    access: { read: () => true },
  }

  it('takes the fields from a function of its own ones, and adds hooks without replacing any', () => {
    const own = () => 2
    const extended = extendCollection(base, {
      fields: ({ defaultFields }) => [{ name: 'mood', type: 'text' }, ...defaultFields],
      hooks: { afterChange: [own] },
      access: { update: () => false },
    })
    expect(extended.fields).toEqual([{ name: 'mood', type: 'text' }, ...base.fields])
    expect(extended.hooks?.afterChange).toEqual([...base.hooks.afterChange, own])
    expect(Object.keys(extended.access ?? {})).toEqual(['read', 'update'])
  })

  it('refuses a field that the collection has, also inside a row', () => {
    const again = { name: 'title', type: 'text' as const }
    for (const added of [again, { type: 'row' as const, fields: [again] }]) {
      const fields = ({ defaultFields }: { defaultFields: Field[] }) => [...defaultFields, added]
      expect(() => extendCollection(base, { fields })).toThrow('a field "title" already')
    }
  })

  it('takes a field of the collection changed and inside a tab, and refuses to lose it or its type', () => {
    const tabs: Field = {
      type: 'tabs',
      tabs: [{ label: 'Main', fields: [{ name: 'title', type: 'text', label: 'T' }] }],
    }
    expect(extendCollection(base, { fields: () => [tabs] }).fields).toEqual([tabs])
    expect(() => extendCollection(base, { fields: () => [] })).toThrow(
      '"title" (text) of the collection "pages" is missing',
    )
    const number: Field = { name: 'title', type: 'number' }
    expect(() => extendCollection(base, { fields: () => [number] })).toThrow('has the type "number"')
  })
})

it('trusted origins are the server’s own and those that are listed', () => {
  expect(trustedOrigins({ PORT: '4000' })).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000'])
  expect(
    trustedOrigins({
      VOIX_SERVER_URL: 'https://x.example/',
      VOIX_TRUSTED_ORIGINS: 'https://a.example, https://b.example',
    }),
  ).toEqual(['https://x.example', 'https://a.example', 'https://b.example'])
})
