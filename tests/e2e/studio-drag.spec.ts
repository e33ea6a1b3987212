import { expect, test, type Locator, type Page } from '@playwright/test'
import { findSlice } from './helpers/frame'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'
import { watchState } from './helpers/studioState'

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
  await signIn({ page })
  const stateOf = await watchState(page.context())
  const studio = await open({ page, baseURL, rows: [first, second, group] })
  const session = async () => (await stateOf()).session
  await expect.poll(session).toMatchObject({ loading: false, dragging: false })
  await studio.item(second.id).hover()
  await page.mouse.down()
  await studio.item(first.id).hover()
  await expect.poll(session).toMatchObject({ dragging: true })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(session).toMatchObject({ dragging: false })
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
  await drag({ page, from: studio.item(inner.id), to: page.getByRole('treeitem', { name: 'Column 2' }), at: 'inside' })
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

/** Takes a slice from the palette, over the tab of the elements, and to a point of the tree's pane. */
async function dragSlice({ page, name, to }: { page: Page; name: string; to: { x: number; y: number } }) {
  const slice = await findSlice({ page, name })
  await slice.hover()
  await page.mouse.down()
  const tab = await page.getByRole('tab', { name: 'Elements' }).boundingBox()
  if (!tab) throw new Error('There is no tab of the elements.')
  await page.mouse.move(tab.x + 20, tab.y + 8, { steps: 4 })
  // As a hand does, until the list is there: a drag that the browser begins late is told of later moves only.
  await expect(async () => {
    await page.mouse.move(tab.x + 22, tab.y + 10, { steps: 2 })
    await page.mouse.move(tab.x + 20, tab.y + 8, { steps: 2 })
    await expect(page.getByRole('tree')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await page.mouse.move(to.x, to.y + 4, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

/** Where a line of the tree is, before the palette takes its place. */
async function lineOf(item: Locator, share: number) {
  const box = await item.boundingBox()
  if (!box) throw new Error('The line is not on the screen.')
  return { x: box.x + 90, y: box.y + box.height * share }
}

test('a slice is dragged from the palette into a group of the tree', async ({ page, baseURL }) => {
  const [first, group] = [row('introduction'), row('group')]
  const studio = await open({ page, baseURL, rows: [first, group] })
  await dragSlice({ page, name: 'introduction', to: await lineOf(studio.item(group.id), 0.5) })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(3)
  await expect(studio.items.nth(2)).toHaveAttribute('aria-level', '2')
})

test('a slice dropped on an element that takes nothing goes beside it, on the side of the pointer', async ({
  page,
  baseURL,
}) => {
  const [first, last] = [row('introduction'), row('introduction')]
  const studio = await open({ page, baseURL, rows: [first, last] })
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
  const studio = await open({ page, baseURL, rows: [only] })
  const line = await lineOf(studio.item(only.id), 0.5)
  await dragSlice({ page, name: 'hero', to: { x: line.x, y: line.y + 200 } })
  await page.mouse.up()
  await expect(studio.items).toHaveCount(2)
  await expect(studio.items.nth(0)).toHaveAttribute('data-element-id', only.id)
  await dragSlice({ page, name: 'tab', to: { x: line.x, y: line.y + 200 } })
  await page.mouse.up()
  await expect(page.getByText('"tab" cannot stand on the page itself')).toBeVisible()
  await expect(studio.items).toHaveCount(2)
})
