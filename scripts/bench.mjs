#!/usr/bin/env node
// Measures, and writes tables to reports/bench: `npm run bench -- studio`. Options: --sizes 50,1000 --throttle 1,4 --rounds 20.
// VOIX_BENCH_URL aims at a production server that runs; without it one is started on a database of its own.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeReport } from './lib/bench/report.mjs'
import { openServer } from './lib/bench/server.mjs'
import { benchStudio } from './lib/bench/studio.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { ROOT } from './lib/options.mjs'

const AREAS = { studio: benchStudio }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '50,500,1000,5000' },
    throttle: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '20' },
  },
})
const lifetime = openLifetime()

try {
  const areas = positionals.length > 0 ? positionals : Object.keys(AREAS)
  const unknown = areas.find((area) => !(area in AREAS))
  if (unknown) throw new Error(`There is nothing to measure called "${unknown}": ${Object.keys(AREAS).join(', ')}`)
  const options = { sizes: numbers('sizes'), throttles: numbers('throttle'), rounds: numbers('rounds')[0] }
  const server = await openServer({ lifetime })
  for (const area of areas) {
    const rows = await AREAS[area]({ server, ...options })
    writeReport({ dir: path.join(ROOT, 'reports/bench'), area, rows })
  }
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}

/** An option's numbers, above 0. */
function numbers(name) {
  const list = values[name].split(',').map(Number)
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list
  throw new Error(`--${name} is "${values[name]}": give whole numbers above 0, with commas between them`)
}
