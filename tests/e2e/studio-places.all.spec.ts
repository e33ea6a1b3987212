import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

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
