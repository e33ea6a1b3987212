import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type SanitizedConfig } from 'payload'
import { voix } from '../../../src/plugin'
import { defineSlice, field } from '../../../src/slices'

const notice = defineSlice({
  name: 'notice',
  label: 'Notice',
  group: 'test',
  fields: { title: field.text({ label: 'Title' }) },
})

const framed = defineSlice({
  name: 'framed',
  label: 'Framed',
  group: 'test',
  fields: { title: field.text({ label: 'Title' }) },
  layouts: ['wide'],
})

/** A blank application with two slices, one of them for one layout only. */
export function limitedConfig(): Promise<SanitizedConfig> {
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
    plugins: [
      voix({
        slices: [notice, framed],
        layouts: [
          { name: 'wide', label: 'Wide' },
          { name: 'plain', label: 'Plain' },
        ],
      }),
    ],
  })
}
