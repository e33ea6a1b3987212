#!/usr/bin/env node
// npm run spec: what of the specification is proven by a test (tests/spec.json). Given the reports of the suites, the tests must have run.
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/options.mjs'
import { isWholeProof } from './lib/testing/lane.mjs'
import { listTestsOfReport } from './lib/testing/reports.mjs'
import { countBySubject, missingTests, readRows, testsNotRun } from './lib/testing/specification.mjs'

const reports = process.argv.slice(2)
const rows = readRows(fs.readFileSync(path.join(ROOT, 'tests/spec.json'), 'utf8'))
const problems = missingTests({ rows, root: ROOT })
if (reports.length > 0) {
  const ran = reports.flatMap((file) => listTestsOfReport(file, { root: ROOT }))
  problems.push(...testsNotRun({ rows, ran, isAll: isWholeProof() }))
}
const counts = countBySubject(rows)
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
print('subject', 'rows', 'proven', 'to do', 'none')
for (const { subject, proven, todo, none } of counts) print(subject, proven + todo + none, proven, todo, none)
console.log(
  `Of ${rows.length} rows of tests/spec.json ${sum('proven')} are proven, ${sum('todo')} are to do, ${sum('none')} have no meaning here.`,
)
for (const problem of problems) console.error(`✗ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

function print(subject, ...cells) {
  console.log(`${subject.padEnd(20)}${cells.map((cell) => String(cell).padStart(8)).join('')}`)
}
