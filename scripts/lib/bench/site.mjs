import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { waitFor } from '../log.mjs'
import { launch, openBrowser } from './browser.mjs'
import { load, megabytes, pidOfPort } from './load.mjs'
import { startBareNext, startNginx, startTemplate } from './rivals.mjs'
import { scoresOf } from './lighthouse.mjs'
import { createPage, deletePage, makeRows } from './pages.mjs'

/** The pages with budgets. */
const PAGES = ['/', '/resorts/bahia-serena', '/specials']
const KB = 1000

/**
 * Measures the size of pages, and how fast they are served compared with other servers. A row is one figure; with
 * `atMost` or `atLeast` it has a budget. A failed measurement is a row with the reason, and the others continue.
 * @param {{ server: { url: string, account: object }, seconds: number, lighthouse: number, template?: string, lifetime:
 * object }} options `lighthouse`:
 * the number of runs per page
 */
export async function benchSite({ server, seconds, lighthouse, template, lifetime }) {
  const { url } = server
  const rows = []
  const push = (row, told) => {
    rows.push(row)
    console.log(`${row.page.padEnd(22)} ${row.what.padEnd(62)} ${told}`)
  }
  const add = (page, what, value, unit, budget = {}) => {
    const rounded = Math.round(value * 1000) / 1000
    push({ page, what, value: rounded, unit, ...budget }, `${rounded} ${unit}`)
  }
  const attempt = async (page, what, measure) => {
    try {
      return await measure()
    } catch (error) {
      if (lifetime.isEnding()) throw error
      push({ page, what, problem: oneLine(error.message) }, `not measured: ${oneLine(error.message)}`)
      return null
    }
  }
  const copies = []
  for (const page of PAGES) {
    const copy = await attempt(page, 'what it weighs', () => weigh({ url, page, add }))
    if (copy) copies.push(copy)
  }
  await attempt('all', 'scripts of islands', () => weighScripts({ url, add }))
  await attempt('without islands', 'script', () => weighStatic({ server, add }))

  const pid = pidOfPort(Number(new URL(url).port))
  // Code loaded by the first requests stays loaded, and so does the heap for short-lived objects (`YOUNG_SPACE_MB`).
  const cold = megabytes(pid)
  for (const page of PAGES) await attempt(page, 'first load', () => load({ url: url + page, seconds }))
  const idle = megabytes(pid)
  add('all', 'memory more than before the first load', idle - cold, 'MB')
  const rivals = [
    await attempt('all', 'nginx with the same bytes', () => startNginx({ copies, lifetime })),
    await attempt('all', 'a bare page of Next', () => startBareNext({ copies, lifetime })),
    template === undefined ? null : await attempt('all', template, () => startTemplate({ dir: template, lifetime })),
  ].flatMap((rival) => rival ?? [])
  for (const { page } of copies) {
    const own = await attempt(page, 'requests per second', () => load({ url: url + page, pid, seconds }))
    if (!own) continue
    add(page, 'requests per second', own.perSecond, '/s')
    add(page, 'p99', own.p99, 'ms')
    add(page, "server's time per request", own.msEach, 'ms', { atMost: 0.25 })
    add(page, 'memory under load over idle', own.mostMegabytes - idle, 'MB', { atMost: 25 })
    for (const { name, urlOf, pid, atLeast } of rivals) {
      const other = await attempt(page, name, () => load({ url: urlOf(page), pid, seconds }))
      if (!other) continue
      add(page, `${name}: requests per second`, other.perSecond, '/s')
      add(page, `${name}: p99`, other.p99, 'ms')
      add(page, `${name}: server's time per request`, other.msEach, 'ms')
      add(
        page,
        `times as many as ${name}`,
        own.perSecond / other.perSecond,
        'x',
        atLeast === undefined ? {} : { atLeast },
      )
    }
  }
  for (const { page } of copies)
    await attempt(page, 'Lighthouse', async () => {
      for (const score of await scoresOf(url + page, lighthouse)) add(page, ...score)
    })
  return rows
}

/** Returns the end of a program's output. */
function oneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim()
  return line.length > 300 ? `… ${line.slice(-300)}` : line
}

export const SITE_NOTE =
  'Measured on one machine, which also runs the clients: 50 connections that send requests continuously and accept gzip. Stale responses: `npm run bench -- stale`.'

/** The columns of the table. */
export const siteColumns = [
  ['Page', ({ page }) => page],
  ['What', ({ what }) => what],
  [
    'Measured',
    ({ value, unit, problem }) => (problem === undefined ? `${value} ${unit}`.trim() : `not measured: ${problem}`),
  ],
  [
    'Budget',
    ({ atMost, atLeast }) => (atMost !== undefined ? `<= ${atMost}` : atLeast !== undefined ? `>= ${atLeast}` : '-'),
  ],
  ['', (row) => verdict(row)],
]

function verdict({ value, problem, atMost, atLeast }) {
  if (problem !== undefined || (atMost === undefined && atLeast === undefined)) return ''
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity) ? 'kept' : 'missed'
}

async function weigh({ url, page, add }) {
  const answer = await fetch(url + page)
  if (!answer.ok) throw new Error(`${url}${page} responded with ${answer.status}`)
  const html = await answer.text()
  const sizeIn = async (coding) => {
    // The best compression of a page is made after its first response, and later on a busy machine.
    const sent = await untilSentIn(url + page, coding)
    if (!sent) throw new Error(`${page} is not sent in ${coding}`)
    return sent.length
  }
  add(page, 'HTML', Buffer.byteLength(html) / KB, 'kB')
  add(page, 'HTML, gzip', (await sizeIn('gzip')) / KB, 'kB', { atMost: 13 })
  add(page, 'HTML, brotli', (await sizeIn('br')) / KB, 'kB', { atMost: 11 })
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  add(page, 'CSS, gzip', (await gzipped({ url, files: sheets })) / KB, 'kB', { atMost: 12 })
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
  add(page, 'script before anything wakes, gzip', (await gzipped({ url, files: scripts })) / KB, 'kB', { atMost: 2 })
  return { page, html, compressed: await untilSentIn(url + page, 'gzip') }
}

/** Returns the body once it is sent with a content encoding, or `null` if it never is. */
async function untilSentIn(address, coding) {
  let body = null
  await waitFor(
    async () => {
      const answer = await ask(address, coding)
      if (answer.headers['content-encoding'] === coding) ({ body } = answer)
      return body !== null
    },
    { timeoutMs: 20_000, everyMs: 250 },
  )
  return body
}

/**
 * Requests a page without decompressing it, unlike `fetch`. @returns {Promise<{ headers:
 * import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(url, coding) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': coding } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
  })
}

async function gzipped({ url, files }) {
  const texts = await Promise.all(
    [...new Set(files)].map(async (file) => (await fetch(new URL(file, url))).arrayBuffer()),
  )
  return texts.reduce((sum, text) => sum + gzipSync(Buffer.from(text)).length, 0)
}

/** Measures a page's scripts after the first island that needs a runtime, and after all islands. */
async function weighScripts({ url, add }) {
  const browser = await launch()
  try {
    for (const path of PAGES) {
      const page = await browser.newPage()
      const scripts = new Set()
      page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()))
      await page.goto(url + path)
      const weight = async () => (await gzipped({ url, files: [...scripts] })) / KB
      await readThrough(page, true)
      add(path, 'script once an island woke, gzip', await weight(), 'kB', { atMost: 75 })
      await readThrough(page, false)
      add(path, 'script once all islands woke, gzip', await weight(), 'kB')
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/**
 * Scrolls down: to the first island that is a root of React or Preact, or to the end, until all islands are hydrated.
 */
async function readThrough(page, stopsAtIsland) {
  await page.evaluate(async (stopsAtIsland) => {
    const islands = [...document.querySelectorAll('voix-island:not([mode=none])')]
    const isRoot = (island) => Object.keys(island).some((key) => /^(__reactContainer|__k$)/.test(key))
    const isEnough = () =>
      (stopsAtIsland && islands.some(isRoot)) || islands.every((one) => isRoot(one) || one.hasAttribute('started'))
    const ends = Date.now() + 20_000
    for (let at = 0; !isEnough() && Date.now() < ends; at = at < document.body.scrollHeight ? at + 400 : 0) {
      scrollTo(0, at)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, stopsAtIsland)
  await page.waitForLoadState('networkidle')
}

/** Measures a page of slices without scripts. */
async function weighStatic({ server, add }) {
  const browser = await openBrowser()
  const { context, page } = await browser.open(server)
  const request = page.request
  const { rows } = makeRows(1)
  const id = await createPage({ request, ...server, rows, status: 'published', layout: 'no-chrome' })
  try {
    const { path } = await (await request.get(`/api/pages/${id}?depth=0`)).json()
    const html = await (await fetch(server.url + path)).text()
    const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    add('without islands', 'script, gzip', (await gzipped({ url: server.url, files: sources })) / KB, 'kB', {
      atMost: 0,
    })
  } finally {
    await deletePage({ request, ...server, id })
    await context.close()
    await browser.close()
  }
}
