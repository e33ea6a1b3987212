import { expect, test, type Browser, type Page } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { demoPages } from './helpers/demoPages'
import { firstDifference } from './helpers/domLines'
import { notAlive, showEach } from './helpers/islands'
import { widerThanPage } from './helpers/overflow'
import { serveParts } from './helpers/serveParts'
import { signIn } from './helpers/studio'

// Distributes the pages over both workers.
test.describe.configure({ mode: 'parallel' })

/** Total size of a page's fonts. */
const FONTS_BUDGET = 60 * 1024
/** Compressed size of the scripts after the islands have started. */
const AWAKE_BUDGET = 75 * 1024
/** The fixed time of all clocks. */
const NOW = new Date()
const ALIVE = { intervals: [20, 50, 100] }

for (const [half, remainder] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`demo pages: axe finds nothing serious at 375 and 1280 px, nothing is wider than its page, the browser complains of nothing, islands wake without a script of Next, fonts and scripts stay within their budgets, and the preview shows the same (${half} half)`, async ({
    browser,
    page: preview,
    baseURL,
  }) => {
    const pages = await demoPages(baseURL ?? '')
    const paths = pages.filter((_, index) => index % 2 === remainder)
    test.setTimeout(60_000 + paths.length * 30_000)
    expect(pages.length).toBeGreaterThan(15)
    await signIn({ page: preview })
    await preview.setViewportSize({ width: 375, height: 900 })
    await stopTime(preview)
    const { site, findings } = await openSite(browser, baseURL ?? '')
    await stopTime(site)
    for (const path of paths) {
      // First the width of a phone, then a wider window without a reload.
      await site.setViewportSize({ width: 375, height: 900 })
      await Promise.all([site.goto(path), preview.goto(`${path}?voix-sync`)])
      // Content for an audience is only in the preview.
      if ((await site.locator('voix-for').count()) === 0) await expectSame({ site, preview, path })
      await wakeAll(site)
      findings.push(...(await findingsOn(site, path)))
    }
    expect(findings).toEqual([])
  })
}

test('islands wake by Preact as they do by React, and the browser complains of nothing', async ({
  browser,
  baseURL,
}) => {
  const { site, findings } = await openSite(browser, baseURL ?? '')
  const stop = await serveParts(site, 'preact')
  const pages = await demoPages(baseURL ?? '')
  for (const path of new Set(['/', '/specials', ...pages.slice(0, pages.length / 4)])) {
    await site.goto(path)
    await wakeAll(site)
  }
  expect(findings).toEqual([])
  await stop()
})

test('axe finds nothing serious on the page of what is not found and on the search', async ({ page }) => {
  await page.goto('/no/such/page')
  expect(await lookAt(page, 'not found')).toEqual([])
  await page.goto('/search?q=beach')
  expect(await lookAt(page, 'the search')).toEqual([])
})

/** Opens a visitor's window. Returns it with the findings of its browser. */
async function openSite(browser: Browser, baseURL: string): Promise<{ site: Page; findings: string[] }> {
  const site = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width: 375, height: 900 } })
  const findings = complaintsOf(site)
  site.on('console', (message) => {
    if (message.type() !== 'error') findings.push(`${site.url()}: ${message.text()}`)
  })
  site.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js/.test(request.url())) findings.push(`${site.url()} asks for ${request.url()}`)
  })
  return { site, findings }
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Expects the preview to equal the site once the islands in both windows have started. */
async function expectSame({ site, preview, path }: { site: Page; preview: Page; path: string }): Promise<void> {
  await expect(preview.locator('[data-voix-following]')).toBeAttached()
  // The preview is taller, so other islands are visible at its top. While a page loads, none of them has started.
  const compare = async () => {
    for (const page of [site, preview])
      await page.locator('voix-island[mode=visible]:not([started])').evaluateAll(showEach)
    return firstDifference({ site, preview })
  }
  await expect.soft.poll(compare, { message: path, ...ALIVE }).toBe('')
}

/** Returns the findings on a page with started islands in a narrow window. */
async function findingsOn(site: Page, path: string): Promise<string[]> {
  const findings = [...(await widerThanPage(site)), ...(await lookAt(site, `${path} at 375`))]
  if ((await site.content()).includes('[object Object]')) findings.push(`${path} shows a value that is no text`)
  // The narrowest width of a reader who zooms in, and the narrowest one with a full menu.
  for (const width of [320, 1024, 1280]) {
    await site.setViewportSize({ width, height: 900 })
    findings.push(...(await widerThanPage(site)))
  }
  findings.push(...(await lookAt(site, `${path} at 1280`)))
  await readThrough(site)
  const { fonts, scripts } = await sizesOf(site)
  if (fonts > FONTS_BUDGET) findings.push(`${path} has ${fonts} bytes of fonts`)
  if (scripts > AWAKE_BUDGET) findings.push(`${path} has ${scripts} bytes of scripts`)
  return findings
}

async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator('voix-island:not([mode=none])')
  await expect.poll(() => islands.evaluateAll(notAlive), { message: page.url(), ...ALIVE }).toEqual([])
}

/** Scrolls through the whole page, so that lazy pictures and frames load, too. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Returns the transferred sizes of the page's resources, including those from the browser's cache. */
function sizesOf(page: Page): Promise<{ fonts: number; scripts: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizeOf = (ending: string) =>
      files
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { fonts: sizeOf('.woff2'), scripts: sizeOf('.js') }
  })
}
