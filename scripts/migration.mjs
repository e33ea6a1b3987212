#!/usr/bin/env node
// npm run migration -- <name>: writes a migration for changed fields of collections, the types and the import map.
import fs from 'node:fs'
import path from 'node:path'
import { generate, runOffline } from './lib/generate.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { step } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'

/**
 * Payload writes this import. The sources keep imports that are not marked as types, and these names exist only as
 * types.
 */
const TYPES = /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/
const AS_TYPES = 'import { type MigrateUpArgs, type MigrateDownArgs, sql }'

try {
  const [name] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    throw new Error('Name the migration in lower case and with "_": npm run migration -- add_team')
  const { root } = readOptions()
  await ensureInstalled({ root })
  const dir = path.join(root, 'src/migrations')
  const before = new Set(fs.readdirSync(dir))
  await step('Comparing the fields with the last migration', () =>
    runOffline({ root, args: ['migrate:create', name, '--skip-empty'] }),
  )
  const added = fs.readdirSync(dir).filter((file) => !before.has(file))
  // Payload compares only with the newest snapshot.
  if (added.length > 0) for (const file of before) if (file.endsWith('.json')) fs.rmSync(path.join(dir, file))
  for (const file of added.filter((one) => one.endsWith('.ts'))) {
    const text = fs.readFileSync(path.join(dir, file), 'utf8')
    fs.writeFileSync(path.join(dir, file), text.replace(TYPES, AS_TYPES))
  }
  await generate({ root })
  console.log(
    added.length > 0
      ? `\nRead it: src/migrations/${added.find((file) => file.endsWith('.ts'))}\nThe next start migrates the database.`
      : '\nThe database needs no change.',
  )
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
