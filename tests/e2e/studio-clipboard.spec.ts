import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('elements are copied from the frame and pasted on another page, in another tab; text in a field stays text', async ({
  page,
  baseURL,
}) => {
  const group = row('group', { blockName: 'Copied group' })
  const inside = row('introduction', { title: 'Carried over' }, group.id)
  const first = await openFrame({ page, baseURL, rows: [group, inside] })
  await first.shown(inside.id).click()
  await expect(first.item(inside.id)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(first.item(group.id)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Element copied.')).toBeVisible()

  const other = await page.context().newPage()
  const target = row('introduction', { title: 'Was here' })
  const second = await openFrame({ page: other, baseURL, rows: [target] })
  await second.item(target.id).click()
  await other.keyboard.press('Control+v')
  await expect(second.items).toHaveCount(3)
  await expect(second.frame.getByText('Carried over')).toBeVisible()
  await expect(second.items.nth(1)).toContainText('Copied group')
  await expect(second.items.nth(1)).toHaveAttribute('aria-selected', 'true')
  const ids = await second.items.evaluateAll((items) => items.map((item) => item.getAttribute('data-element-id')))
  expect(ids).not.toContain(group.id)
  expect(ids).not.toContain(inside.id)
  await other.keyboard.press('Control+s')
  await expect(second.status).toHaveText('Draft, saved')

  await second.item(target.id).click()
  const title = other.locator('#field-title')
  await title.selectText()
  await title.press('Control+c')
  await title.press('End')
  await title.press('Control+v')
  await expect(title).toHaveValue('Was hereWas here')
  await second.item(target.id).click()
  await other.keyboard.press('Control+v')
  await expect(second.items).toHaveCount(3)
})
