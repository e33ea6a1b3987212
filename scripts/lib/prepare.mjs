import fs from 'node:fs'
import path from 'node:path'
import { ensureAdmin, forgetChangedPassword, seedAdmin } from './admin.mjs'
import { backUpBeforeMigration } from './backup/backup.mjs'
import {
  checkServerVersion,
  hasPages,
  isDatabaseEmpty,
  pendingMigrations,
  withClient,
  withDatabaseLock,
} from './database.mjs'
import { step } from './log.mjs'
import { runRepeatable } from './run.mjs'

const SEED = 'src/content/demo/seed.ts'

/** Updates the database to the code: runs migrations, seeds the demo into an empty one, and sets the administrator. */
export async function prepareDatabase({ root, settings, options, env, dataDir }) {
  await withClient(env.DATABASE_URL, async (client) => {
    await checkServerVersion(client)
    await withDatabaseLock({ client, onWait: tellWait }, async () => {
      await migrateIfPending({ client, root, options, env, dataDir })
      await repairOnce('links', { client, root, env, dataDir })
      await repairOnce('pictures', { client, root, env, dataDir })
      await seedIfEmpty({ client, root, settings, options, env, dataDir })
      await ensureAdmin({
        settings,
        options,
        payload: (script, more) => payloadRun({ root, env: { ...env, ...more }, script }),
      })
      await forgetChangedPassword({ client, settings })
    })
  })
}

function tellWait() {
  console.log('  … another process prepares the same database: waiting for it')
}

async function migrateIfPending({ client, root, options, env, dataDir }) {
  const pending = await pendingMigrations({ client, root })
  if (pending.length === 0) return
  let backup = null
  if (options.backsUp && !(await isDatabaseEmpty(client))) {
    const databaseUrl = env.DATABASE_URL
    backup = await step('Backing up before the migration', () => backUpBeforeMigration({ databaseUrl, dataDir }))
  }
  try {
    await step(`Migrating the database (${pending.length} to go)`, async () => {
      const output = await migrate({ root, env })
      const left = await pendingMigrations({ client, root })
      if (left.length > 0) throw new Error(`These migrations were not run: ${left.join(', ')}\n${output}`)
    })
  } catch (error) {
    if (backup) error.message += `\nThe backup from before is ${backup}`
    throw error
  }
}

/**
 * Repairs data of earlier versions, as `npx voix migrate` does: encoded links, the size of rotated images.
 * A file marks it as done, since it reads every version and every image.
 */
async function repairOnce(task, { client, root, env, dataDir }) {
  const mark = path.join(dataDir, `${task}-repaired`)
  if (fs.existsSync(mark)) return
  if (!(await isDatabaseEmpty(client))) {
    await step(`Repairing ${task}`, () => payload({ root, env, args: ['run', 'cli/definitions.mjs', task] }))
  }
  fs.writeFileSync(mark, new Date().toISOString())
}

function migrate({ root, env }) {
  return payload({ root, env, args: ['migrate'] })
}

/** Runs a TypeScript file with the project's Payload configuration. */
function payloadRun({ root, env, script, onLine }) {
  return payload({ root, env, args: ['run', script], onLine })
}

/** In production mode, in which Payload does not write types into the sources: a build may be running. */
function payload({ root, env, args, onLine }) {
  return runRepeatable(['node_modules/payload/bin.js', ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NODE_OPTIONS: '--no-deprecation' },
    name: `payload ${args.join(' ')}`,
    onLine,
  })
}

/** An interrupted seed is run again: the mark is removed at its end, and the seed continues where it stopped. */
async function seedIfEmpty({ client, root, settings, options, env, dataDir }) {
  const mark = path.join(dataDir, 'seed-unfinished')
  if (!fs.existsSync(mark) && !(await isDatabaseEmpty(client))) return
  if (!fs.existsSync(path.join(root, SEED))) return
  fs.writeFileSync(mark, new Date().toISOString())
  const admin = seedAdmin({ settings, options })
  const adminEnv = { VOIX_ADMIN_EMAIL: admin.email, VOIX_ADMIN_PASSWORD: admin.password }
  await step('Seeding the demo', async (tell) => {
    const output = await payloadRun({ root, env: { ...env, ...adminEnv }, script: SEED, onLine: tell })
    if (!(await hasPages(client))) throw new Error(`${SEED} ended without an error but wrote no page\n${output}`)
  })
  admin.remember()
  fs.rmSync(mark)
}
