#!/usr/bin/env node
// npm test: all tests, on a machine with only Node and npm. `npm run test:all` (`--all`) runs every page, variant and
// command that `npm test` samples. The last line is `N passed, N failed`.
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt, unmarkServed } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { secondsSince, step } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'
import { openPostgres } from './lib/postgres/embedded.mjs'
import { ensureChromium, findWholeChromium } from './lib/testing/chromium.mjs'
import { sweepSeed } from './lib/testing/lane.mjs'
import { memoryDir } from './lib/testing/memoryDir.mjs'
import { schedule } from './lib/testing/schedule.mjs'
import { openSuites } from './lib/testing/suites.mjs'

/** Tests do not need protection against power failures. */
const FLAGS = Object.entries({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
})

/** The number of jobs for two cores. */
const JOBS_AT_ONCE = 2

const started = Date.now()
const lifetime = openLifetime({ interruptedCode: 130 })
const results = []
const isAll = process.argv.includes('--all')
if (isAll) process.env.VOIX_TEST_LANE = 'all'

try {
  const { root, distDir } = readOptions()
  console.log(
    isAll ? 'Everything is tested, without samples.' : `The samples are drawn with VOIX_SWEEP_SEED=${sweepSeed()}.`,
  )
  await ensureInstalled({ root })
  const chromium = await step('Finding a Chromium', ensureChromium)
  const dataDir = fs.mkdtempSync(path.join(memoryDir(), 'voix-test-'))
  // As root, PostgreSQL runs as another user, who needs access.
  fs.chmodSync(dataDir, 0o755)
  lifetime.add(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const databaseUrl = await startDatabase({ root, dataDir })
  const env = { ...process.env, CI: 'true', DATABASE_URL: databaseUrl, VOIX_DATA_DIR: dataDir, CHROMIUM_PATH: chromium }
  env.CHROMIUM_WHOLE_PATH = findWholeChromium() ?? chromium
  env.PAYLOAD_SECRET = 'a secret for tests only'
  const suites = openSuites({ root, env })
  lifetime.add(() => unmarkServed({ root, distDir }))
  const jobs = jobsOf({
    suites,
    build: () => ensureBuilt({ root, distDir, env }),
    serve: () => serveDemo(databaseUrl),
  })
  for (const name of await schedule(jobs, JOBS_AT_ONCE))
    recordFailure({ name, message: 'Not run, since a job that it needs has failed.' })
  const proving = ['unit', 'component', 'integration', 'http', 'reliability', 'browser', 'blank']
  results.push(await suites.specification(proving))
} catch (error) {
  if (!lifetime.isEnding()) recordFailure({ name: 'test', message: error.message })
}

const count = (key) => results.reduce((sum, result) => sum + result[key], 0)
await lifetime.stop()
console.log(`\n${results.map(({ name, passed, failed }) => `${name} ${passed}/${passed + failed}`).join(', ')}`)
console.log(`in ${secondsSince(started)}`)
console.log(`${count('passed')} passed, ${count('failed')} failed`)
process.exit(count('failed') > 0 || count('passed') === 0 ? 1 : 0)

async function startDatabase({ root, dataDir }) {
  const opening = openPostgres({ root, dataDir, flags: FLAGS, isThrowaway: true })
  lifetime.add(async () => (await opening.catch(() => null))?.stop())
  const postgres = await step('Starting PostgreSQL', () => opening)
  return postgres.urlOf('postgres')
}

/** Returns the jobs by priority: the build and its dependents first, then the longest. */
function jobsOf({ suites, build, serve }) {
  let demo = {}
  const suite = (name, work, needs) => ({
    name,
    needs,
    run: async () => {
      const result = await work()
      results.push(result)
      return result.failed === 0
    },
  })
  const check = (name, needs) => suite(name, () => suites.check(name), needs)
  return [
    { name: 'build', run: () => passes('build', build) },
    { name: 'demo', needs: ['build'], run: () => passes('demo', async () => void (demo = await serve())) },
    suite('browser', () => suites.browser(demo), ['demo']),
    suite('integration', suites.integration),
    suite('blank', suites.blank),
    suite('http', () => suites.http(demo), ['demo']),
    suite('unit', suites.unit),
    suite('component', suites.component),
    suite('reliability', suites.reliability, ['build']),
    // Generated again, since an up-to-date build may be followed by the route types of `npm run dev`.
    check('routeTypes', ['build']),
    check('types', ['routeTypes']),
    ...['lint', 'imports', 'knip', 'format'].map((name) => check(name)),
  ]
}

/** Serves the demo for the HTTP and browser tests until the command ends. Returns their environment. */
async function serveDemo(databaseUrl) {
  // Imported here, since its packages are not installed when this command starts.
  const { startDemo } = await import('./lib/testing/startDemo.mjs')
  const demo = await step('Starting the demo', () => startDemo({ databaseUrl }))
  lifetime.add(demo.stop)
  return demo.env
}

async function passes(name, work) {
  try {
    await work()
    return true
  } catch (error) {
    recordFailure({ name, message: error.message })
    return false
  }
}

function recordFailure({ name, message }) {
  console.error(`\n✗ ${name}: ${message}`)
  results.push({ name, passed: 0, failed: 1 })
}
