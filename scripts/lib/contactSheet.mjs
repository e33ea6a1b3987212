import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { settle, signIn, tellComplaints } from './screens.mjs'

export const WIDTHS = [375, 768, 1280]
/** The maximum height of a screenshot in pixels. The rest is cut off. */
const MOST_HEIGHT = 1400
/** The scale of screenshots, and the maximum of lines on a sheet: Chromium limits the height of screenshots. */
const SCALE = 0.4
const LINES = 24
/** The product's name for a slice with empty fields. */
const EMPTY = '-'

/** Hides the layout's header and footer around a slice. */
const ALONE = '.site-header, .consent, nextjs-portal { display: none !important } main { margin-top: 0 !important }'

/** @typedef {{ name: string, family: string, layout: string, templates: string[] }} Slice */
/** @typedef {{ slice: string, variant: string, files: string[] }} Line */

/**
 * Takes screenshots of every slice with its defaults, with each template and with empty fields, at three widths, at
 * `/slice-preview/<name>`, and puts them on one or more sheets per family. Returns the browser's errors.
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string },
 * dir: string, slices: readonly Slice[] }} input
 * @returns {Promise<string[]>}
 */
export async function takeContactSheets({ browser, baseURL, account, dir, slices }) {
  /** @type {string[]} */
  const complaints = []
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, account)
  tellComplaints(page, (complaint) => complaints.push(complaint))
  for (const family of new Set(slices.map((slice) => slice.family))) {
    /** @type {Line[]} */
    const lines = []
    for (const slice of slices.filter((one) => one.family === family)) {
      for (const variant of ['', ...slice.templates, EMPTY]) {
        lines.push(await takeVariant({ page, slice, variant, dir: path.join(dir, family), complaints }))
      }
      console.log(`  ${family}/${slice.name}`)
    }
    for (let sheet = 0; sheet * LINES < lines.length; sheet += 1) {
      const part = lines.slice(sheet * LINES, (sheet + 1) * LINES)
      await takeSheet({ browser, file: path.join(dir, `${family}.${sheet + 1}`), lines: part })
    }
  }
  await context.close()
  return complaints
}

/** @param {{ page: import('@playwright/test').Page, slice: Slice, variant: string, dir: string, complaints: string[] }} input */
async function takeVariant({ page, slice, variant, dir, complaints }) {
  fs.mkdirSync(dir, { recursive: true })
  const address = ['/voix/slice-preview', slice.name, ...(variant ? [slice.layout, variant] : [])].join('/')
  const label = { '': 'defaults', [EMPTY]: 'empty' }[variant] ?? variant
  await page.setViewportSize({ width: 1280, height: 900 })
  const answer = await page.goto(address)
  if (!answer?.ok()) throw new Error(`${address} responded with ${answer?.status()}.`)
  await page.addStyleTag({ content: ALONE })
  const files = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    // Waits for the layout of the new width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const height = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0)
    const overflow = await overflowOf(page)
    if (overflow > 0) complaints.push(`${page.url()}: ${overflow} px too wide at ${width}`)
    const file = path.join(dir, `${slice.name}.${label}.${width}.jpg`)
    const top = await page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY)
    const clip = { x: 0, y: top, width, height: Math.min(Math.max(height, 40), MOST_HEIGHT) }
    await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: true, clip })
    files.push(file)
  }
  return { slice: slice.name, variant: label, files }
}

/**
 * Renders one image of many. @param {{ browser: import('@playwright/test').Browser, file: string, lines: readonly
 * Line[] }} input
 */
async function takeSheet({ browser, file, lines }) {
  const shown = (/** @type {string} */ picture, /** @type {number} */ index) =>
    `<img src="${path.relative(path.dirname(file), picture)}" width="${Math.round((WIDTHS[index] ?? 0) * SCALE)}">`
  const rows = lines.map(
    ({ slice, variant, files }) =>
      `<section><h2>${slice} <small>${variant}</small></h2><div>${files.map(shown).join('')}</div></section>`,
  )
  const style =
    'body{margin:24px;width:1010px}h2{font-size:15px;margin:18px 0 6px}small{color:#666}div{display:flex;gap:12px;align-items:flex-start}'
  await drawSheet({ browser, file, style, body: rows.join(''), width: 1060 })
}

/**
 * Returns the number of pixels by which the page is wider than its window. @param {import('@playwright/test').Page}
 * page
 */
export function overflowOf(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/**
 * @param {{ browser: import('@playwright/test').Browser, file: string, style: string, body: string, width: number }}
 * input `file`: without its extension
 */
export async function drawSheet({ browser, file, style, body, width }) {
  const common = 'body{font:14px sans-serif;background:#e9e9ec}img{box-shadow:0 0 0 1px #bbb;background:#fff}'
  fs.writeFileSync(`${file}.html`, `<!doctype html><meta charset="utf-8"><style>${common}${style}</style>${body}`)
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(pathToFileURL(`${file}.html`).href)
  await settle(page)
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  await page.close()
}
