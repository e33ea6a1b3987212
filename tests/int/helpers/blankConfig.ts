import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type SanitizedConfig } from 'payload'
import { voix } from '../../../src/plugin'

/** A blank application: nothing but the plugin with these slices and layouts. */
export function blankConfig(options: Parameters<typeof voix>[0]): Promise<SanitizedConfig> {
  return buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    db: postgresAdapter({
      pool: { connectionString: process.env.DATABASE_URL },
      blocksAsJSON: true,
      idType: 'uuid',
      push: false,
    }),
    editor: lexicalEditor(),
    telemetry: false,
    typescript: { autoGenerate: false },
    plugins: [voix(options)],
  })
}
