import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Writes what was measured as JSON and as a table in Markdown. */
export function writeReport({ dir, area, rows }) {
  fs.mkdirSync(dir, { recursive: true })
  const machine = {
    cores: os.cpus().length,
    model: os.cpus()[0]?.model ?? '',
    load: os.loadavg()[0],
    node: process.version,
  }
  const report = { area, measuredAt: new Date().toISOString(), machine, rows }
  fs.writeFileSync(path.join(dir, `${area}.json`), `${JSON.stringify(report, null, 2)}\n`)
  fs.writeFileSync(path.join(dir, `${area}.md`), toMarkdown(report))
  console.log(`\nWritten: ${path.join(dir, area)}.md and .json`)
}

function toMarkdown({ area, measuredAt, machine, rows }) {
  const lines = rows.map(({ work, size, throttle, median, p95, rounds, unit = 'ms', budget }) => {
    const limit = throttle === 1 && budget ? `${budget} ${unit}` : '-'
    const verdict = limit === '-' ? '' : p95 <= budget ? 'kept' : 'missed'
    return `| ${[work, size, `${throttle}x`, `${median} ${unit}`, `${p95} ${unit}`, rounds, limit, verdict].join(' | ')} |`
  })
  return [
    `# ${area}`,
    '',
    `${measuredAt}, ${machine.cores} cores (${machine.model}), load ${machine.load.toFixed(1)}, Node ${machine.node}. Budgets hold for the`,
    'p95 on a machine that does nothing else, without throttling.',
    '',
    '| Work | Elements | CPU | Median | p95 | Rounds | Budget | |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
