import { expect, test } from '@playwright/test'
import { fieldsAreThere, fieldSlot, inspect, readPage, saveAndRead } from './helpers/inspect'
import { expectOpen, row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

test('a field is switched off: it leaves the page, keeps its value, is saved so, and comes back', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Here today' })
  const studio = await inspect({ page, baseURL, rows: [only] })
  const shownTitle = studio.shown(only.id).getByText('Here today')
  await expect(shownTitle).toBeVisible()
  await page.getByRole('button', { name: 'Switch off Title', exact: true }).click()
  await expect(shownTitle).toHaveCount(0)
  await expect(fieldSlot(page, 'title').getByText('off', { exact: true })).toBeVisible()
  await expect(page.locator('#field-title')).toHaveCount(0)

  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows[0]).toMatchObject({ title: 'Here today', element: { fieldsEnabled: { title: false } } })
  await page.locator('[data-command=undo]').click()
  await expect(shownTitle).toBeVisible()
  await page.locator('[data-command=redo]').click()
  await expect(shownTitle).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch on Title', exact: true }).click()
  await expect(page.locator('#field-title')).toHaveValue('Here today')
  await expect(shownTitle).toBeVisible()
})

test('a field that starts switched off is offered, and takes a value once it is on', async ({ page, baseURL }) => {
  const hero = row('hero', { title: 'Sea' })
  const studio = await inspect({ page, baseURL, rows: [hero] })
  await expect(fieldSlot(page, 'note')).toHaveAttribute('data-is-off', 'true')
  await page.getByRole('button', { name: 'Switch on Small print' }).click()
  await page.locator('#field-note').fill('Until the end of May')
  await expect(studio.shown(hero.id).getByText('Until the end of May')).toBeVisible()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows[0]).toMatchObject({ note: 'Until the end of May' })
})

test('groups of fields fold away, and stay so in the next element of the slice and after a reload', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const studio = await inspect({ page, baseURL, rows: [one, two] })
  const title = page.locator('#field-title')
  await expect(title).toBeVisible()
  await page.locator('[data-field-group="Copy"] summary').click()
  await expect(title).toBeHidden()
  await studio.item(two.id).click()
  await page.locator(`[data-inspected-element="${two.id}"]`).waitFor()
  await fieldsAreThere(page)
  await expect(title).toBeHidden()
  await page.reload()
  await expectOpen(page)
  await studio.item(one.id).click()
  await fieldsAreThere(page)
  await expect(title).toBeHidden()
  await page.locator('[data-field-group="Copy"] summary').focus()
  await page.keyboard.press('Enter')
  await expect(title).toBeVisible()
})

test('instructions stand below their input', async ({ page, baseURL }) => {
  await inspect({ page, baseURL, rows: [row('slider', {})] })
  await expect(fieldSlot(page, 'seconds')).toContainText('0: the slider does not move by itself.')
})

test('a number that is too large is refused at its input, which a save leads to in a folded group as well', async ({
  page,
  baseURL,
}) => {
  const only = row('slider', { seconds: 5 })
  const studio = await inspect({ page, baseURL, rows: [only] })
  const seconds = page.locator('#field-seconds')
  await seconds.fill('99')
  await expect(seconds).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldSlot(page, 'seconds').getByRole('alert')).toContainText('60')
  await page.locator('[data-field-group="Slides"] summary').click()
  await studio.command('publish').click()
  await page
    .locator('[data-notice=refused-texts]')
    .getByRole('button', { name: /Seconds per slide/ })
    .click()
  await expect(seconds).toBeFocused()
  expect((await readPage({ page, baseURL, id: studio.id })).rows[0]).toMatchObject({ seconds: 5 })
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

test('rows of a list are added, named by what they hold, moved, copied and removed, and the preview follows', async ({
  page,
  baseURL,
}) => {
  const gallery = row('grid-gallery', {
    title: 'Look',
    images: [
      { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', caption: 'First view', width: 'w-1/2' },
      { id: 'bbbbbbbbbbbbbbbbbbbbbbbb', caption: 'Second view', width: 'w-1/2' },
    ],
  })
  const studio = await inspect({ page, baseURL, rows: [gallery] })
  const list = fieldSlot(page, 'images')
  await expect(list.getByText('First view')).toBeVisible()
  await expect(page.locator('#field-images__0__caption')).toBeHidden()
  await list.getByRole('button', { name: 'Add Image' }).click()
  await page.locator('#field-images__2__caption').fill('Third view')
  await expect(list.getByRole('listitem').nth(2)).toContainText('Third view')
  await list.getByRole('button', { name: 'Move row 3', exact: true }).press('ArrowUp')
  await expect(list.getByRole('button', { name: 'Move row 2', exact: true })).toBeFocused()
  await list.getByRole('button', { name: 'Duplicate row 1' }).click()
  await list.getByRole('button', { name: 'Remove row 1' }).click()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  const images = stored.rows[0]?.images as { id: string; caption: string }[]
  expect(images.map(({ caption }) => caption)).toEqual(['First view', 'Third view', 'Second view'])
  expect(images[0]?.id).not.toBe('aaaaaaaaaaaaaaaaaaaaaaaa')
})

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
    // Presence tells others what is selected.
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

test('a colour is chosen from the layout’s palette, where that is all it allows, and cleared', async ({
  page,
  baseURL,
}) => {
  const number = row('styled-number', {})
  const studio = await inspect({ page, baseURL, rows: [number] })
  const color = fieldSlot(page, 'color')
  await expect(color.getByRole('textbox')).not.toBeEditable()
  await color.getByRole('button', { name: 'Coral' }).click()
  await expect(color.getByRole('textbox')).not.toHaveValue('')
  await expect.poll(async () => (await readColor()).color).toBeTruthy()
  await color.getByRole('button', { name: 'Clear Colour' }).click()
  await expect(color.getByRole('textbox')).toHaveValue('')

  async function readColor() {
    const stored = await saveAndRead({ page, baseURL, id: studio.id })
    return stored.rows[0] as unknown as { color: string }
  }
})
