import fs from 'node:fs'
import path from 'node:path'
import { signIn, tellComplaints } from './screens.mjs'

/** Paths below the admin. `<collection>` is replaced by the id of its first document. */
const SCREENS = [
  '/login',
  '',
  '/pages',
  '/pages/create',
  '/pages/copy',
  '/pages/copy?page=<pages>',
  '/pages/translate',
  '/pages/translate?page=<pages>',
  '/studio',
  '/caches',
  '/health',
  '/reviews',
  '/cookbook',
  '/slicer',
  '/slicer/slices/hero',
  '/slicer/templates',
  '/slicer/templates/hero.opening',
  '/slicer/design-guide',
  '/style-guide',
  '/layouts',
  '/layouts/jewel',
  '/documentation',
  '/documentation/docs/your-first-slice',
  '/audit-log',
  '/profile',
  '/media',
  '/forms',
  '/form-submissions',
  '/menus',
  '/menus/edit/<menus>',
  '/redirects',
  '/redirects/<redirects>',
  '/redirects/create',
  '/head-tags',
  '/head-tags/<head-tags>',
  '/users',
  '/users/<users>',
  '/brands',
  '/resorts/edit/<resorts>',
  '/specials',
  '/specials/copy/<specials>',
  '/specials/edit/no-such-id',
]

/**
 * Takes screenshots of every screen of the admin, light and dark, wide and narrow, and reports the browser's errors.
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string },
 * dir: string, only: readonly string[] }} input `only`: takes only addresses that contain one of these words; empty:
 * all.
 */
export async function takeAdmin({ browser, baseURL, account, dir, only }) {
  fs.mkdirSync(dir, { recursive: true })
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [1600, 390]) {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      tellComplaints(page)
      for (const screen of SCREENS) {
        if (screen === '') await signIn(page, account)
        if (only.length > 0 && !only.some((word) => screen.includes(word))) continue
        await page.goto(`/voix${await filled(page, screen)}`)
        await page.locator('h1, form').first().waitFor()
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
        const name = screen.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '') || 'start'
        await page.screenshot({ path: path.join(dir, `${name}.${colorScheme}.${width}.png`) })
      }
      await context.close()
    }
  }
}

/** @param {import('@playwright/test').Page} page @param {string} screen */
async function filled(page, screen) {
  const collection = /<(.+)>/.exec(screen)?.[1]
  if (collection === undefined) return screen
  // Payload accepts the session cookie only with an Origin header.
  const { origin: Origin } = new URL(page.url())
  const { docs } = await (await page.request.get(`/api/${collection}?limit=1&depth=0`, { headers: { Origin } })).json()
  return screen.replace(`<${collection}>`, docs[0].id)
}
