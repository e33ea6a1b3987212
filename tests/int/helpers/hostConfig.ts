import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type CollectionConfig, type Plugin, type SanitizedConfig } from 'payload'
import type { AllOptions } from '../../../src/options/joinOptions'
import { defineSlice, field } from '../../../src/slices'
import { voixOf } from './voixOf'

const teaser = defineSlice({
  name: 'teaser',
  label: 'Teaser',
  admin: { group: 'shop' },
  fields: {
    title: field.text({ label: 'Title' }),
    picture: field.upload({ label: 'Picture', breakpoints: { default: { width: 40, height: 20 } } }),
    icon: field.image({ label: 'Icon' }),
    link: field.link({ label: 'Link' }),
    copy: field.richText({ label: 'Copy' }),
    product: field.payload({ name: 'product', type: 'relationship', relationTo: 'products' as 'pages' }),
  },
})

const box = defineSlice({
  name: 'box',
  label: 'Box',
  admin: { group: 'shop' },
  fields: {},
  slots: { default: { allowedElements: '*' } },
})

const customers: CollectionConfig = {
  slug: 'customers',
  auth: true,
  access: { create: () => true },
  fields: [{ name: 'level', type: 'select', options: ['owner', 'clerk', 'proofreader', 'buyer'] }],
}

const members: CollectionConfig = { slug: 'members', auth: true, fields: [{ name: 'level', type: 'text' }] }

const media = (): CollectionConfig => ({
  slug: 'media',
  access: { read: () => true },
  upload: { staticDir: path.join(process.env.VOIX_DATA_DIR ?? '', 'uploads') },
  fields: [{ name: 'alt', type: 'text', required: true }],
})

const products: CollectionConfig = {
  slug: 'products',
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text', localized: true },
    { name: 'photo', type: 'upload', relationTo: 'media' },
    { name: 'brand', type: 'relationship', relationTo: 'brands' as 'pages' },
  ],
}

/** A collection with the application's own access control. */
const brands: CollectionConfig = {
  slug: 'brands',
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'range',
      type: 'group',
      fields: [{ name: 'products', type: 'join', collection: 'products' as 'pages', on: 'brand' }],
    },
  ],
}

const ROLES = { owner: 'administrator', clerk: 'editor', proofreader: 'reviewer' } as const

/** The application's names for the demo's roles. */
export const LEVELS = { administrator: 'owner', editor: 'clerk', reviewer: 'proofreader', agent: 'buyer' } as const

interface Host {
  options?: Partial<AllOptions>
  plugins?: Plugin[]
}

/**
 * Returns a shop that existed before the plugin was added: serial ids, its own accounts, pictures and languages, the
 * admin at Payload's path, and nothing that the plugin's defaults could rely on.
 */
export function hostConfig({ options = {}, plugins = [] }: Host = {}): Promise<SanitizedConfig> {
  return buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL }, blocksAsJSON: true }),
    // Explicit features: Payload creates the default set once per process, with the collections of the first
    // configuration.
    editor: lexicalEditor({ features: ({ defaultFeatures }) => defaultFeatures }),
    telemetry: false,
    typescript: { autoGenerate: false },
    localization: { locales: ['de', 'en'], defaultLocale: 'en' },
    collections: [customers, members, media(), products, brands],
    plugins: [
      ...plugins,
      voixOf({
        slices: [teaser, box],
        layouts: [{ name: 'plain', label: 'Plain' }],
        collections: { pages: 'site-pages', redirects: { slug: 'moved' } },
        guardedCollections: ['brands'],
        roles: (user) => ROLES[(user as unknown as { level: keyof typeof ROLES }).level] ?? null,
        ...options,
      }),
    ],
  })
}
