import fs from 'node:fs'
import path from 'node:path'
import { secondsSince, step } from '../log.mjs'
import { run, runBin } from '../run.mjs'
import { failedFilesOf, readPlaywrightReport, readVitestReport } from './reports.mjs'

const STATIC = {
  format: ['prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']],
  // The types of the routes as a build writes them; those of `npm run dev` name some routes otherwise.
  routeTypes: ['next/dist/bin/next', ['typegen']],
  types: ['typescript/bin/tsc', ['--noEmit']],
  lint: ['eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  imports: ['dependency-cruiser/bin/dependency-cruise.mjs', importsArgs()],
  knip: ['knip/bin/knip.js', []],
}

/**
 * What makes a check remember the files that have not changed. ESLint's rules look at the types of other files as well, of which it
 * knows nothing: good enough for the daily loop, where the types are checked beside it, and not for `npm test`.
 */
const CACHED = {
  format: ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier/check'],
  lint: ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/check'],
  knip: ['--cache'],
}

function importsArgs() {
  return [
    'src',
    'payload.config.ts',
    'voix.config.ts',
    'next.config.mjs',
    'tests',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
  ]
}

/** So many files that fail at once fail for a reason. */
const MOST_REPEATED = 8

/**
 * The suites of `npm test`. Each answers `{ name, passed, failed, skipped, failures }` and never throws. With `isCached` a check looks
 * only at what has changed since the last time.
 */
export function openSuites({ root, env, isCached = false }) {
  const reportsDir = path.join(root, 'reports')
  fs.rmSync(reportsDir, { recursive: true, force: true })
  fs.mkdirSync(reportsDir, { recursive: true })
  const report = (name) => path.join(reportsDir, `${name}.json`)
  const vitest = (name, project, more = {}, onLine = undefined) => {
    const [first, again] = [report(name), report(`${name}-again`)]
    const runFiles = (outputFile, files) => {
      const args = ['run', '--project', project, '--reporter=json', `--outputFile=${outputFile}`, ...files]
      return runBin('vitest/vitest.mjs', args, { cwd: root, env: { ...env, ...more }, onLine })
    }
    // As in the browser: what fails gets a second try, in a process of its own, and that it needed one is said.
    const work = () =>
      runFiles(first, []).catch(async (error) => {
        const files = failedFilesOf(first)
        if (files.length === 0 || files.length > MOST_REPEATED) throw error
        await runFiles(again, files)
      })
    return runSuite({ name, work, read: () => readVitestReport(first, again) })
  }
  const playwright = (name, args, more) => {
    const suiteEnv = { ...env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) }
    const all = ['test', '--reporter=json', ...args]
    const work = () => runBin('@playwright/test/cli.js', all, { cwd: root, env: suiteEnv })
    return runSuite({ name, work, read: () => readPlaywrightReport(report(name)) })
  }
  const check = (name) => {
    const [bin, args] = STATIC[name]
    const cached = (isCached && CACHED[name]) || []
    return runSuite({ name, work: () => runBin(bin, [...args, ...cached], { cwd: root, env }) })
  }
  /** Whether the tests that prove the specification are there; with the names of suites, whether these have run them. */
  const specification = (suites) => {
    const args = ['scripts/specification.mjs', ...suites.map(report)]
    const work = async () => {
      const output = await run(process.execPath, args, { cwd: root, env, name: 'npm run spec' })
      console.log(`  ${output.trimEnd().split('\n').at(-1)}`)
    }
    return runSuite({ name: 'specification', work })
  }
  return {
    check,
    specification,
    unit: () => vitest('unit', 'unit*'),
    component: () => vitest('component', 'component'),
    integration: () => vitest('integration', 'int'),
    /** With the `env` of a demo that is served (`startDemo`). */
    http: (more) => vitest('http', 'http', more),
    /** Prints what its tests measure, as they measure it. */
    reliability: () => vitest('reliability', 'reliability', {}, (line) => line && console.log(`  · ${line}`)),
    /** With the `env` of a demo that is served (`startDemo`). */
    browser: (more) => playwright('browser', [], more),
    blank: () => playwright('blank', ['--config', 'playwright.blank.config.ts'], {}),
  }
}

async function runSuite({ name, work, read }) {
  const started = Date.now()
  const problem = await step(name, work).then(() => null, String)
  const counted = read?.() ?? null
  const result = counted ?? countOne(problem)
  // A runner that fails with no test to show for it (an error between tests, a report that says all is well) has failed.
  if (problem && result.failed === 0) Object.assign(result, countOne(problem), { passed: result.passed })
  print({ name, started, ...result })
  return { name, ...result }
}

function countOne(problem) {
  const failures = problem ? [{ name: 'the whole suite', message: problem }] : []
  return { passed: problem ? 0 : 1, failed: failures.length, skipped: 0, failures }
}

function print({ name, started, passed, failed, skipped, failures, repeated = [] }) {
  const more = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(
    `  ${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${more} (${secondsSince(started)})`,
  )
  for (const one of repeated)
    console.log(`\n  ! ${name}: passed at its second try: ${one.name}\n${indent(one.message)}\n`)
  for (const failure of failures) console.log(`\n  ✗ ${name}: ${failure.name}\n${indent(failure.message)}\n`)
}

function indent(text) {
  const plain = (text ?? '').replace(/\u001b\[[0-9;]*m/g, '')
  return plain
    .split('\n')
    .slice(0, 80)
    .map((line) => `      ${line}`)
    .join('\n')
}
