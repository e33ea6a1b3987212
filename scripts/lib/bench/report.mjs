import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeDifference, difference } from './difference.mjs'

/**
 * Writes measurements as JSON and as a table in Markdown.
 * @param {{ dir: string, area: string, rows: object[], columns: [string, (row: any) => unknown][], note: string }}
 * measured
 */
export function writeReport({ dir, area, rows, columns, note }) {
  fs.mkdirSync(dir, { recursive: true })
  const machine = {
    cores: os.cpus().length,
    model: os.cpus()[0]?.model ?? '',
    load: os.loadavg()[0],
    node: process.version,
  }
  const report = { area, measuredAt: new Date().toISOString(), machine, rows }
  fs.writeFileSync(path.join(dir, `${area}.json`), `${JSON.stringify(report, null, 2)}\n`)
  fs.writeFileSync(path.join(dir, `${area}.md`), toMarkdown({ ...report, columns, note }))
  console.log(`\nWritten: ${path.join(dir, area)}.md and .json`)
}

/** Returns the median and the 95th percentile of several values, rounded to tenths. */
export function summary(figures) {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (share) => Number(sorted[Math.ceil(sorted.length * share) - 1].toFixed(1))
  return { median: at(0.5), p95: at(0.95), rounds: sorted.length }
}

/**
 * @param {number[][]} sides The values of the server, and of the compared one, if any
 * @param {[number | number[], number | number[]][]} [pairs] Pairs of values; by default the values of the same round
 */
export function comparison([own, other], pairs = own.map((value, at) => [value, other?.[at]])) {
  return { ...summary(own), ...(other && { against: summary(other), difference: difference(pairs) }) }
}

export function printRow(row) {
  const { work, size, throttle, median, p95, unit = 'ms', against } = row
  const of = size === '-' ? '' : `, ${size} elements`
  const compared = against ? `; against ${against.median} ${unit}: ${changeOf(row)}` : ''
  console.log(`  ${work}${of}, CPU ${throttle}x: ${median} ${unit} (p95 ${p95} ${unit})${compared}`)
}

/** Returns the difference as text, unless both values are below `least`, the resolution of the unit. */
function changeOf({ median, against, difference, least = 0 }) {
  return Math.max(median, against.median) < least ? 'too little to compare' : describeDifference(difference)
}

/** Columns for repeated operations, in milliseconds. */
export const timedColumns = [
  ['Work', ({ work }) => work],
  ['Elements', ({ size = '-' }) => size],
  ['CPU', ({ throttle = 1 }) => `${throttle}x`],
  ['Median', ({ median, unit = 'ms' }) => `${median} ${unit}`],
  ['p95', ({ p95, unit = 'ms' }) => `${p95} ${unit}`],
  ['Rounds', ({ rounds }) => rounds],
  ['Budget', (row) => (hasBudget(row) ? `${row.budget} ${row.unit ?? 'ms'}` : '-')],
  ['', (row) => (hasBudget(row) ? (row.p95 <= row.budget ? 'kept' : 'missed') : '')],
]

/** The same columns next to those of another server. */
export const comparedColumns = [
  ...timedColumns,
  ['Against', ({ against, unit = 'ms' }) => `${against.median} ${unit}`],
  ['Change', changeOf],
]

/** Explains the column of changes. */
export const COMPARED_NOTE =
  'A change is the 95 % confidence interval of the median of paired rounds: a row that says "no difference shown" is not measured again; of twenty rows of equal versions one may show a difference by chance.'

export const TIMED_NOTE = 'Budgets hold for the p95 on a machine that does nothing else, without throttling.'

function hasBudget({ budget, throttle = 1 }) {
  return throttle === 1 && budget
}

function toMarkdown({ area, measuredAt, machine, rows, columns, note }) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    `# ${area}`,
    '',
    `${measuredAt}, ${machine.cores} cores (${machine.model}), load ${machine.load.toFixed(1)}, Node ${machine.node}. ${note}`,
    '',
    line(columns.map(([title]) => title)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
    '',
  ].join('\n')
}
