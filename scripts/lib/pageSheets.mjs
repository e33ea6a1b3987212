import fs from 'node:fs'
import path from 'node:path'
import { drawSheet, overflowOf, WIDTHS } from './contactSheet.mjs'
import { settle, tellComplaints } from './screens.mjs'
import { sitemapPaths } from './sitemapPaths.mjs'

/** The maximum height of a screenshot in pixels. The rest is cut off. */
const MOST_HEIGHT = 8000
/** The displayed width on a sheet, by the width of the window. */
const SHOWN = { 375: 100, 768: 160, 1280: 256 }
/** The width of a sheet in pixels. */
const SHEET = 1560

/**
 * Takes screenshots of every page of the sitemap, at three widths, and puts those of one width on common sheets.
 * Returns the browser's errors, content wider than the page, and images that failed to load.
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, dir: string, words: readonly string[] }}
 * input `words`: takes only pages whose address contains one of them
 * @returns {Promise<string[]>}
 */
export async function takePageSheets({ browser, baseURL, dir, words }) {
  fs.mkdirSync(dir, { recursive: true })
  const all = await sitemapPaths(baseURL)
  const paths = all.filter((one) => words.length === 0 || words.some((word) => one.includes(word)))
  /** @type {string[]} */
  const complaints = []
  for (const width of WIDTHS) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    tellComplaints(page, (complaint) => complaints.push(complaint))
    const shown = SHOWN[/** @type {keyof typeof SHOWN} */ (width)]
    const perSheet = Math.floor(SHEET / (shown + 8))
    for (let sheet = 0; sheet * perSheet < paths.length; sheet += 1) {
      const figures = []
      for (const address of paths.slice(sheet * perSheet, (sheet + 1) * perSheet)) {
        const picture = await takePage({ page, address, width, dir, complaints })
        figures.push(`<figure><figcaption>${address}</figcaption><img src="${picture}" width="${shown}"></figure>`)
      }
      const name = `pages.${width}.${sheet + 1}`
      const style = `body{width:${SHEET}px;display:flex;gap:8px;align-items:flex-start}figure{margin:0;width:${shown}px}figcaption{font-size:10px;height:26px;overflow-wrap:anywhere}`
      await drawSheet({ browser, file: path.join(dir, name), style, body: figures.join(''), width: SHEET })
      console.log(`  ${name}`)
    }
    await page.close()
  }
  return complaints
}

/** @param {{ page: import('@playwright/test').Page, address: string, width: number, dir: string, complaints: string[] }} input */
async function takePage({ page, address, width, dir, complaints }) {
  await page.goto(address)
  // The consent banner covers the page.
  await page.addStyleTag({ content: '.consent { display: none }' })
  await settle(page)
  const overflow = await overflowOf(page)
  if (overflow > 0) complaints.push(`${address}: ${overflow} px too wide at ${width}`)
  const missing = await page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src),
  )
  for (const picture of missing) complaints.push(`${address}: ${picture} failed to load`)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const file = `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '.')}.${width}.jpg`
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) }
  await page.screenshot({ path: path.join(dir, file), type: 'jpeg', quality: 80, fullPage: true, clip })
  return file
}
