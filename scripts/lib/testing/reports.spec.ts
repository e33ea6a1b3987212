import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failedFilesOf, listTestsOfReport, readPlaywrightReport, readVitestReport } from './reports.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'voix-reports-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

let count = 0
const write = (report: object) => {
  const file = path.join(dir, `report-${(count += 1)}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the counts of npm test', () => {
  const test = (fullName: string, status: string) => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? ['expected 1'] : [],
  })
  const suite = (name: string, ...assertionResults: { status: string }[]) => ({
    name,
    status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    message: '',
    assertionResults,
  })

  it('come from vitest’s report, and name what failed', () => {
    const one = suite('a.spec.ts', test('one', 'passed'), test('two', 'failed'), test('three', 'pending'))
    const failures = [{ name: 'a.spec.ts: two', message: 'expected 1' }]
    expect(readVitestReport(write({ testResults: [one] }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures,
      repeated: [],
    })
  })

  it('name what vitest’s tests passed only at their second try, and what failed twice', () => {
    const first = write({
      testResults: [
        suite('a.spec.ts', test('one', 'passed'), test('two', 'failed'), test('three', 'failed')),
        suite('b.spec.ts', test('four', 'passed')),
      ],
    })
    const again = write({
      testResults: [suite('a.spec.ts', test('one', 'passed'), test('two', 'passed'), test('three', 'failed'))],
    })
    expect(failedFilesOf(first)).toEqual(['a.spec.ts'])
    expect(readVitestReport(first, again)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: [{ name: 'a.spec.ts: three', message: 'expected 1' }],
      repeated: [{ name: 'a.spec.ts: two', message: 'expected 1' }],
    })
  })

  it('count a file that could not be loaded as one failure', () => {
    const broken = { name: 'a.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    const report = readVitestReport(write({ testResults: [broken] }))
    expect(report?.failures).toEqual([{ name: 'a.spec.ts', message: 'no such module' }])
  })

  it('come from Playwright’s report, where a test that passed only when repeated is named', () => {
    const specs = ['expected', 'unexpected', 'flaky'].map((status) => ({
      title: status,
      tests: [{ status, results: [{ errors: [{ message: `was ${status}` }] }] }],
    }))
    const nested = { title: 'studio', specs: [], suites: [{ title: 'saving', specs }] }
    const report = readPlaywrightReport(
      write({ stats: { expected: 1, flaky: 1, skipped: 0 }, errors: [{ message: 'no server' }], suites: [nested] }),
    )
    expect(report?.passed).toBe(2)
    expect(report?.failures.map(({ name }) => name)).toEqual(['studio › saving › unexpected', 'outside of a test'])
    expect(report?.repeated.map((one: { name: string }) => one.name)).toEqual(['studio › saving › flaky'])
  })

  it('are none where a runner left no report', () => {
    expect(readVitestReport(path.join(dir, 'nowhere.json'))).toBeNull()
  })
})

describe('the tests of a report', () => {
  it('are named with their file and groups, whoever ran them', () => {
    const assertionResults = [
      { ancestorTitles: ['paths'], title: 'are unique', status: 'passed' },
      { ancestorTitles: [], title: 'waits', status: 'pending' },
    ]
    const unit = write({ testResults: [{ name: '/app/src/a.spec.ts', assertionResults }] })
    expect(listTestsOfReport(unit, { root: '/app' })).toEqual([
      { name: 'src/a.spec.ts › paths › are unique', isSkipped: false },
      { name: 'src/a.spec.ts › waits', isSkipped: true },
    ])
    const specs = ['flaky', 'skipped'].map((status) => ({ title: `was ${status}`, tests: [{ status }] }))
    const group = { title: 'saving', file: 'b.spec.ts', specs }
    const file = { title: 'b.spec.ts', file: 'b.spec.ts', specs: [], suites: [group] }
    const browser = write({ config: { rootDir: '/app/tests/e2e' }, suites: [file] })
    expect(listTestsOfReport(browser, { root: '/app' })).toEqual([
      { name: 'tests/e2e/b.spec.ts › saving › was flaky', isSkipped: false },
      { name: 'tests/e2e/b.spec.ts › saving › was skipped', isSkipped: true },
    ])
    expect(listTestsOfReport(path.join(dir, 'nowhere.json'), { root: '/app' })).toEqual([])
  })
})
