import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createPage, row, signIn, studioScreen } from './helpers/studio'

test('pages are found by title and path, filtered, copied and put into the trash', async ({ page, baseURL }) => {
  await signIn({ page })
  const word = randomUUID().slice(0, 8)
  const base = baseURL ?? ''
  const draft = await createPage({ page, baseURL: base, title: `Draft ${word}`, rows: [row('introduction')] })
  const live = await createPage({ page, baseURL: base, title: `Live ${word}`, status: 'published', rows: [] })
  const line = (id: string) => page.locator(`tr[data-page-id="${id}"]`)
  const lines = page.locator('tr[data-page-id]')

  await page.goto('/voix/pages')
  const search = page.getByRole('searchbox', { name: 'Search pages by title or path' })
  await search.fill(word)
  await expect(lines).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published')
  await expect(lines).toHaveCount(1)
  await expect(line(live.id)).toContainText('Published')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('')
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('no-chrome')
  await expect(page.getByText('No page matches this search.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('')
  await search.fill(draft.path)
  await expect(lines).toHaveCount(1)
  await expect(line(draft.id)).toContainText('Draft')

  const menu = async (name: string, action: string) => {
    await page.getByRole('button', { name: `What becomes of ${name} ${word}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await menu('Draft', 'Copy…')
  await page.getByRole('button', { name: 'Make the copy' }).click()
  await page.waitForURL(/\/voix\/studio\//)
  expect(page.url()).not.toContain(draft.id)
  await expect(studioScreen(page).items).toHaveCount(1)

  await page.goto(`/voix/pages?search=${word}`)
  await expect(lines).toHaveCount(3)
  await menu('Live', 'Move to trash…')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(lines).toHaveCount(3)
  await menu('Live', 'Move to trash…')
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect(lines).toHaveCount(2)
  await expect.poll(async () => (await page.request.get(live.path)).status()).toBe(404)
})
