#!/usr/bin/env node
// npm run backup [-- <file>]: writes database, uploads and settings into one archive while the site is running.
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from './lib/app.mjs'
import { backupName, backupsDir, writeBackup } from './lib/backup/backup.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { step } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'
import { openSettings } from './lib/settings.mjs'

const lifetime = openLifetime({ interruptedCode: 130 })

try {
  const { root, dataDir, databaseUrl: given } = readOptions()
  if (!fs.existsSync(path.join(dataDir, 'settings.json'))) throw new Error(`There is no installation in ${dataDir}`)
  await ensureInstalled({ root })
  const file = path.resolve(process.argv[2] ?? path.join(backupsDir(dataDir), backupName()))
  const databaseUrl = given ?? (await openDatabase({ root, dataDir, settings: openSettings({ dataDir }), lifetime }))
  await step('Writing the backup', () => writeBackup({ databaseUrl, dataDir, file }))
  console.log(`
  ${file}

  It holds the site's secrets. Restore it by: VOIX_DATA_DIR=<empty folder> npm run restore -- <file>`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}
