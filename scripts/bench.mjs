#!/usr/bin/env node
// npm run bench -- studio site save build stale: measures and writes tables to reports/bench. Options: --sizes 50,1000
// --throttle 1,4 --rounds 20.
// For `site`: --seconds 10, --lighthouse 5 (runs of each page), --template <folder of a built Next application>.
// `stale` needs a build (`npm run build`).
// VOIX_BENCH_URL is a running production server; otherwise one is started on a database of its own.
// `studio --against <url>` also measures another server with the same accounts, in turns, to compare two versions: "no
// difference shown", "slower by a to b %" or "faster".
import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchBuild } from './lib/bench/build.mjs'
import { COMPARED_NOTE, comparedColumns, TIMED_NOTE, timedColumns, writeReport } from './lib/bench/report.mjs'
import { benchSave } from './lib/bench/save.mjs'
import { openServer } from './lib/bench/server.mjs'
import { benchSite, SITE_NOTE, siteColumns } from './lib/bench/site.mjs'
import { benchStale, STALE_NOTE, staleColumns } from './lib/bench/stale.mjs'
import { benchStudio } from './lib/bench/studio.mjs'
import { openLifetime } from './lib/lifetime.mjs'
import { ROOT } from './lib/options.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '50,500,1000,5000' },
    throttle: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    lighthouse: { type: 'string', default: '5' },
    template: { type: 'string' },
    against: { type: 'string' },
  },
})
const TIMED = { columns: timedColumns, note: TIMED_NOTE }
const AREAS = {
  studio: {
    measure: benchStudio,
    ...TIMED,
    ...(values.against && { columns: comparedColumns, note: `${TIMED_NOTE} ${COMPARED_NOTE}` }),
  },
  site: { measure: benchSite, columns: siteColumns, note: SITE_NOTE },
  save: { measure: benchSave, ...TIMED },
  build: { measure: benchBuild, ...TIMED, needsNoServer: true },
  stale: { measure: benchStale, columns: staleColumns, note: STALE_NOTE, needsNoServer: true },
}

const lifetime = openLifetime()

try {
  const areas = positionals.length > 0 ? positionals : ['studio']
  const unknown = areas.find((area) => !(area in AREAS))
  if (unknown) throw new Error(`Unknown area "${unknown}". Use: ${Object.keys(AREAS).join(', ')}`)
  if (values.against && areas.some((area) => area !== 'studio'))
    throw new Error('--against compares two servers in "studio" only: omit the other areas')
  if (values.against && !URL.canParse(values.against))
    throw new Error(`--against is "${values.against}": give the address of a server, as http://localhost:4000`)
  const options = {
    sizes: numbers('sizes'),
    throttles: numbers('throttle'),
    rounds: numbers('rounds')[0],
    seconds: numbers('seconds')[0],
    lighthouse: numbers('lighthouse')[0],
    template: values.template,
    lifetime,
  }
  const server = areas.every((area) => AREAS[area].needsNoServer) ? null : await openServer({ lifetime })
  const servers = [server, ...(values.against ? [{ ...server, url: values.against }] : [])]
  for (const area of areas) {
    const { measure, columns, note } = AREAS[area]
    writeReport({
      dir: path.join(ROOT, 'reports/bench'),
      area,
      rows: await measure({ server, servers, ...options }),
      columns,
      note,
    })
  }
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.isEnding()) console.error(`\n${error.message}`)
  await lifetime.end(1)
}

/** Returns an option's positive integers. */
function numbers(name) {
  const list = values[name].split(',').map(Number)
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list
  throw new Error(`--${name} is "${values[name]}": give whole numbers above 0, with commas between them`)
}
