import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { signIn } from './screens.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** Of the documentation: below the admin (`<page>`: the demo's home page), and what is done there first. */
const PICTURES = [
  { name: 'start', at: '' },
  { name: 'studio', at: '/studio/<page>', before: selectHero },
  { name: 'palette', at: '/studio/<page>', before: (page) => press(page, 'show-palette') },
  { name: 'style', at: '/studio/<page>', before: openStyle },
  { name: 'checks', at: '/studio/<page>', before: (page) => press(page, 'show-checks') },
  { name: 'versions', at: '/studio/<page>', before: (page) => page.keyboard.press('Control+Shift+h') },
  { name: 'review', at: '/studio/<page>', before: (page) => page.keyboard.press('c') },
  { name: 'pages', at: '/pages' },
  { name: 'cookbook', at: '/cookbook' },
  { name: 'slicer', at: '/slicer' },
  { name: 'slice', at: '/slicer/slices/hero' },
  { name: 'style-guide', at: '/style-guide' },
]

const VIEWPORT = { width: 1280, height: 800 }
const WIDTH = 1000

/**
 * Takes the pictures of the documentation from a running demo, as WebP of some 30 kB each.
 *
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string }, dir: string }} input
 */
export async function takeDocs({ browser, baseURL, account, dir }) {
  fs.mkdirSync(dir, { recursive: true })
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, account)
  const { id } = await (await page.request.get('/api/pages/by-path?path=/')).json()
  for (const { name, at, before } of PICTURES) {
    await page.goto(`/voix${at.replace('<page>', id)}`)
    if (at.startsWith('/studio')) await studioIsThere(page)
    else await page.locator('h1').first().waitFor()
    await before?.(page)
    await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
    for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(() => undefined))
    const file = path.join(dir, `${name}.webp`)
    const { size } = await sharp(await page.screenshot())
      .resize(WIDTH)
      .webp({ quality: 70 })
      .toFile(file)
    console.log(`${path.relative(process.cwd(), file)}: ${Math.round(size / 1000)} kB`)
  }
  await context.close()
}

/** @param {Page} page */
async function studioIsThere(page) {
  const preview = page.frameLocator('iframe[name=voix-preview]')
  await preview.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
  await page.getByRole('treeitem').first().waitFor()
}

/** @param {Page} page */
async function selectHero(page) {
  await page.getByRole('treeitem', { name: /hero/i }).first().click()
  await page.getByRole('textbox', { name: /title/i }).first().waitFor({ timeout: 60_000 })
}

/** @param {Page} page */
async function openStyle(page) {
  await selectHero(page)
  await page.getByRole('tab', { name: 'Style' }).click()
}

/** @param {Page} page @param {string} command */
async function press(page, command) {
  await page.locator(`[data-command="${command}"]`).first().click()
}
