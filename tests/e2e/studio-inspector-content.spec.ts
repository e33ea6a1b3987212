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

test('what a refused save objects to stands at its field, also in a folded group and inside of a link', async ({
  page,
  baseURL,
}) => {
  const only = row('hero', { title: 'Sea', link: { text: 'Go', mode: 'href', href: '/fine', target: '_self' } })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.locator('#field-link__href').fill('javascript:alert(1)')
  await expect(fieldSlot(page, 'link').getByText('Use an address that starts with').first()).toBeVisible()
  await page.locator('[data-field-group="Links"] summary').click()
  await studio.command('publish').click()
  const problem = fieldSlot(page, 'link').getByRole('alert')
  await expect(problem).toContainText('href')
  await expect(problem).toBeVisible()
  expect((await readPage({ page, baseURL, id: studio.id })).rows[0]).toMatchObject({ link: { href: '/fine' } })
})

test('rows of a list are added, named by what they hold, moved and removed, and the preview follows', async ({
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
  await list.getByRole('button', { name: /Add Image/ }).click()
  await page.locator('#field-images__2__caption').fill('Third view')
  await expect(list.locator('.array-field__row').nth(2)).toContainText('Third view')
  await list.locator('.array-field__row').nth(0).getByRole('button', { name: 'Actions of the row' }).click()
  await page.getByRole('button', { name: /Remove/ }).click()
  await expect(list.getByText('First view')).toHaveCount(0)
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  const images = stored.rows[0]?.images as { caption: string }[]
  expect(images.map(({ caption }) => caption)).toEqual(['Second view', 'Third view'])
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
