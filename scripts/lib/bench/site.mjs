import { gzipSync } from 'node:zlib'
import { launch } from './browser.mjs'
import { load, megabytes, pidOfPort } from './load.mjs'
import { startBareNext, startNginx, startTemplate } from './rivals.mjs'
import { scoresOf } from './lighthouse.mjs'

/** The pages that the budgets are of. */
const PAGES = ['/', '/resorts/bahia-serena', '/specials']
const KB = 1000

/**
 * What a visitor's page weighs, and how fast it is given out beside other servers with the same pages. A row is one figure; with `atMost` or
 * `atLeast` it has a budget.
 *
 * @param {{ server: { url: string }, seconds: number, template?: string, lifetime: object }} options
 */
export async function benchSite({ server, seconds, template, lifetime }) {
  const url = server.url
  const rows = []
  const add = (page, what, value, unit, budget = {}) => {
    rows.push({ page, what, value: Math.round(value * 1000) / 1000, unit, ...budget })
    console.log(`${page.padEnd(14)} ${what.padEnd(46)} ${rows.at(-1)?.value} ${unit}`)
  }
  const copies = []
  for (const page of PAGES) copies.push({ page, html: await weigh({ url, page, add }) })
  await weighScripts({ url, add })

  const pid = pidOfPort(Number(new URL(url).port))
  // What the first requests load stays loaded, and so does the room for what lives shortly (`YOUNG_SPACE_MB`).
  const cold = megabytes(pid)
  for (const page of PAGES) await load({ url: url + page, seconds })
  const idle = megabytes(pid)
  add('all', 'memory more than before the first load', idle - cold, 'MB')
  const rivals = [
    await startNginx({ copies, lifetime }),
    await startBareNext({ copies, lifetime }),
    template === undefined ? null : await startTemplate({ dir: template, lifetime }),
  ].filter((rival) => rival !== null)
  for (const page of PAGES) {
    const own = await load({ url: url + page, pid, seconds })
    add(page, 'requests per second', own.perSecond, '/s')
    add(page, 'p99', own.p99, 'ms')
    add(page, "server's time per request", own.msEach, 'ms', { atMost: 0.25 })
    add(page, 'memory more than idle', own.mostMegabytes - idle, 'MB', { atMost: 25 })
    for (const rival of rivals) {
      const other = await load({ url: rival.urlOf(page), pid: rival.pid, seconds })
      const share = rival.name.startsWith('nginx')
        ? { atLeast: 0.5 }
        : rival.name.includes('bare')
          ? { atLeast: 5 }
          : {}
      add(page, `${rival.name}: requests per second`, other.perSecond, '/s')
      add(page, `${rival.name}: server's time per request`, other.msEach, 'ms')
      add(page, `as many as ${rival.name}`, own.perSecond / other.perSecond, 'x', share)
    }
  }
  for (const page of PAGES) for (const score of await scoresOf(url + page)) add(page, ...score)
  return rows
}

export const SITE_NOTE =
  'Side by side on one machine, which also plays the visitors: 50 connections, each asks again at once.'

/** Table of what was measured. */
export const siteColumns = [
  ['Page', ({ page }) => page],
  ['What', ({ what }) => what],
  ['Measured', ({ value, unit }) => `${value} ${unit}`],
  [
    'Budget',
    ({ atMost, atLeast }) => (atMost !== undefined ? `<= ${atMost}` : atLeast !== undefined ? `>= ${atLeast}` : '-'),
  ],
  ['', ({ value, atMost = Infinity, atLeast = -Infinity }) => (value <= atMost && value >= atLeast ? '' : 'missed')],
]

async function weigh({ url, page, add }) {
  const html = await (await fetch(url + page)).text()
  const sizeIn = async (coding) => {
    // `fetch` unpacks: what was sent is what the header says.
    const response = await fetch(url + page, { headers: { 'accept-encoding': coding } })
    await response.arrayBuffer()
    return Number(response.headers.get('content-length'))
  }
  // The shortest is there a moment after the others.
  await sizeIn('br')
  await new Promise((resolve) => setTimeout(resolve, 1000))
  add(page, 'HTML', html.length / KB, 'kB')
  add(page, 'HTML, gzip', (await sizeIn('gzip')) / KB, 'kB', { atMost: 13 })
  add(page, 'HTML, brotli', (await sizeIn('br')) / KB, 'kB', { atMost: 11 })
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  add(page, 'CSS, gzip', (await gzipped({ url, files: sheets })) / KB, 'kB', { atMost: 12 })
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
  add(page, 'script before anything wakes, gzip', (await gzipped({ url, files: scripts })) / KB, 'kB', { atMost: 2 })
  return html
}

async function gzipped({ url, files }) {
  const texts = await Promise.all(
    [...new Set(files)].map(async (file) => (await fetch(new URL(file, url))).arrayBuffer()),
  )
  return texts.reduce((sum, text) => sum + gzipSync(Buffer.from(text)).length, 0)
}

/** All scripts of a page on which every island woke. */
async function weighScripts({ url, add }) {
  const browser = await launch()
  try {
    for (const path of PAGES) {
      const page = await browser.newPage()
      const scripts = new Set()
      page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()))
      await page.goto(url + path)
      await page.evaluate(async () => {
        for (let at = 0; at < document.body.scrollHeight; at += 400) {
          scrollTo(0, at)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      })
      await page.waitForLoadState('networkidle')
      add(path, 'script once all islands woke, gzip', (await gzipped({ url, files: [...scripts] })) / KB, 'kB', {
        atMost: 75,
      })
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
