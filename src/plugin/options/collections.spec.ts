import type { CollectionConfig, Config, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { keepShape } from '../../collections/core/media/shape'
import { resolveOptions } from '../../options/resolve'
import type { AllOptions, CollectionOption } from '../../options/joinOptions'
import type { SignedIn } from '../../options/types'
import { defineSlice } from '../../slices'
import { mergeCollections } from './collections'
import { namedFields } from './namedFields'

const slice = defineSlice({ name: 'note', label: 'Note', admin: { group: 'g' }, fields: {} })

interface Application {
  own?: CollectionConfig[]
  options?: Partial<AllOptions>
  config?: Partial<Config>
}

function merge({ own = [], options = {}, config = {} }: Application) {
  const given: AllOptions = { slices: [slice], layouts: [{ name: 'plain', label: 'Plain' }], ...options }
  const voix = resolveOptions(given, { ...config, collections: own })
  const merged = mergeCollections(own, voix)
  const find = (slug: string) => merged.collections.find((collection) => collection.slug === slug)
  return { ...merged, voix, find, fieldsOf: (slug: string) => namedFields(find(slug)?.fields ?? []) }
}

const alt: Field = { name: 'alt', type: 'textarea', label: 'In words' }
const assets: CollectionConfig = { slug: 'assets', upload: true, access: { read: () => false }, fields: [alt] }
const customers: CollectionConfig = { slug: 'customers', auth: true, fields: [{ name: 'vip', type: 'checkbox' }] }

describe('collections of the application', () => {
  it('serve as the product’s and stay as they are', () => {
    const own = [customers, assets]
    const { find, collections, adopted, product } = merge({ own, options: { collections: { media: 'assets' } } })
    const { fields, hooks, ...rest } = find('assets') ?? {}
    expect({ ...rest, fields: fields?.slice(0, 1) }).toEqual(assets)
    // The dimensions and frames of images.
    expect([namedFields(fields ?? []).map(({ name }) => name), hooks?.beforeChange]).toEqual([
      ['alt', 'frames'],
      [keepShape],
    ])
    expect(find('media')).toBeUndefined()
    expect(collections.slice(-2).map(({ slug }) => slug)).toEqual(['customers', 'assets'])
    expect([...adopted].sort()).toEqual(['assets', 'customers'])
    expect(product.has('pages') && !product.has('assets')).toBe(true)
  })

  it('get the fields that they lack, none of them required or filled in', () => {
    const { fieldsOf, find } = merge({ own: [customers, { ...assets, slug: 'media', fields: [] }] })
    expect(fieldsOf('media')).toMatchObject([
      { name: 'alt', type: 'text' },
      { name: 'frames', type: 'number' },
    ])
    expect(fieldsOf('customers').map(({ name }) => name)).toEqual(['vip', 'roles'])
    for (const field of [...fieldsOf('media'), ...fieldsOf('customers')]) {
      expect(field).not.toHaveProperty('required')
      expect(field).not.toHaveProperty('defaultValue')
    }
    expect(find('customers')?.hooks?.beforeChange).toHaveLength(1)
  })

  it('are referred to under their slugs', () => {
    const options = { collections: { pages: 'site-pages', media: 'assets', users: 'customers', menus: 'bars' } }
    const { find, fieldsOf } = merge({ own: [customers, assets], options })
    const relation = (slug: string, name: string) => fieldsOf(slug).find((field) => field.name === name)
    expect(relation('site-pages', 'translationOf')).toMatchObject({ relationTo: 'site-pages' })
    expect(relation('recipes', 'preview')).toMatchObject({ relationTo: 'assets' })
    expect(relation('annotations', 'author')).toMatchObject({ relationTo: 'customers' })
    expect(JSON.stringify(find('bars'))).toContain('"collections":{"pages":"site-pages","media":"assets"}')
    const product = merge({}).collections.map(({ slug }) => slug)
    expect(product).toContain('pages')
    expect(find('pages')).toBeUndefined()
  })

  it('may extend what they choose the slug of', () => {
    const mood: Field = { name: 'mood', type: 'text' }
    const pages: CollectionOption = { slug: 'site-pages', fields: ({ defaultFields }) => [mood, ...defaultFields] }
    const { fieldsOf } = merge({ options: { collections: { pages } } })
    expect(fieldsOf('site-pages')[0]).toEqual(mood)
    expect(fieldsOf('site-pages').map(({ name }) => name)).toContain('elements')
  })

  it('called pages are adopted by their name only, whole', () => {
    const pages: CollectionConfig = {
      slug: 'pages',
      access: { read: () => false },
      fields: [
        { type: 'tabs', tabs: [{ label: 'Main', fields: [{ name: 'title', type: 'text', label: 'Headline' }] }] },
      ],
    }
    expect(() => merge({ own: [pages] })).toThrow("pages: 'voix-pages'")
    const { find, fieldsOf } = merge({ own: [pages], options: { collections: { pages: 'pages' } } })
    expect(fieldsOf('pages').filter(({ name }) => name === 'title')).toMatchObject([{ label: 'Headline' }])
    expect(find('pages')).toMatchObject({ trash: true, versions: { drafts: true } })
    expect(find('pages')?.access?.read).toBe(pages.access?.read)
  })

  it.each<[string, CollectionConfig, string]>([
    [
      'a number as alt',
      { ...assets, slug: 'media', fields: [{ name: 'alt', type: 'number' }] },
      '"alt" that cannot serve: its type must be text, and is number',
    ],
    [
      'several alts',
      { ...assets, slug: 'media', fields: [{ name: 'alt', type: 'text', hasMany: true }] },
      '`hasMany` must be false',
    ],
    ['media without uploads', { slug: 'media', fields: [] }, 'has no `upload`'],
    [
      'roles of its own',
      { ...customers, fields: [{ name: 'roles', type: 'select', hasMany: true, options: ['boss'] }] },
      'its options must include "administrator"',
    ],
    [
      'redirects of another plugin',
      {
        slug: 'redirects',
        fields: [
          { name: 'from', type: 'text' },
          { name: 'to', type: 'group', fields: [{ name: 'type', type: 'radio', options: ['reference', 'custom'] }] },
        ],
      },
      'a field "to.type" that cannot serve: its options must include "page"',
    ],
  ])('are refused with %s, by field and rule', (_name, own, message) => {
    expect(() => merge({ own: [own] })).toThrow(message)
  })

  it.each<[string, Partial<AllOptions>, string]>([
    ['an unknown name', { collections: { shop: 'shop' } as never }, '"shop", which is no product collection'],
    ['one slug for two', { collections: { menus: 'lists', forms: 'lists' } }, 'the slug "lists"'],
    [
      'a localized page field',
      {
        collections: {
          pages: { fields: ({ defaultFields }) => [...defaultFields, { name: 'm', type: 'text', localized: true }] },
        },
      },
      'one document per language',
    ],
    ['guarding what is not there', { guardedCollections: ['shop'] }, 'there is no such collection'],
  ])('are not mapped by %s', (_name, options, message) => {
    expect(() => merge({ options })).toThrow(message)
  })
})

describe('users', () => {
  const asUser = (user: object) => user as SignedIn

  it('are those who sign in to the admin already', () => {
    expect(merge({ own: [assets, customers] }).voix.slugs.users).toBe('customers')
    expect(merge({ own: [customers], config: { admin: { user: 'staff' } } }).voix.slugs.users).toBe('staff')
    expect(merge({}).voix.slugs.users).toBe('users')
  })

  it('have the roles that the application tells, and no field for them', () => {
    const roles = (user: SignedIn) => ('vip' in user ? 'editor' : null)
    const { voix, fieldsOf } = merge({ own: [customers], options: { roles } })
    expect(fieldsOf('customers').map(({ name }) => name)).toEqual(['vip'])
    expect(voix.rolesOf(asUser({ id: 1, collection: 'customers', vip: true }))).toEqual(['editor'])
    expect(voix.rolesOf(asUser({ id: 1, collection: 'customers' }))).toEqual([])
  })

  it('of another collection have none, whatever they store', () => {
    const { voix } = merge({ own: [customers] })
    expect(voix.rolesOf(asUser({ id: 1, collection: 'customers', roles: ['administrator'] }))).toEqual([
      'administrator',
    ])
    expect(voix.rolesOf(asUser({ id: 1, collection: 'members', roles: ['administrator'] }))).toEqual([])
  })
})
