#!/usr/bin/env node
// npm test: everything that must hold, on a machine with nothing but Node and npm. Its last line is `N passed, N failed`.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt, unmarkServed } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { secondsSince, step } from './lib/log.mjs'
import { readOptions } from './lib/options.mjs'
import { findFreePort } from './lib/ports.mjs'
import { openPostgres } from './lib/postgres/embedded.mjs'
import { ensureChromium, findWholeChromium } from './lib/testing/chromium.mjs'
import { openSuites } from './lib/testing/suites.mjs'

/** Tests can do without what protects data from a power cut. */
const FLAGS = Object.entries({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
})

const started = Date.now()
const lifetime = openLifetime({ interruptedCode: 130 })
const results = []

try {
  const { root, distDir } = readOptions()
  await ensureInstalled({ root })
  const chromium = await step('Finding a Chromium', ensureChromium)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'voix-test-'))
  // PostgreSQL's user must get in when we are root.
  fs.chmodSync(dataDir, 0o755)
  lifetime.add(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const databaseUrl = await startDatabase({ root, dataDir })
  const env = { ...process.env, CI: 'true', DATABASE_URL: databaseUrl, VOIX_DATA_DIR: dataDir, CHROMIUM_PATH: chromium }
  env.CHROMIUM_WHOLE_PATH = findWholeChromium() ?? chromium
  env.PAYLOAD_SECRET = 'a secret for tests only'
  const suites = openSuites({ root, env })
  lifetime.add(() => unmarkServed({ root, distDir }))
  // Two at a time is what two cores bear: one begins with the build and what needs it, the other with the longest of the rest.
  const rest = restOf(suites)
  await Promise.all([buildAndIntegrate({ root, distDir, suites, env }).then(() => workOff(rest)), workOff(rest)])
  if (results.every(({ name }) => name !== 'build')) {
    results.push(await suites.browser({ VOIX_E2E_PORT: String(await findFreePort()) }))
    results.push(await suites.specification(['unit', 'component', 'integration', 'reliability', 'browser', 'blank']))
  }
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

/** The build, what needs its generated types, and what waits for the database most of the time. */
async function buildAndIntegrate({ root, distDir, suites, env }) {
  try {
    await ensureBuilt({ root, distDir, env })
  } catch (error) {
    recordFailure({ name: 'build', message: error.message })
  }
  // A build that need not be made anew may have left the route types of `npm run dev` behind.
  for (const name of ['routeTypes', 'types']) results.push(await suites.check(name))
  results.push(await suites.integration())
  if (results.every(({ name }) => name !== 'build')) results.push(await suites.reliability())
}

/** The packed product, which waits for its installation and builds by itself, then what looks at the sources only. */
function restOf(suites) {
  const checks = ['lint', 'format', 'imports', 'knip'].map((name) => () => suites.check(name))
  return [suites.blank, suites.unit, suites.component, ...checks]
}

/** Runs one suite after the other until none is left. */
async function workOff(waiting) {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next())
}

function recordFailure({ name, message }) {
  console.error(`\n✗ ${name}: ${message}`)
  results.push({ name, passed: 0, failed: 1 })
}
