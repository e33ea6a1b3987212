import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { ensureChromium } from '../testing/chromium.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
/** Name, audit, unit and maximum. */
const AUDITS = [
  ['LCP', 'largest-contentful-paint', 'ms', 1800],
  ['TBT', 'total-blocking-time', 'ms', 50],
  ['CLS', 'cumulative-layout-shift', '', 0.02],
]

/**
 * Returns Lighthouse's mobile scores of a page, the medians of several runs, as rows of the table: what, value, unit,
 * budget. Lighthouse is not a dependency: throws without `npm install --no-save lighthouse@12`.
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<[string, number, string, { atLeast?: number, atMost?: number }][]>}
 */
export async function scoresOf(url, runs) {
  const cli = installed()
  if (cli === null) throw new Error('Lighthouse is not installed: npm install --no-save lighthouse@12')
  const reports = []
  // Chromium's trace occasionally lacks its start.
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce({ cli, url }).catch(() => runOnce({ cli, url })))
  const scores = CATEGORIES.map((category) => {
    const score = median(reports.map(({ categories }) => categories[category].score * 100))
    return [`Lighthouse ${category}`, score, '', { atLeast: category === 'performance' ? 98 : 100 }]
  })
  const times = AUDITS.map(([name, audit, unit, atMost]) => {
    const value = median(reports.map(({ audits }) => audits[audit].numericValue))
    return [`Lighthouse ${name}`, value, unit, { atMost }]
  })
  return [...scores, ...times]
}

function installed() {
  try {
    return createRequire(import.meta.url).resolve('lighthouse/cli/index.js')
  } catch {
    return null
  }
}

async function runOnce({ cli, url }) {
  const args = [cli, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`, `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_WHOLE_PATH ?? (await ensureChromium()) }
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024, env })
  return JSON.parse(stdout)
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
}
