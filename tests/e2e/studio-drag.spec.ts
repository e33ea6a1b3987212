import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row, signIn } from './helpers/studio'
import { watchState } from './helpers/studioState'
import { dragInTree, dragSlice, lineOf } from './helpers/treeDrag'

test('elements and slices are dragged in the list: to another place, into a group and a slot, and refused with the reason', async ({
  page,
  baseURL,
}) => {
  const [first, second, group, columns, tabs] = [
    row('introduction'),
    row('introduction'),
    row('group'),
    row('columns'),
    row('tabs'),
  ]
  const tab = row('tab', {}, tabs.id)
  await signIn({ page })
  const stateOf = await watchState(page.context())
  const studio = await openFrame({ page, baseURL, rows: [first, second, group, columns, tabs, tab] })
  const { item } = studio
  const undo = studio.command('undo')
  const session = async () => (await stateOf()).session

  await test.step('the session knows whether something is dragged', async () => {
    await expect.poll(session).toMatchObject({ loading: false, dragging: false })
    await item(second.id).hover()
    await page.mouse.down()
    await item(first.id).hover()
    await expect.poll(session).toMatchObject({ dragging: true })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(session).toMatchObject({ dragging: false })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('to another place and into a group', async () => {
    await dragInTree({ page, from: item(second.id), to: item(first.id), at: 'above' })
    await expect.poll(async () => (await studio.shownIds()).slice(0, 2)).toEqual([second.id, first.id])
    await dragInTree({ page, from: item(second.id), to: item(group.id), at: 'inside' })
    await expect(item(second.id)).toHaveAttribute('aria-level', '2')
    await expect.poll(async () => (await studio.shownIds()).slice(0, 3)).toEqual([first.id, group.id, second.id])
    await undo.click()
    await expect(item(second.id)).toHaveAttribute('aria-level', '1')
  })
  await test.step('into a slot of an element that has several', async () => {
    const slot = page.getByRole('treeitem', { name: 'Column 2' })
    await dragInTree({ page, from: item(second.id), to: slot, at: 'inside' })
    await expect(item(second.id)).toHaveAttribute('aria-level', '3')
    await expect(studio.slot(columns.id, 'column2').locator('[data-voix-element]')).toHaveCount(1)
    await undo.click()
    await expect(item(second.id)).toHaveAttribute('aria-level', '1')
  })
  await test.step('refused where it may not stand', async () => {
    await dragInTree({ page, from: item(tab.id), to: item(first.id), at: 'inside' })
    await expect(page.getByText('"tab" cannot be placed on the page itself')).toBeVisible()
    await expect(item(tab.id)).toHaveAttribute('aria-level', '2')
  })
  await test.step('a slice from the palette into a group', async () => {
    await dragSlice({ page, name: 'introduction', to: await lineOf(item(group.id), 0.5) })
    await page.mouse.up()
    await expect(studio.items).toHaveCount(7)
    await expect(studio.shown(group.id).locator('[data-voix-element]')).toHaveCount(1)
  })
})
