import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('the field or the group of fields in focus is selected and marked in the frame; Escape and another element unselect it', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const studio = await openFrame({ page, baseURL, rows: [one, two] })
  const mark = studio.frame.locator('[data-voix-field-mark]')
  const title = page.locator(`[data-inspected-element="${one.id}"] #field-title`)
  const selectedGroup = page.locator('[data-field-group][data-is-selected]')
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
  await page.locator(`[data-inspected-element="${one.id}"] [data-field-group="Copy"] summary`).focus()
  await expect(selectedGroup).toHaveCount(1)
  await expect.poll(() => mark.count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(selectedGroup).toHaveCount(0)
  await expect(mark).toHaveCount(0)

  await title.click()
  await expect(mark).toHaveCount(1)
  await studio.item(two.id).click()
  await expect(mark).toHaveCount(0)
})
