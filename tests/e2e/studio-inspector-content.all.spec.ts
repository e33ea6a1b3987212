import { expect, test } from '@playwright/test'
import { fieldSlot, inspect, saveAndRead } from './helpers/inspect'
import { row } from './helpers/studio'

test('a row is dragged to another place', async ({ page, baseURL }) => {
  const images = ['One', 'Two', 'Three'].map((caption) => ({ id: `row-of-${caption}`, caption, width: 'w-1/2' }))
  const studio = await inspect({ page, baseURL, rows: [row('grid-gallery', { title: 'Look', images })] })
  const list = fieldSlot(page, 'images')
  const grip = list.getByRole('button', { name: 'Move row 1', exact: true })
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  const to = await list.getByRole('button', { name: 'Move row 3', exact: true }).boundingBox()
  if (!from || !to) throw new Error('The rows are not shown.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height, { steps: 8 })
  await expect(list.locator('[data-drop=after]')).toHaveCount(1)
  await page.mouse.up()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect((stored.rows[0]?.images as { caption: string }[]).map(({ caption }) => caption)).toEqual([
    'Two',
    'Three',
    'One',
  ])
})

test('selecting another element asks the server nothing', async ({ page, baseURL }) => {
  const rows = ['One', 'Two', 'Three'].map((title) => row('introduction', { title }))
  const studio = await inspect({ page, baseURL, rows })
  const editor = page.locator('[data-field-path="copy"] [contenteditable=true]')
  await expect(editor).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    // Presence sends the selection.
    if (request.method() === 'POST' && !request.url().includes('/presence')) asked.push(request.url())
  })
  for (const { id, title } of rows) {
    await studio.item(id).click()
    await expect(page.locator(`[data-inspected-element="${id}"] #field-title`)).toHaveValue(String(title))
    await expect(editor).toBeVisible()
  }
  expect(asked).toEqual([])
})

test('documents are chosen in an order, which the arrow keys change', async ({ page, baseURL }) => {
  const offers = row('special-offers', { title: 'Offers' })
  const studio = await inspect({ page, baseURL, rows: [offers] })
  const field = fieldSlot(page, 'specials')
  for (const count of [1, 2]) {
    await field.getByRole('button', { name: 'Choose' }).click()
    await page.getByRole('dialog').locator('tbody tr').nth(count).locator('button, a').first().click()
    await expect(field.getByRole('listitem')).toHaveCount(count)
  }
  await expect(field).not.toContainText('Reading…')
  const [first, second] = await field.getByRole('listitem').allInnerTexts()
  await field.getByRole('button', { name: `Move ${second}`, exact: true }).press('ArrowUp')
  await expect(field.getByRole('listitem').first()).toHaveText(second ?? '')
  await expect(field.getByRole('listitem').last()).toHaveText(first ?? '')
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows[0]?.specials).toHaveLength(2)
})

test('what a refused save objects to stands at its field, with the row, also in a folded group', async ({
  page,
  baseURL,
}) => {
  const popup = row('popup', { title: 'Sea', targetName: 'fine' })
  const studio = await inspect({ page, baseURL, rows: [popup] })
  await page.locator('#field-targetName').fill('two words')
  await expect(
    fieldSlot(page, 'targetName')
      .getByText(/letters|lower/i)
      .first(),
  ).toBeVisible()
  await studio.command('publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(fieldSlot(page, 'targetName').getByRole('alert').first()).toBeVisible()
})
