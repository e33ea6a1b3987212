import fs from 'node:fs'
import path from 'node:path'

/** Some messages contain a whole page. */
const LONGEST = 2000

/** Separates the file, the groups and the title of a test. */
export const SEPARATOR = ' › '

/**
 * Reads counts from a JSON report of Vitest: `{ passed, failed, skipped, failures: [{ name, message }], repeated }`;
 * `null` without one. `again` is the report of a second run of the failed files: `repeated` lists tests that failed
 * only in the first run.
 */
export function readVitestReport(file, again) {
  const report = readJson(file)
  if (!report) return null
  const second = again === undefined ? null : readJson(again)
  const first = report.testResults.flatMap(failuresOf)
  const failures = second ? second.testResults.flatMap(failuresOf) : first
  const failed = new Set(failures.map(({ name }) => name))
  const results = [
    ...report.testResults.filter((suite) => !second || suite.status !== 'failed'),
    ...(second?.testResults ?? []),
  ]
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const skipped = tests.filter(({ status }) => !['passed', 'failed'].includes(status)).length
  return { passed, failed: failures.length, skipped, failures, repeated: first.filter(({ name }) => !failed.has(name)) }
}

/** Returns the files with failed tests, or that could not be loaded. */
export function failedFilesOf(file) {
  const results = readJson(file)?.testResults ?? []
  return results.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ name, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name}: ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

/** The same for a JSON report of Playwright. `repeated` lists the tests that passed only on the second try. */
export function readPlaywrightReport(file) {
  const report = readJson(file)
  if (!report) return null
  const suites = report.suites
  const failures = [
    ...suites.flatMap((suite) => listTests(suite, [], 'unexpected')),
    ...report.errors.map((error) => ({ name: 'outside of a test', message: error.message ?? String(error.value) })),
  ]
  const repeated = suites.flatMap((suite) => listTests(suite, [], 'flaky'))
  const { expected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: failures.length, skipped, failures, repeated }
}

/**
 * Returns the tests of a report of either runner: `[{ name, isSkipped }]`, the name with its file relative to `root`.
 */
export function listTestsOfReport(file, { root }) {
  const report = readJson(file)
  if (!report) return []
  const toName = (testFile, titles) => [path.relative(root, testFile), ...titles.filter(Boolean)].join(SEPARATOR)
  if (report.testResults) {
    return report.testResults.flatMap((suite) =>
      suite.assertionResults.map(({ ancestorTitles, title, status }) => ({
        name: toName(suite.name, [...ancestorTitles, title]),
        isSkipped: !['passed', 'failed'].includes(status),
      })),
    )
  }
  const listOf = (suite, groups) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      name: toName(path.join(report.config.rootDir, suite.file), [...groups, title]),
      isSkipped: tests.every(({ status }) => status === 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap((child) => listOf(child, [...groups, child.title])),
  ]
  return report.suites.flatMap((suite) => listOf(suite, []))
}

function listTests(suite, parents, status) {
  const names = [...parents, suite.title].filter(Boolean)
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map((test) => describeTest({ names, spec, test })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => listTests(child, names, status))]
}

function describeTest({ names, spec, test }) {
  const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => (message ?? '').slice(0, LONGEST)))
  return { name: [...names, spec.title].join(SEPARATOR), message: messages.join('\n') }
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
