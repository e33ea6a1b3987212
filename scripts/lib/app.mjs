import path from 'node:path'
import { findSlices } from '../../cli/slices.mjs'
import { keepServing } from '../../src/front/keepServing.mjs'
import { startWorker } from '../../src/front/startWorker.mjs'
import { describeLogin, rememberShown } from './admin.mjs'
import { refuseUnfinishedRestore } from './backup/backup.mjs'
import { ensureDatabase } from './database.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { sleep, step } from './log.mjs'
import { isPortFree } from './ports.mjs'
import { openPostgres } from './postgres/embedded.mjs'
import { prepareDatabase } from './prepare.mjs'
import { stopGroup } from './process.mjs'
import { spawnNext, waitUntilServing } from './serve.mjs'
import { openSettings } from './settings.mjs'

const DATABASE = 'voix'

/**
 * Prepares an application to be served: packages, secrets, a database with schema and demo. `alongside` runs meanwhile
 * with the same environment. Returns the environment and the settings.
 */
export async function prepareApp({ options, lifetime, alongside = () => null }) {
  const { root, dataDir, port } = options
  if (!(await isPortFree({ port }))) throw new Error(`Port ${port} is taken: stop what listens there, or set PORT`)
  // Throws now for an incomplete slice, which the build would report minutes later.
  findSlices(path.join(root, 'src/blocks'))
  await ensureInstalled({ root })
  refuseUnfinishedRestore(dataDir)
  return withLock({ file: path.join(dataDir, 'prepare.lock') }, async () => {
    const { env, settings } = await environmentOf({ options, lifetime })
    await Promise.all([prepareDatabase({ root, settings, options, env, dataDir }), alongside(env)])
    return { env, settings }
  })
}

/** Returns the installation's environment and settings. Starts the embedded database if it is used and not running. */
export async function environmentOf({ options, lifetime }) {
  const { root, dataDir } = options
  const settings = openSettings({ dataDir })
  const databaseUrl = options.databaseUrl ?? (await openDatabase({ root, dataDir, settings, lifetime }))
  return { env: makeEnv({ options, settings, databaseUrl }), settings }
}

function makeEnv({ options, settings, databaseUrl }) {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: options.secret ?? settings.values.secret,
    VOIX_DATA_DIR: options.dataDir,
    VOIX_COOKIE_PREFIX: process.env.VOIX_COOKIE_PREFIX || settings.values.cookiePrefix,
    PORT: String(options.port),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/**
 * Starts the embedded PostgreSQL until the command ends, and returns the address of its database. `isNew` recreates the
 * database.
 */
export async function openDatabase({ root, dataDir, settings, lifetime, isNew = false }) {
  const opening = openPostgres({ root, dataDir, port: settings.values.databasePort })
  let watch = null
  // Registered before PostgreSQL has started, so that Ctrl-C in between stops it, too.
  lifetime.add(async () => {
    clearInterval(watch)
    const opened = await opening.catch(() => null)
    await opened?.stop()
  })
  const postgres = await step('Starting PostgreSQL', () => opening)
  let isHealing = false
  watch = setInterval(() => void heal(), 500)
  if (postgres.port !== settings.values.databasePort) settings.set({ databasePort: postgres.port })
  await ensureDatabase({ url: postgres.urlOf('postgres'), name: DATABASE, isNew })
  return postgres.urlOf(DATABASE)

  /** Restarts PostgreSQL after it was killed. The site's connections recover by themselves. */
  async function heal() {
    if (isHealing || lifetime.isEnding() || postgres.isRunning()) return
    isHealing = true
    console.error('PostgreSQL has ended: starting it again')
    await postgres.restart().catch(async (error) => {
      console.error(error.message)
      await sleep(2_000)
    })
    isHealing = false
  }
}

/**
 * Starts Next, prints the addresses, and keeps Next running. Throws if it keeps failing. `watch` gets a function that
 * restarts Next, and returns a function that stops watching.
 */
export async function serveApp({ command, options, env, settings, lifetime, watch }) {
  if (lifetime.isEnding()) return
  let child = null
  let isAsked = false
  const start = () => (child = spawnNext({ root: options.root, command, port: options.port, env }))
  lifetime.add(() => stopGroup(child))
  start()
  await step('Starting the server', () => waitUntilServing({ child, port: options.port }))
  const origin = `http://localhost:${options.port}`
  console.log(`
  Site     ${origin}
  Studio   ${origin}/voix
  Login    ${describeLogin({ settings, options })}
  Data     ${options.dataDir}

  It listens on all interfaces: other machines reach it, too.
  Ctrl-C stops everything.`)
  rememberShown({ settings })
  const restart = () => {
    isAsked = true
    void stopGroup(child)
  }
  if (watch) lifetime.add(await watch(restart))
  const takeAsked = () => {
    const was = isAsked
    isAsked = false
    return was
  }
  // `server.mjs` starts its own worker.
  if (command === 'dev' && env.VOIX_WORKER !== '0') lifetime.add(startWorker({ dir: options.root, env }).stop)
  await keepServing({ child, start, isEnding: lifetime.isEnding, isAsked: takeAsked, clear: stopGroup })
}
