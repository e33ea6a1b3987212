import { expect, test } from '@playwright/test'
import { row } from './helpers/studio'
import { openTogether, save, titleOf, type } from './helpers/together'

test('two people change one title: the second takes the other’s, and her own text is one undo away', async ({
  page,
  browser,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Before' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [only] })
  await type(first, only.id, 'By the first')
  await type(ana, only.id, 'By Ana')
  expect(await save(first)).toBe(200)
  await ana.studio.command('save-draft').first().click()
  const dialog = ana.page.locator('[data-conflicts="1"]')

  // Deciding later loses nothing.
  await dialog.locator('[data-command=decide-later]').click()
  await expect(ana.page.locator('[data-phase=conflict]')).toContainText('Both are kept until you decide.')
  await expect(await titleOf(ana, only.id)).toHaveValue('By Ana')
  await ana.page.locator('[data-command=compare]').click()
  await dialog.getByRole('radio', { name: 'Theirs' }).check()
  await dialog.getByRole('button', { name: 'Apply and save' }).click()
  await expect(ana.studio.status).toHaveText('Draft, saved')
  await expect(ana.studio.shown(only.id)).toContainText('By the first')
  await expect(await titleOf(ana, only.id)).toHaveValue('By the first')

  await ana.studio.command('undo').first().click()
  await expect(ana.studio.shown(only.id)).toContainText('By Ana')
  await expect(ana.studio.status).toHaveText('Unsaved changes')
  expect(await save(ana)).toBe(200)
  await expect(first.studio.shown(only.id)).toContainText('By Ana')
  await expect(first.page.locator('[data-phase=conflict], [data-live-notice=conflict]')).toHaveCount(0)
})
