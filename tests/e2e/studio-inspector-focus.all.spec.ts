import { expect, test, type Page } from '@playwright/test'
import { fieldSlot, inspect } from './helpers/inspect'
import { row } from './helpers/studio'

const EDITOR = '[data-field-path="copy"] [contenteditable=true]'

/** Returns the focused field of the inspector. */
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null)

test('undo of a row of a list keeps the focus at the list, and Backspace deletes no element', async ({
  page,
  baseURL,
}) => {
  const only = row('full-width-stats', { title: 'Figures', stats: [] })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await fieldSlot(page, 'stats').getByRole('button', { name: 'Add Stat' }).click()
  const number = page.locator('#field-stats__0__number')
  await number.click()
  await page.keyboard.type('7')
  await expect(studio.shown(only.id)).toContainText('7')
  await page.keyboard.press('Control+z')
  await expect(number).toHaveValue('')
  await expect(number).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(number).toHaveCount(0)
  await expect.poll(() => focusedField(page)).toBe('stats')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(studio.items).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(number).toHaveCount(1)
})

test('undo back to empty rich text empties the editor, in an element and in a page field', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Beach', copy: null })
  const studio = await inspect({ page, baseURL, rows: [only] })
  for (const text of ['New words', 'Others']) {
    await page.locator(EDITOR).click()
    await page.keyboard.type(text)
    await expect(studio.shown(only.id)).toContainText(text)
    await studio.command('undo').click()
    await expect(studio.shown(only.id)).not.toContainText(text)
    await expect(page.locator(EDITOR)).toHaveText('')
  }
  await expect(studio.status).toHaveText('Draft, saved')

  // Escape moves the focus from the field to its element, and from there to the page.
  await studio.item(only.id).press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Fields' }).click()
  await page.getByLabel('Type of the new field').selectOption('richText')
  await page.getByLabel('Name of the new field').fill('legal')
  await page.getByRole('button', { name: 'Add field' }).click()
  const editor = page.locator('[data-rich-text] [contenteditable=true]')
  for (const text of ['All prices', 'No prices']) {
    await editor.click()
    await page.keyboard.type(text)
    await expect(editor).toHaveText(text)
    await page.keyboard.press('Control+z')
    await expect(editor).toHaveText('')
    await expect(editor).toBeFocused()
  }
})

test('the rows of a list are there with their names when the element is deleted and comes back', async ({
  page,
  baseURL,
}) => {
  const figures = { title: 'Figures', stats: [{ number: '1', label: 'one' }] }
  const [one, other] = [row('full-width-stats', figures), row('full-width-stats', figures)]
  const studio = await inspect({ page, baseURL, rows: [one, other] })
  const gripOf = (id: string) =>
    page.locator(`[data-inspected-element="${id}"]`).getByRole('button', { name: 'Move row 1', exact: true })
  await expect(gripOf(one.id)).toBeVisible()
  await studio.item(one.id).press('Delete')
  await expect(studio.items).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(studio.items).toHaveCount(2)
  for (const { id } of [other, one]) {
    await studio.item(id).click()
    await expect(gripOf(id)).toBeVisible()
  }
})
