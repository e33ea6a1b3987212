import fs from 'node:fs'
import path from 'node:path'
import { secondsSince, step } from '../log.mjs'
import { run, runBin } from '../run.mjs'
import { failedFilesOf, readPlaywrightReport, readVitestReport } from './reports.mjs'

const STATIC = {
  format: ['prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']],
  // The types of the routes as a build writes them. Those of `npm run dev` differ.
  routeTypes: ['next/dist/bin/next', ['typegen']],
  types: ['typescript/bin/tsc', ['--noEmit']],
  lint: ['eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  imports: ['dependency-cruiser/bin/dependency-cruise.mjs', importsArgs()],
  knip: ['knip/bin/knip.js', []],
}

/**
 * Options that make a check skip unchanged files. ESLint's rules also read the types of other files, which its cache
 * ignores: good enough for daily use, where the types are checked as well, but not for `npm test`.
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

/** If more files fail, they are not run again. */
const MOST_REPEATED = 8

/**
 * The suites of `npm test`. Each resolves to `{ name, passed, failed, skipped, failures }` and never throws. With
 * `isCached`, checks skip files that have not changed.
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
    // As in the browser: failed files run again, in a process of their own, and tests that then pass are reported.
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
  /** Checks whether the tests of the specification exist; with names of suites, whether these have run them. */
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
    /** Needs the `env` of a served demo (`startDemo`). */
    http: (more) => vitest('http', 'http', more),
    /** Prints the measurements of its tests while it runs. */
    reliability: () => vitest('reliability', 'reliability', {}, (line) => line && console.log(`  · ${line}`)),
    /** Needs the `env` of a served demo (`startDemo`). */
    browser: (more) => playwright('browser', [], more),
    blank: () => playwright('blank', ['--config', 'playwright.blank.config.ts'], {}),
  }
}

async function runSuite({ name, work, read }) {
  const started = Date.now()
  const problem = await step(name, work).then(() => null, String)
  const counted = read?.() ?? null
  const result = counted ?? countOne(problem)
  // A runner that fails without a failed test (an error between tests, an incomplete report) has failed.
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
