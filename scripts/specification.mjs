#!/usr/bin/env node
// npm run spec: checks which rows of tests/spec.json are proven by a test. With reports of suites, the tests must have
// run.
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/options.mjs'
import { isWholeProof } from './lib/testing/lane.mjs'
import { listTestsOfReport } from './lib/testing/reports.mjs'
import { countBySubject, missingTests, readRows, testsNotRun, tooFewByEffect } from './lib/testing/specification.mjs'

const reports = process.argv.slice(2)
const rows = readRows(fs.readFileSync(path.join(ROOT, 'tests/spec.json'), 'utf8'))
const problems = [...missingTests({ rows, root: ROOT }), ...tooFewByEffect(rows)]
if (reports.length > 0) {
  const ran = reports.flatMap((file) => listTestsOfReport(file, { root: ROOT }))
  problems.push(...testsNotRun({ rows, ran, isAll: isWholeProof() }))
}
const counts = countBySubject(rows)
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
print('subject', 'rows', 'effect', 'defined', 'to do', 'none')
for (const { subject, effect, definition, todo, none } of counts)
  print(subject, effect + definition + todo + none, effect, definition, todo, none)
const proven = sum('effect') + sum('definition')
console.log(
  `Of ${rows.length} rows of tests/spec.json ${proven} are proven, ${sum('todo')} are to do, ${sum('none')} have no meaning here.`,
)
console.log(
  `Of the ${proven} proven rows ${sum('effect')} (${((100 * sum('effect')) / proven).toFixed(1)} %) are proven by effect, ${sum('definition')} by definition.`,
)
for (const problem of problems) console.error(`✗ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

function print(subject, ...cells) {
  console.log(`${subject.padEnd(20)}${cells.map((cell) => String(cell).padStart(8)).join('')}`)
}
