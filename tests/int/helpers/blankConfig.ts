import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import type { AllOptions } from '../../../src/options/joinOptions'
import { voixOf } from './voixOf'

/**
 * Returns a blank application: only the plugin with these slices and layouts, on the demo's schema. With `jobs` it has
 * a schema of its own.
 */
export function blankConfig(options: AllOptions, { jobs }: Pick<Config, 'jobs'> = {}): Promise<SanitizedConfig> {
  const publicRoles = [{ name: 'agent', label: 'Travel agent' }]
  return buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    db: postgresAdapter({
      pool: { connectionString: process.env.DATABASE_URL },
      blocksAsJSON: true,
      idType: 'uuid',
      push: jobs !== undefined,
    }),
    editor: lexicalEditor(),
    telemetry: false,
    typescript: { autoGenerate: false },
    localization: { locales: ['en'], defaultLocale: 'en' },
    ...(jobs && { jobs }),
    plugins: [voixOf({ publicRoles, ...options })],
  })
}
