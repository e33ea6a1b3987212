import { expect, test, type Locator, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

const ROW_HEIGHT = 30

/** Drags onto a line of the tree: its upper edge, its middle or its lower edge. Moves in steps, as a hand does. */
async function drag({ page, from, to, at }: { page: Page; from: Locator; to: Locator; at: 'above' | 'inside' }) {
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

async function open({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  test.setTimeout(120_000)
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  return openStudio({ page, id })
}

test('elements are dragged to another place and into a group', async ({ page, baseURL }) => {
  const [first, second, group] = [row('introduction'), row('introduction'), row('group')]
  const studio = await open({ page, baseURL, rows: [first, second, group] })
  await drag({ page, from: studio.item(second.id), to: studio.item(first.id), at: 'above' })
  await expect.poll(() => studio.shownIds()).toEqual([second.id, first.id, group.id])
  await drag({ page, from: studio.item(second.id), to: studio.item(group.id), at: 'inside' })
  await expect(studio.item(second.id)).toHaveAttribute('aria-level', '2')
  await expect.poll(() => studio.shownIds()).toEqual([first.id, group.id, second.id])
  await studio.command('undo').click()
  await expect(studio.item(second.id)).toHaveAttribute('aria-level', '1')
})

test('an element is dragged into a slot of an element that has several', async ({ page, baseURL }) => {
  const [columns, inner] = [row('columns'), row('introduction')]
  const studio = await open({ page, baseURL, rows: [columns, inner] })
  await drag({ page, from: studio.item(inner.id), to: page.getByRole('treeitem', { name: 'column2' }), at: 'inside' })
  await expect(studio.item(inner.id)).toHaveAttribute('aria-level', '3')
  await expect.poll(() => studio.shownIds()).toEqual([columns.id, inner.id])
})

test('a drop where the element is not allowed is refused with the reason', async ({ page, baseURL }) => {
  const [tabs, other] = [row('tabs'), row('introduction')]
  const tab = row('tab', {}, tabs.id)
  const studio = await open({ page, baseURL, rows: [tabs, tab, other] })
  await drag({ page, from: studio.item(tab.id), to: studio.item(other.id), at: 'inside' })
  await expect(page.getByText('"tab" cannot stand on the page itself')).toBeVisible()
  await expect(studio.item(tab.id)).toHaveAttribute('aria-level', '2')
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
})

test('an element goes to the nearest place that takes it', async ({ page, baseURL }) => {
  const [hero, other] = [row('hero'), row('introduction')]
  const studio = await open({ page, baseURL, rows: [other, hero] })
  await drag({ page, from: studio.item(other.id), to: studio.item(hero.id), at: 'inside' })
  await expect(studio.item(other.id)).toHaveAttribute('aria-level', '1')
})

test('a slice is dragged from the palette into the tree', async ({ page, baseURL }) => {
  const [first, group] = [row('introduction'), row('group')]
  const studio = await open({ page, baseURL, rows: [first, group] })
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search slices').fill('introduction')
  const slice = page.locator('[data-slice="introduction"]')
  await slice.hover()
  await page.mouse.down()
  const tab = await page.getByRole('tab', { name: 'Elements' }).boundingBox()
  if (!tab) throw new Error('There is no tab of the elements.')
  await page.mouse.move(tab.x + 20, tab.y + 8, { steps: 4 })
  await page.mouse.move(tab.x + 22, tab.y + 10, { steps: 2 })
  await expect(studio.item(group.id)).toBeVisible()
  const target = await studio.item(group.id).boundingBox()
  if (!target) throw new Error('The group is not on the screen.')
  await page.mouse.move(target.x + 60, target.y + ROW_HEIGHT / 2 + 4, { steps: 4 })
  await page.mouse.move(target.x + 60, target.y + ROW_HEIGHT / 2, { steps: 4 })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(3)
  await expect(studio.items.nth(2)).toHaveAttribute('aria-level', '2')
})
