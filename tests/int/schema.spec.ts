import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type App } from './helpers/app'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../src/migrations')

interface Kit {
  generateDrizzleJson: (schema: unknown) => Record<string, unknown>
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>
}

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('the migrations make exactly the schema of the configuration', async () => {
  const snapshots = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.json')).sort()
  const before: unknown = JSON.parse(await readFile(path.join(MIGRATIONS, snapshots.at(-1) ?? ''), 'utf8'))
  const { requireDrizzleKit, schema } = app.payload.db as unknown as { requireDrizzleKit: () => Kit; schema: unknown }
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit.call(app.payload.db)
  expect(
    await generateMigration(before, generateDrizzleJson(schema)),
    'Run: npx payload migrate:create <name>',
  ).toEqual([])
})

it('the generated types know every collection', async () => {
  const types = await readFile(path.resolve(MIGRATIONS, '../payload-types.ts'), 'utf8')
  for (const { slug } of app.config.collections)
    expect(types, 'Run: npm run generate').toContain(`${slug.includes('-') ? `'${slug}'` : slug}: `)
})

it('stores elements as JSON: no table per slice', async () => {
  const tables = await app.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name like '%pages%'`,
  )
  expect(tables.map(({ table_name }) => table_name).sort()).toEqual([
    '_pages_v',
    '_pages_v_version_tags',
    'pages',
    'pages_tags',
  ])
})
