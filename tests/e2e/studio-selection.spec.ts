import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

const three = () => ['One', 'Two', 'Three'].map((title) => row('introduction', { title, blockName: title }))

async function open({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  test.setTimeout(120_000)
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  return openStudio({ page, id })
}

test('the field in focus is selected and marked in the frame; Escape unselects it, another element clears it', async ({
  page,
  baseURL,
}) => {
  const [one, two] = three() as [TestRow, TestRow]
  const studio = await open({ page, baseURL, rows: [one, two] })
  const mark = studio.frame.locator('[data-voix-field-mark]')
  const title = page.locator(`[data-inspected-element="${one.id}"] #field-title`)
  await studio.item(one.id).click()
  await title.click()
  await expect(mark).toHaveAttribute('data-voix-field-mark', 'title')
  await expect(mark).toBeVisible()
  await page.keyboard.press('Control+Shift+l')
  await expect(studio.item(one.id)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mark).toHaveCount(0)
  await expect(studio.item(one.id)).toHaveAttribute('aria-selected', 'true')
  await title.click()
  await expect(mark).toHaveCount(1)
  await studio.item(two.id).click()
  await expect(mark).toHaveCount(0)
})

test('a group of fields is selected, clears the selected field, and is unselected again', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'One' })
  const studio = await open({ page, baseURL, rows: [only] })
  const mark = studio.frame.locator('[data-voix-field-mark]')
  await studio.item(only.id).click()
  await page.locator(`[data-inspected-element="${only.id}"] #field-title`).click()
  await expect(mark).toHaveCount(1)
  await page.locator('[data-field-group="Copy"] summary').focus()
  await expect(page.locator('[data-field-group][data-is-selected]')).toHaveCount(1)
  await expect.poll(() => mark.count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-field-group][data-is-selected]')).toHaveCount(0)
  await expect(mark).toHaveCount(0)
})

test('a label is written in the tree: Enter and going elsewhere keep it, Escape does not', async ({
  page,
  baseURL,
}) => {
  const [one, two] = three() as [TestRow, TestRow]
  const studio = await open({ page, baseURL, rows: [one, two] })
  const input = page.getByRole('textbox', { name: 'Label' })
  await studio.item(one.id).click()
  await page.keyboard.press('F2')
  await input.fill('Entered')
  await input.press('Enter')
  await expect(studio.item(one.id)).toContainText('Entered')
  await page.keyboard.press('F2')
  await input.fill('Thrown away')
  await input.press('Escape')
  await expect(studio.item(one.id)).toContainText('Entered')
  await page.keyboard.press('F2')
  await input.fill('Left behind')
  await studio.item(two.id).click()
  await expect(studio.item(one.id)).toContainText('Left behind')
  await expect(studio.items).toHaveCount(2)
})
