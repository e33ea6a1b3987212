import { expect, test } from '@playwright/test'
import { dragSliceTo, dragTo, openFrame } from './helpers/frame'
import { row } from './helpers/studio'

function shapeOf(box: { width: number; height: number } | null): string {
  if (!box) return 'none'
  return box.width > box.height ? 'across' : 'down'
}

test('slices and elements are dropped in the frame, where the line shows it, and refused with the reason', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 1900 })
  const [first, second, group] = [row('introduction'), row('introduction'), row('group')]
  const columns = row('columns', {}, group.id)
  const text = row('introduction', { title: 'Palms' }, columns.id)
  text.element.slot = 'column1'
  const line = row('group', { arrangement: 'row' })
  const [left, right] = [row('button', {}, line.id), row('button', {}, line.id)]
  const studio = await openFrame({ page, baseURL, rows: [first, second, group, columns, text, line, left, right] })
  const [here, there] = ['column1', 'column2'].map((slot) => studio.slot(columns.id, slot)) as [
    ReturnType<typeof studio.slot>,
    ReturnType<typeof studio.slot>,
  ]
  const undo = studio.command('undo')
  const start = await studio.shownIds()

  await test.step('a slice of the palette into a nested slot', async () => {
    await dragSliceTo({ page, name: 'introduction', to: there })
    await expect(studio.dropLine).toBeVisible()
    await expect(studio.dropWords).toHaveText('Into Columns · Column 2')
    await page.mouse.up()
    await expect(there.locator('[data-voix-element]')).toBeVisible()
    await expect(here.locator('[data-voix-element]')).toHaveCount(1)
    await expect(studio.dropLine).toHaveCount(0)
    await undo.click()
    await expect(there.locator('[data-voix-element]')).toHaveCount(0)
  })
  await test.step('a slice that no place takes', async () => {
    await dragSliceTo({ page, name: 'tab', to: studio.shown(first.id) })
    await expect(studio.dropWords.locator('[data-refused]')).toContainText('does not take "Tab"')
    await expect(studio.dropLine).toHaveCount(0)
    await page.mouse.up()
    // The palette may say the same.
    const notice = page.getByRole('region', { name: 'Notifications' }).getByText('does not take "tab"')
    await expect(notice).toBeVisible()
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('tab', { name: 'Elements' }).click()
  })
  await test.step('an element from one slot to another, and back by undo', async () => {
    await dragTo({ page, from: studio.shown(text.id).locator('h2'), to: there })
    await expect(studio.dropWords).toHaveText('Into Columns · Column 2')
    await page.mouse.up()
    await expect(there).toContainText('Palms')
    await expect(here).not.toContainText('Palms')
    await expect(studio.item(text.id)).toHaveAttribute('aria-selected', 'true')
    await undo.click()
    await expect(here).toContainText('Palms')
  })
  await test.step('Escape ends a drag and changes nothing, and the click that follows selects nothing', async () => {
    await dragTo({ page, from: studio.shown(second.id).locator('h2'), to: studio.shown(first.id), y: 0.2 })
    await expect.poll(async () => shapeOf(await studio.dropLine.boundingBox())).toBe('across')
    await page.keyboard.press('Escape')
    await expect(studio.dropLine).toHaveCount(0)
    await page.mouse.up()
    await expect.poll(() => studio.shownIds()).toEqual(start)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(studio.item(second.id)).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('the line lies down beside what stands in a row', async () => {
    await dragTo({ page, from: studio.shown(right.id), to: studio.shown(left.id), x: 0.3 })
    await expect.poll(async () => shapeOf(await studio.dropLine.boundingBox())).toBe('down')
    await page.mouse.up()
    await expect.poll(async () => (await studio.shownIds()).slice(-2)).toEqual([right.id, left.id])
  })
})
