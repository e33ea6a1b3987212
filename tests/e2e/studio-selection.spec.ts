import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

const three = () => ['One', 'Two', 'Three'].map((title) => row('introduction', { title, blockName: title }))

async function open({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  test.setTimeout(120_000)
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  return openStudio({ page, id })
}

const selectedIds = (page: Page) =>
  page
    .locator('[role=treeitem][aria-selected=true]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-element-id')))

test('a range and single elements are selected in the tree, and commands apply to all of them', async ({
  page,
  baseURL,
}) => {
  const [one, two, last] = three() as [TestRow, TestRow, TestRow]
  const studio = await open({ page, baseURL, rows: [one, two, last] })
  await studio.item(one.id).click()
  await studio.item(last.id).click({ modifiers: ['Shift'] })
  await expect.poll(() => selectedIds(page)).toEqual([one.id, two.id, last.id])
  await expect(page.getByRole('heading', { name: '3 elements' })).toBeVisible()
  await studio.item(two.id).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => selectedIds(page)).toEqual([one.id, last.id])
  const bar = page.getByRole('toolbar', { name: 'For all of them' })
  await bar.locator('[data-command=disable]').click()
  await expect.poll(() => studio.shownIds()).toEqual([two.id])
  await bar.locator('[data-command=enable]').click()
  await expect.poll(() => studio.shownIds()).toEqual([one.id, two.id, last.id])
  await bar.locator('[data-command=duplicate]').click()
  await expect(studio.items).toHaveCount(5)
  await studio.command('undo').first().click()
  await expect(studio.items).toHaveCount(3)
  await bar.locator('[data-command=delete]').click()
  await expect(studio.items).toHaveCount(1)
  await studio.command('undo').first().click()
  await expect.poll(() => selectedIds(page)).toEqual([one.id, last.id])
})

test('a range is selected with Shift and the arrows', async ({ page, baseURL }) => {
  const [one, two, last] = three() as [TestRow, TestRow, TestRow]
  const studio = await open({ page, baseURL, rows: [one, two, last] })
  await studio.item(last.id).click()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => selectedIds(page)).toEqual([two.id, last.id])
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => selectedIds(page)).toEqual([one.id, two.id, last.id])
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => selectedIds(page)).toEqual([two.id, last.id])
})

test('several elements are wrapped in a group, moved as one and unwrapped', async ({ page, baseURL }) => {
  const [one, two, last] = three() as [TestRow, TestRow, TestRow]
  const studio = await open({ page, baseURL, rows: [one, two, last] })
  await studio.item(two.id).click()
  await studio.item(last.id).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => studio.shownIds()).toEqual([two.id, last.id, one.id])
  await page.keyboard.press('Control+g')
  await expect(studio.items).toHaveCount(4)
  await expect(studio.item(two.id)).toHaveAttribute('aria-level', '2')
  await expect(studio.item(last.id)).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('Control+Shift+g')
  await expect(studio.items).toHaveCount(3)
  await expect(studio.item(last.id)).toHaveAttribute('aria-level', '1')
  await expect.poll(() => studio.shownIds()).toEqual([two.id, last.id, one.id])
})

test('Control A takes the elements of one slot, and Escape leads to the parent and to the page', async ({
  page,
  baseURL,
}) => {
  const group = row('group')
  const inside = three().map((one) => ({ ...one, element: { parent: group.id, slot: 'default' } }))
  const studio = await open({ page, baseURL, rows: [group, ...inside, row('introduction')] })
  await studio.item(inside[1]?.id ?? '').click()
  await page.keyboard.press('Control+a')
  await expect.poll(() => selectedIds(page)).toEqual(inside.map(({ id }) => id))
  await page.keyboard.press('Escape')
  await expect.poll(() => selectedIds(page)).toEqual([group.id])
  await page.keyboard.press('Escape')
  await expect.poll(() => selectedIds(page)).toEqual([])
})

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
