import { expect, test } from '@playwright/test'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { manyRows } from './helpers/manyRows'
import { createPage, signIn, studioScreen } from './helpers/studio'

/** How often the largest page is opened and clicked at once. */
const OPENINGS = repeats({ test: 1, all: 50 })

test('a click at the first sight of a page of 5,000 elements is answered, however early it comes', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000 + OPENINGS * 180_000)
  await signIn({ page })
  const rows = manyRows(500)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = studioScreen(page)
  for (let opening = 0; opening < OPENINGS; opening++) {
    // Clicks the visible elements of the first group in turn, so that each click selects another one.
    const target = rows[1 + (opening % 4)]?.id ?? ''
    await page.goto(`/voix/studio/${id}`, { waitUntil: 'commit' })
    // The frame loads hidden. A user cannot click before it is shown.
    await page.locator('iframe[name=voix-preview][data-studio-id]').waitFor({ timeout: 120_000 })
    await studio.shown(target).click({ force: true, timeout: 120_000 })
    await expect(studio.item(target)).toHaveAttribute('aria-selected', 'true', { timeout: 120_000 })
  }
})
