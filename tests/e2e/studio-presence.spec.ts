import { expect, test } from '@playwright/test'
import { row } from './helpers/studio'
import { openTogether } from './helpers/together'

test('people see each other come, where they are, and go', async ({ page, browser, baseURL }) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [one, two] })
  const people = first.page.getByRole('list', { name: 'Also on this page' })
  await expect(people.getByRole('button', { name: 'Ana Lima' })).toHaveText('AL')
  await expect(first.page.locator('[data-live-region]')).toHaveText('Ana Lima opened this page.')
  await expect(ana.page.locator('[data-presence]')).toHaveCount(1)

  await ana.studio.item(two.id).click()
  await expect(first.studio.item(two.id)).toHaveAccessibleName('Introduction, Two, Ana Lima is here')
  await expect(first.studio.frame.locator(`[data-voix-other="${two.id}"]`)).toContainText('Ana Lima')
  await ana.studio.item(one.id).click()
  await expect(first.studio.item(one.id)).toHaveAccessibleName('Introduction, One, Ana Lima is here')
  await expect(first.studio.item(two.id)).toHaveAccessibleName('Introduction, Two')

  // Playwright closes a page like a crash: it sends no message, but the connection ends.
  await ana.page.close()
  await expect(people).toHaveCount(0)
  await expect(first.page.locator('[data-live-region]')).toHaveText('Ana Lima left this page.')
  await expect(first.studio.item(one.id)).toHaveAccessibleName('Introduction, One')
})
