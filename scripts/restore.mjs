#!/usr/bin/env node
// npm run restore -- <file>: restores a backup into an empty data folder, for npm start.
import path from 'node:path'
import { openDatabase } from './lib/app.mjs'
import { restoreBackup } from './lib/backup/backup.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { step } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'

const lifetime = openLifetime({ interruptedCode: 130 })
/** The settings are in the archive. */
const NO_SETTINGS = { values: {}, set: () => {} }

try {
  const { root, dataDir, databaseUrl } = readOptions()
  const file = process.argv[2]
  if (!file) throw new Error('Name the backup: npm run restore -- <file>')
  await ensureInstalled({ root })
  const open = ({ isRepeated }) =>
    databaseUrl ?? openDatabase({ root, dataDir, settings: NO_SETTINGS, lifetime, isNew: isRepeated })
  await step('Restoring the backup', () => restoreBackup({ file: path.resolve(file), dataDir, openDatabase: open }))
  console.log(`\n  Restored into ${dataDir}: npm start serves it.`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
