import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'
import { dragInTree, dragSlice, lineOf } from './helpers/treeDrag'

test('an element goes to the nearest place that takes it', async ({ page, baseURL }) => {
  const [hero, other] = [row('hero'), row('introduction')]
  const studio = await openFrame({ page, baseURL, rows: [other, hero] })
  await dragInTree({ page, from: studio.item(other.id), to: studio.item(hero.id), at: 'inside' })
  await expect(studio.item(other.id)).toHaveAttribute('aria-level', '1')
})

test('a slice dropped on an element that takes nothing goes beside it, on the side of the pointer', async ({
  page,
  baseURL,
}) => {
  const [first, last] = [row('introduction'), row('introduction')]
  const studio = await openFrame({ page, baseURL, rows: [first, last] })
  await dragSlice({ page, name: 'hero', to: await lineOf(studio.item(first.id), 0.85) })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(3)
  await expect(studio.items.nth(0)).toHaveAttribute('data-element-id', first.id)
  await expect(studio.items.nth(2)).toHaveAttribute('data-element-id', last.id)
  await dragSlice({ page, name: 'hero', to: await lineOf(studio.item(last.id), 0.6) })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(4)
  await expect(studio.items.nth(2)).toHaveAttribute('data-element-id', last.id)
})

test('a slice dropped below the last line goes to the end of the page, or says why not', async ({ page, baseURL }) => {
  const only = row('introduction')
  const studio = await openFrame({ page, baseURL, rows: [only] })
  const line = await lineOf(studio.item(only.id), 0.5)
  await dragSlice({ page, name: 'hero', to: { x: line.x, y: line.y + 200 } })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(2)
  await expect(studio.items.nth(0)).toHaveAttribute('data-element-id', only.id)
  await dragSlice({ page, name: 'tab', to: { x: line.x, y: line.y + 200 } })
  await page.mouse.up()
  await expect(page.getByText('"tab" cannot be placed on the page itself')).toBeVisible()
  await expect(studio.items).toHaveCount(2)
})
