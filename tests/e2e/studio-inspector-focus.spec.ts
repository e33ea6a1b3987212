import { expect, test } from '@playwright/test'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

test('the parts of a form keep their names for screen readers when the element is deleted and comes back', async ({
  page,
  baseURL,
}) => {
  const figures = { title: 'Figures', stats: [{ number: '1', label: 'one' }] }
  const [one, other] = [row('full-width-stats', figures), row('full-width-stats', figures)]
  const studio = await inspect({ page, baseURL, rows: [one, other] })
  const menuOf = (id: string) =>
    page.locator(`[data-inspected-element="${id}"]`).getByRole('button', { name: 'Actions of the row' })
  await expect(menuOf(one.id)).toBeVisible()
  await studio.item(one.id).press('Delete')
  await expect(studio.items).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(studio.items).toHaveCount(2)
  for (const { id } of [other, one]) {
    await studio.item(id).click()
    await expect(menuOf(id)).toBeVisible()
  }
})
