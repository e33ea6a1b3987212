import { expect, test } from '@playwright/test'

/** All faces of a page together. */
const FONT_BUDGET = 60 * 1024

const PATHS = [
  '/',
  '/specials',
  '/weddings',
  '/blog',
  '/brands/solmara',
  '/brands/jewel-coast',
  '/brands/costa-viva',
  '/brands/noche-azul',
  '/brands/club-bahia',
  '/brands/hacienda-roja',
  '/brands/isla-verde',
  '/brands/sal-y-luz',
  '/brands/altamar',
  '/brands/caracola',
  '/brands/marea',
  '/brands/serena',
  '/brands/jewel-grande',
  '/brands/bembe',
  '/resorts/halcyon-bay',
  '/es',
  '/es/weddings',
]

for (const path of PATHS) {
  test(`${path} costs at most 60 kB of fonts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const sizes: Promise<[string, number]>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/_next/static/') && pathname.endsWith('.woff2'))
        sizes.push(response.body().then((body) => [pathname, body.length]))
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const fonts = await Promise.all(sizes)
    expect(fonts.length).toBeGreaterThan(0)
    const total = fonts.reduce((sum, [, size]) => sum + size, 0)
    expect(total, JSON.stringify(fonts)).toBeLessThanOrEqual(FONT_BUDGET)
    await context.close()
  })
}
