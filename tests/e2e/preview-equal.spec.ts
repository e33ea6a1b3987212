import { expect, test } from '@playwright/test'
import { demoPaths } from './helpers/demoPaths'
import { firstDifference } from './helpers/domLines'
import { signIn } from './helpers/studio'

// Islands wake when they do: a page is looked at until both are alive.
const softly = expect.configure({ soft: true, timeout: 10_000 })

test('every page of the demo, in both languages, is in the preview what it is on the site', async ({
  browser,
  page: preview,
  baseURL,
}) => {
  test.setTimeout(900_000)
  await signIn({ page: preview })
  const visitor = await browser.newContext({ baseURL })
  const site = await visitor.newPage()
  const now = new Date()
  for (const page of [site, preview]) {
    // Clocks show one time, and nothing moves by itself.
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
  const paths = await demoPaths(baseURL ?? '')
  expect(paths.some((path) => path.startsWith('/es'))).toBe(true)
  for (const path of paths) {
    await Promise.all([site.goto(path), preview.goto(`${path}?voix-sync`)])
    await expect(preview.locator('[data-voix-following]')).toBeAttached()
    // What is for an audience is in the preview alone.
    if ((await site.locator('voix-for').count()) > 0) continue
    await softly.poll(() => firstDifference({ site, preview }), { message: path }).toBe('')
  }
  await visitor.close()
})
