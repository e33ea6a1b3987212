import { expect, test } from '@playwright/test'
import { expectOpen, journalOf, row, studioScreen } from './helpers/studio'
import { openTogether, titleOf, type } from './helpers/together'

test('a page that somebody puts into the trash cannot be saved, which is said; what was typed survives a reload and the restoring', async ({
  page,
  browser,
  baseURL,
}) => {
  const intro = row('introduction', { title: 'Here' })
  const { first, ana, id, path } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await type(first, intro.id, 'My text')
  await ana.page.goto(`/voix/pages?search=${encodeURIComponent(path)}`)
  await ana.page
    .locator(`tr[data-page-id="${id}"]`)
    .getByRole('button', { name: /What becomes of/ })
    .click()
  await ana.page.getByRole('menuitem', { name: 'Move to trash…' }).click()
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.locator('[data-live-notice=trashed]')).toContainText('Ana Lima moved this page to the trash')

  await first.studio.command('save-draft').first().click()
  await expect(page.locator('[data-phase=error]')).toContainText(/trash/)
  await expect(first.studio.status).toHaveText('Not saved')
  await expect(await titleOf(first, intro.id)).toHaveValue('My text')
  await expect.poll(() => journalOf({ page, id })).toContain('My text')

  // The tab is closed. While the page is in the trash, it cannot be opened.
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`/voix/studio/${id}`)
  await expect(again.locator('main[role=alert], main [role=alert]')).toContainText('It was moved to the trash')
  const restored = await ana.page.request.patch(`/api/pages/${id}?depth=0&trash=true`, {
    data: { deletedAt: null, _status: 'draft' },
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(restored.ok(), await restored.text()).toBe(true)
  await again.reload()
  await expectOpen(again)
  const studio = studioScreen(again)
  await again.locator('[data-command=recover]').click()
  await expect(studio.shown(intro.id)).toContainText('My text')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft, saved')
})

test('a page that somebody deletes for good: it is said, saving says it too, and the text stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const intro = row('introduction', { title: 'Here' })
  const { first, ana, id } = await openTogether({ page, browser, baseURL, rows: [intro], role: 'administrator' })
  await type(first, intro.id, 'My text')
  const deleted = await ana.page.request.delete(`/api/pages/${id}`, {
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(deleted.ok(), await deleted.text()).toBe(true)
  await expect(page.locator('[data-live-notice=deleted]')).toContainText('deleted this page for good')
  await expect(first.studio.shown(intro.id)).toContainText('My text')

  await first.studio.command('save-draft').first().click()
  await expect(page.locator('[data-phase=error]')).toBeVisible()
  await expect(first.studio.status).toHaveText('Not saved')
  await expect(await titleOf(first, intro.id)).toHaveValue('My text')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You have some unsaved changes')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => journalOf({ page, id })).toContain('My text')
})
