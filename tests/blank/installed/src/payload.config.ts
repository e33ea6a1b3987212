import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { voix } from 'voix'
import { slices } from './blocks/registry/configs'
import { loaders } from './blocks/registry/loaders'
import { Customers } from './collections/Customers'
import { Media } from './collections/Media'
import voixConfig from '../voix.config'
import { quietTitles } from './extension/check/quietTitles'
import { ratingType } from './extension/fieldType/rating'

const dirname = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  admin: { user: Customers.slug, importMap: { baseDir: dirname } },
  collections: [Customers, Media],
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET || '',
  typescript: { outputFile: path.resolve(dirname, 'payload-types.ts') },
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL || '' }, push: false }),
  plugins: [
    voix({
      voixConfig,
      slices,
      loaders,
      fieldTypes: [ratingType],
      studio: {
        commands: ['/extension/command/shout#shout'],
        panels: ['/extension/panel/TitlePanel#titleTabs'],
        fields: ['/extension/fieldType/RatingInput#ratingField'],
        checks: ['/extension/check/quietTitles.client#quietTitles'],
        events: ['/extension/events/announce#announce'],
        providers: ['/extension/provider/SaveCount#SaveCountProvider'],
        without: { commands: ['quick-save'], tabs: ['query'] },
        order: { tabs: ['title'] },
      },
      checks: [quietTitles],
      roles: (user) => ('level' in user && user.level === 'owner' ? 'administrator' : null),
    }),
  ],
  sharp,
})
