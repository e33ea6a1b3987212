import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('the place of an insert point is meant until something else is selected', async ({ page, baseURL }) => {
  const [first, second] = [row('introduction', { title: 'First' }), row('introduction', { title: 'Second' })]
  const studio = await openFrame({ page, baseURL, rows: [first, second] })
  await studio.item(first.id).click()
  await studio.outline(first.id).locator('[data-voix-insert=before]').click()
  const palette = page.locator('#left-panel')
  await expect(palette).toContainText('Adding before “Introduction”.')
  await studio.shown(second.id).click()
  await expect(palette).not.toContainText('Adding before')
  await page.getByLabel('Search slices').fill('hero')
  await page.locator('[data-slice="hero"]').click()
  await expect.poll(async () => (await studio.shownIds()).slice(0, 2)).toEqual([first.id, second.id])
})

test('a slot in the list is where the palette adds and the clipboard pastes', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [columns, text] = [row('columns'), row('introduction', { title: 'Palms' })]
  const studio = await openFrame({ page, baseURL, rows: [columns, text] })
  await studio.item(text.id).click()
  await page.keyboard.press('Control+c')
  const slot = page.getByRole('treeitem', { name: 'Column 2' })
  await slot.click()
  await expect(slot).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+v')
  await expect(studio.slot(columns.id, 'column2')).toContainText('Palms')
  await slot.click()
  await page.keyboard.press('a')
  await expect(page.locator('#left-panel')).toContainText('Adding into “Columns”, Column 2.')
  await page.getByLabel('Search slices').fill('introduction')
  await page.keyboard.press('Enter')
  await expect(studio.slot(columns.id, 'column2').locator('[data-voix-element]')).toHaveCount(2)
})

test('a label that is written is undone by itself, and one that is left as it was changes nothing', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Only' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.item(only.id).click()
  await page.keyboard.press('F2')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Label', { exact: true })).toHaveCount(0)
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+d')
  await expect(studio.items).toHaveCount(2)
  await page.keyboard.press('F2')
  const label = page.getByLabel('Label', { exact: true })
  await page.keyboard.type('Shore')
  await expect(label).toHaveValue('Shore')
  await page.keyboard.press('Control+z')
  await expect(studio.items).toHaveCount(2)
  await expect(label).not.toHaveValue('Shore')
})

test('what stands in a closed tab is shown when it is selected in the list, and still when its tabs are wrapped', async ({
  page,
  baseURL,
}) => {
  const tabs = row('tabs')
  const [first, second] = [row('tab', { title: 'One' }, tabs.id), row('tab', { title: 'Two' }, tabs.id)]
  const inner = row('introduction', { title: 'Folded away' }, second.id)
  const studio = await openFrame({ page, baseURL, rows: [tabs, first, second, inner] })
  await expect(studio.shown(inner.id)).toBeHidden()
  await studio.item(inner.id).click()
  await expect(studio.shown(inner.id)).toBeVisible()
  await expect(studio.outline(inner.id)).toBeVisible()
  await expect(studio.item(inner.id)).toHaveAttribute('aria-selected', 'true')
  await studio.item(tabs.id).click()
  await page.keyboard.press('Control+g')
  await expect(studio.item(tabs.id)).toHaveAttribute('aria-level', '2')
  await expect(studio.shown(inner.id)).toBeVisible()
})

test('an element that is dragged out of the frame stays where it is', async ({ page, baseURL }) => {
  const [first, second] = [row('introduction', { title: 'First' }), row('introduction', { title: 'Second' })]
  const studio = await openFrame({ page, baseURL, rows: [first, second] })
  await studio.shown(second.id).locator('h2').hover()
  await page.mouse.down()
  await studio.shown(first.id).locator('h2').hover()
  await expect(studio.dropLine).toBeVisible()
  await page.mouse.move(60, 300, { steps: 8 })
  await expect(studio.dropLine).toHaveCount(0)
  await page.mouse.up()
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
  expect(await studio.shownIds()).toEqual([first.id, second.id])
})

test('the bar of a small element and its insert points are hit each by itself', async ({ page, baseURL }) => {
  const columns = row('columns')
  const button = row('button', {}, columns.id)
  button.element.slot = 'column1'
  const studio = await openFrame({ page, baseURL, rows: [row('introduction'), columns, button] })
  await studio.item(button.id).click()
  const remove = studio.bar.getByRole('button', { name: 'Delete' })
  await expect(remove).toBeVisible()
  const covered = await remove.evaluate((node) => {
    const box = node.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    return shares.flatMap((x) =>
      shares.filter((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        return !hit || !node.contains(hit)
      }),
    ).length
  })
  expect(covered).toBe(0)
  await studio.outline(button.id).locator('[data-voix-insert=before]').click()
  await expect(page.locator('#left-panel')).toContainText('Adding before “Button”.')
})
