import { expect, test } from '@playwright/test'
import { journalOf, row } from './helpers/studio'
import { openTogether, type } from './helpers/together'

test('a release goes live while somebody types in it: the page goes on outside with the text, in the preview too, and saves it there', async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const intro = row('introduction', { title: 'Live' })
  const { first, ana, id } = await openTogether({ page, browser, baseURL, rows: [intro], status: 'published' })
  const made = await page.request.post('/api/releases', { data: { name: 'Summer' }, headers })
  const release = ((await made.json()) as { doc: { id: string } }).doc.id
  await page.goto(`/voix/studio/${id}?release=${release}`)
  const { studio } = first
  await expect(page.locator('[data-command=release-picker]')).toHaveText('Summer', { timeout: 60_000 })
  await type(first, intro.id, 'In the release')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Saved in the release')
  await type(first, intro.id, 'Typed meanwhile')

  const published = await ana.page.request.post(`/api/voix/releases/${release}/publish`, { data: {}, headers })
  expect(published.ok(), await published.text()).toBe(true)
  const notice = page.locator('[data-live-notice=release-ended]')
  await expect(notice).toContainText('The release “Summer” was published by Ana Lima.')
  await expect(page.locator('[data-command=release-picker]')).toHaveText('No release')
  expect(new URL(page.url()).search).toBe('')
  await expect(studio.shown(intro.id)).toContainText('Typed meanwhile')
  await expect(studio.status).toHaveText('Unsaved changes')
  await expect.poll(() => journalOf({ page, id })).toContain('Typed meanwhile')
  await type(first, intro.id, 'Typed on')
  await expect(studio.shown(intro.id)).toContainText('Typed on')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft saved, older version live')
})
