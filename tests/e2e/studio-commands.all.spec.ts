import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('the menu opens by keyboard, says why something cannot be done, and closes with Escape', async ({
  page,
  baseURL,
}) => {
  const columns = row('columns')
  const inside = row('introduction', { title: 'One' }, columns.id)
  inside.element.slot = 'column1'
  const studio = await openFrame({ page, baseURL, rows: [columns, inside] })
  await studio.item(inside.id).click()
  // The menu does not open under the resting pointer.
  await page.mouse.move(640, 5)
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Element' })
  await expect(menu).toBeVisible()
  await menu.locator('[data-command=unwrap]').focus()
  await expect(menu.getByRole('status')).toHaveText('Unwrap: nothing stands inside it')
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(studio.item(inside.id)).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Set slot' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('[role=menu] [data-slot=column3]').press('Enter')
  await expect(menu).toHaveCount(0)
  // The focus returns to the item asynchronously.
  await expect(studio.item(inside.id)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Set slot' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role=menu] [data-slot=column1]')).toBeVisible()
  await expect(page.locator('[role=menu] [data-slot=column3]')).toHaveCount(0)
})
