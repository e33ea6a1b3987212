import { expect, test, type Page } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Page' }).getByRole('tab', { name })

const open = (page: Page, baseURL: string | undefined) => inspect({ page, baseURL, rows: [] })

test('a page field of rich text is written in the slices’ editor', async ({ page, baseURL }) => {
  const studio = await open(page, baseURL)
  await tab(page, 'Fields').click()
  await page.getByLabel('Type of the new field').selectOption('richText')
  await page.getByLabel('Name of the new field').fill('legal')
  await page.getByRole('button', { name: 'Add field' }).click()
  const editor = page.locator('[data-rich-text] [contenteditable=true]')
  await editor.click()
  await page.keyboard.type('All prices include taxes.')
  await expect(editor).toHaveText('All prices include taxes.')
  await expect(studio.status).toHaveAttribute('data-save-state', 'dirty')
  await expect
    .poll(async () => JSON.stringify((await saveAndRead({ page, baseURL, id: studio.id })).page.fields))
    .toContain('All prices include taxes.')
})
