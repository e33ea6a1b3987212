import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { signIn } from './screens.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The screenshots of the documentation: the path below the admin (`<page>`: the demo's home page, `<translation>`: its
 * translation, `<special>`: an offer within a release), and the actions before each.
 */
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
  {
    name: 'translation',
    at: '/pages/translate?page=<translation>',
    before: (page) => page.getByRole('group', { name: 'Which texts' }).waitFor(),
  },
  { name: 'release-form', at: '/collections/specials/<special>', before: isOpenedWithin },
]

const VIEWPORT = { width: 1280, height: 800 }
const WIDTH = 1000

/**
 * Takes the screenshots of the documentation from a running demo, as WebP of about 30 kB each.
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string },
 * dir: string, only: readonly string[] }} input `only`: takes only these; empty: all.
 */
export async function takeDocs({ browser, baseURL, account, dir, only }) {
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
  const { origin: Origin } = new URL(baseURL)
  /** @param {string} at @param {object} [options] */
  const ask = async (at, options = {}) =>
    (await page.request.fetch(`/api${at}`, { headers: { Origin }, ...options })).json()
  const { languages, original } = await ask(`/voix/pages/${id}/translations`)
  const translation = languages.find(
    (/** @type {{ code: string, page: unknown }} */ one) => one.page && one.code !== original.languageCode,
  )
  const special = (await ask('/specials?limit=1&depth=0')).docs[0].id
  for (const { name, at, before } of PICTURES) {
    if (only.length > 0 && !only.includes(name)) continue
    const places = { '<page>': id, '<translation>': translation.page.id, '<special>': special }
    const address = Object.entries(places).reduce((text, [word, place]) => text.replace(word, place), at)
    const isWithin = name === 'release-form'
    const release = isWithin
      ? (await ask('/releases', { method: 'POST', data: { name: 'Summer campaign' } })).doc.id
      : null
    await page.goto(`/voix${address}${isWithin ? `?release=${release}` : ''}`)
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
    if (isWithin) await ask(`/releases/${release}`, { method: 'DELETE' })
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
async function isOpenedWithin(page) {
  await page.locator('[data-release-form=outside]').waitFor({ timeout: 60_000 })
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
