import { expect, test } from '@playwright/test'
import { row } from './helpers/studio'
import { openTogether, save, titleOf, type } from './helpers/together'

test('two people change one title: the second chooses hers, and the other text is one undo away for her and comes back to both', async ({
  page,
  browser,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Before' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [only] })
  await type(first, only.id, 'By the first')
  await type(ana, only.id, 'By Ana')
  expect(await save(first)).toBe(200)
  await expect(first.studio.status).toHaveText('Draft, saved')
  await ana.studio.command('save-draft').first().click()

  // Both texts are shown side by side, and neither has been applied yet.
  const dialog = ana.page.locator('[data-conflicts="1"]')
  for (const text of ['Before', 'By the first', 'By Ana'])
    await expect(dialog.getByText(text, { exact: true }).last()).toBeVisible()
  await expect(first.studio.shown(only.id)).toContainText('By the first')
  await expect(ana.studio.shown(only.id)).toContainText('By Ana')
  await dialog.getByRole('radio', { name: 'Mine' }).check()
  await dialog.getByRole('button', { name: 'Apply and save' }).click()
  await expect(ana.studio.status).toHaveText('Draft, saved')

  // Ana's text is kept, for both users.
  await expect(first.studio.shown(only.id)).toContainText('By Ana')
  await expect(await titleOf(first, only.id)).toHaveValue('By Ana')
  await expect(first.studio.status).toHaveText('Draft, saved')

  await ana.studio.command('undo').first().click()
  await expect(ana.studio.shown(only.id)).toContainText('By the first')
  expect(await save(ana)).toBe(200)
  await expect(first.studio.shown(only.id)).toContainText('By the first')
})
