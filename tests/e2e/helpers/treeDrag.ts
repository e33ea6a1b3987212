import { expect, type Locator, type Page } from '@playwright/test'
import { beginSliceDrag } from './frame'

const ROW_HEIGHT = 30

/** Drags onto the upper edge or the middle of a line in the tree. Moves in steps, as a user does. */
export async function dragInTree({
  page,
  from,
  to,
  at,
}: {
  page: Page
  from: Locator
  to: Locator
  at: 'above' | 'inside'
}) {
  const target = await to.boundingBox()
  if (!target) throw new Error('The target of the drag is not on the screen.')
  await from.hover()
  await page.mouse.down()
  const x = target.x + target.width / 2
  const y = target.y + (at === 'above' ? 2 : ROW_HEIGHT / 2)
  await page.mouse.move(x, y + 4, { steps: 4 })
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

/** Drags a slice from the palette over the tab of the elements to a point of the tree's pane. */
export async function dragSlice({ page, name, to }: { page: Page; name: string; to: { x: number; y: number } }) {
  const tab = await page.getByRole('tab', { name: 'Elements' }).boundingBox()
  if (!tab) throw new Error('There is no tab of the elements.')
  await beginSliceDrag({ page, name })
  // A tab opens when the pointer moves over it, and a busy browser may drop a move.
  await expect(async () => {
    await page.mouse.move(tab.x + 22, tab.y + 10, { steps: 2 })
    await page.mouse.move(tab.x + 20, tab.y + 8, { steps: 2 })
    await expect(page.getByRole('tree')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.mouse.move(to.x, to.y + 4, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

/** Returns the position of a tree's line before the palette replaces the tree. */
export async function lineOf(item: Locator, share: number) {
  const box = await item.boundingBox()
  if (!box) throw new Error('The line is not on the screen.')
  return { x: box.x + 90, y: box.y + box.height * share }
}
