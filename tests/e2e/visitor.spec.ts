import { build } from 'esbuild'
import { expect, test, type Page } from '@playwright/test'
import type * as Client from '../../src/render/client'
import { notAlive } from './helpers/islands'

declare global {
  interface Window {
    client: typeof Client
  }
}

let client: string

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/render/client/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  client = `${outputFiles[0]?.text ?? ''};globalThis.client = client`
})

/** Opens the home page with a stopped clock and stubs of the browser's APIs that islands use. */
async function openHome(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  // From here on only the test advances the clock.
  await page.clock.pauseAt(60_000)
  await page.evaluate(client)
}

const loader = (page: Page) => page.getByRole('status', { name: 'Loading' })

test('the loader covers the whole screen on request, hides after the delay that is given, and its timer goes with it', async ({
  page,
}) => {
  await openHome(page)
  await page.evaluate(() => window.client.showLoader())
  await expect(loader(page)).toBeVisible()
  expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  // The loader covers the page below it.
  expect(await page.evaluate(() => document.elementFromPoint(200, 200)?.localName)).toBe('voix-loader')
  await page.clock.runFor(60_000)
  await expect(loader(page)).toBeVisible()
  await page.evaluate(() => window.client.hideLoader())
  await expect(loader(page)).toHaveCount(0)

  await page.evaluate(() => window.client.showLoader({ hideAfter: 3000 }))
  await page.clock.runFor(2999)
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(loader(page)).toHaveCount(0)

  await page.evaluate(() => {
    window.client.showLoader({ hideAfter: 3000 })
    window.client.hideLoader()
    window.client.showLoader()
  })
  await page.clock.runFor(10_000)
  await expect(loader(page)).toBeVisible()
})

test('a script goes to another site only where it says so, behind a loader that hides after 10 seconds, and to a dangerous address never', async ({
  page,
}) => {
  // The response of the other site is delayed: the browser stays on the page.
  await page.route('https://other.example/**', (route) => route.fulfill({ status: 204 }))
  await openHome(page)
  const go = (href: string, options?: Client.NavigateOptions) =>
    page.evaluate(
      ([href, options]) => {
        try {
          window.client.navigate(href, options)
          return null
        } catch (error) {
          return String(error)
        }
      },
      [href, options] as const,
    )
  expect(await go('https://other.example/')).toContain('leads to another site')
  expect(await go('//other.example/')).toContain('is not a safe address')
  for (const href of ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])
    expect(await go(href, { external: true }), href).toContain('is not a safe address')
  await expect(loader(page)).toHaveCount(0)

  expect(await go('https://other.example/', { external: true })).toBeNull()
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(loader(page)).toHaveCount(0)
  expect(await go('/specials')).toBeNull()
  await expect(page).toHaveURL(/\/specials$/)
})

test('a page of an older build, whose scripts are gone, is loaded again once, with e-fresh, and at most once in 10 seconds', async ({
  page,
}) => {
  // With a fixed clock, all loads are within ten seconds, even on a slow machine.
  await page.clock.setFixedTime(new Date())
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).search))
  const isPart = (url: URL) => url.pathname.includes('/_next/static/voix/') && !url.pathname.includes('/loader-')
  // The part is missing for the page that was loaded first.
  await page.route(isPart, (route) =>
    route.request().headers().referer?.includes('e-fresh') || page.url().includes('e-fresh')
      ? route.continue()
      : route.fulfill({ status: 404 }),
  )
  const islands = page.locator('voix-island:not([mode=none])')
  // The page may reload during the check.
  const look = () => islands.evaluateAll(notAlive).catch(() => undefined)
  await page.goto('/')
  await look()
  await expect(page).toHaveURL(/\?e-fresh=1$/)
  await expect.poll(look).toEqual([])
  expect(opened).toEqual(['', '?e-fresh=1'])

  // A part that stays missing is reported in the console and not requested again.
  await page.unroute(isPart)
  await page.route(isPart, (route) => route.fulfill({ status: 404 }))
  const complained = page.waitForEvent('console', (message) => message.text().includes('imported module'))
  await page.goto('/')
  await look()
  await complained
  const again = page.waitForEvent('console', (message) => message.text().includes('imported module'))
  await page.goto('/?e-fresh=1')
  await look()
  await again
  expect(opened).toEqual(['', '?e-fresh=1', '', '?e-fresh=1'])
})

test('the browser fetches pages ahead whose links are pointed at, and keeps five at most', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const held = new Map<string, string>()
  let most = 0
  let ready = 0
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Failure' || status === 'Success') held.delete(key.url)
    else held.set(key.url, status)
    most = Math.max(most, held.size)
    if (status === 'Ready') ready += 1
  })
  await session.send('Preload.enable')
  const links = page.locator('footer a[href^="/"]:visible')
  const count = Math.min(10, await links.count())
  expect(count).toBeGreaterThan(6)
  for (let at = 0; at < count; at += 1) {
    const before = ready
    await links.nth(at).hover()
    await expect.poll(() => ready).toBeGreaterThan(before)
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(5)
})
