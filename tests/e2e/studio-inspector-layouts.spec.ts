import { expect, test } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'
import { row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

test('a layout that does not allow an element says so before the page is switched, and undo brings it back', async ({
  page,
  baseURL,
}) => {
  const popup = row('popup', { blockName: 'Newsletter' })
  const words = row('introduction', { title: 'Stays' })
  const studio = await inspect({ page, baseURL, rows: [words, popup] })
  await page.keyboard.press('Escape')
  const layout = page.locator('[data-inspected-page] [name=layout]')
  await layout.focus()
  await expect(layout.locator('option[value=no-chrome]')).toHaveText('No chrome – 1 element not allowed')
  await layout.selectOption('no-chrome')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('One element is not allowed on this layout')
  await expect(dialog.getByRole('listitem')).toHaveText([/Newsletter/])
  await dialog.getByRole('button', { name: 'Keep the layout' }).click()
  await expect(layout).toHaveValue('blocks')
  await expect(studio.item(popup.id)).toBeVisible()

  await layout.selectOption('no-chrome')
  await dialog.getByRole('button', { name: 'Delete them and switch' }).click()
  await expect(studio.item(popup.id)).toHaveCount(0)
  await expect(layout).toHaveValue('no-chrome')
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page.layout).toBe('no-chrome')
  expect(stored.rows.map(({ id }) => id)).toEqual([words.id])
  await page.locator('[data-command=undo]').click()
  await page.locator('[data-command=undo]').click()
  await expect(studio.item(popup.id)).toBeVisible()
})

test('the palette names slices that the layout does not offer, with the reason, and never adds them', async ({
  page,
  baseURL,
}) => {
  await inspect({ page, baseURL, rows: [row('introduction', { title: 'A' })], layout: 'no-chrome' })
  await page.getByRole('tab', { name: 'Add' }).click()
  await expect(page.locator('[data-slice=popup]')).toHaveCount(0)
  await page.getByText('Not offered here').click()
  await expect(page.locator('[data-withheld-slice=popup]')).toContainText('Only on the layouts Blocks')
})
