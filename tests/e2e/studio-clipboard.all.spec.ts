import { expect, test, type Page } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row, type TestRow } from './helpers/studio'

/** Runs a command from the command palette. */
async function run(page: Page, command: string, search: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Commands, elements and slices' }).fill(search)
  await page.locator(`[role=option][data-command="${command}"]`).click()
}

test('cut and paste moves within a page, with one step to undo each', async ({ page, baseURL }) => {
  const [one, two, last] = ['One', 'Two', 'Three'].map((title) => row('introduction', { title })) as [
    TestRow,
    TestRow,
    TestRow,
  ]
  const studio = await openFrame({ page, baseURL, rows: [one, two, last] })
  await studio.item(one.id).click()
  await page.keyboard.press('Control+x')
  await expect(studio.items).toHaveCount(2)
  await studio.item(last.id).click()
  await page.keyboard.press('Control+v')
  await expect(studio.items).toHaveCount(3)
  await expect.poll(async () => (await studio.shownIds()).slice(0, 2)).toEqual([two.id, last.id])
  await page.keyboard.press('Control+z')
  await expect(studio.items).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect.poll(() => studio.shownIds()).toEqual([one.id, two.id, last.id])
})

test('what the place does not take is refused with the reason, and may be pasted elsewhere', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [tabs, other] = [row('tabs'), row('spacer')]
  const tab = row('tab', {}, tabs.id)
  const studio = await openFrame({ page, baseURL, rows: [tabs, tab, other] })
  await studio.item(tab.id).click()
  await page.keyboard.press('Control+c')
  await studio.item(other.id).click()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Not pasted. "tab" cannot be placed on the page itself')).toBeVisible()
  await expect(studio.items).toHaveCount(3)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('paste inside')
  await expect(page.locator('[role=option][data-command=paste-inside]')).toContainText('nothing can stand inside it')
  await page.keyboard.press('Escape')
  await studio.item(tabs.id).click()
  await page.keyboard.press('Control+Shift+v')
  await expect(studio.items).toHaveCount(4)
  await expect(page.locator('[role=treeitem][aria-level="2"][data-element-id]')).toHaveCount(2)
})

test('the commands of menu and palette reach the same clipboard', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const only = row('introduction', { title: 'Again' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.item(only.id).click()
  await run(page, 'copy', 'copy')
  await expect(page.getByText('Element copied.')).toBeVisible()
  await run(page, 'paste', 'paste')
  await expect(studio.items).toHaveCount(2)
  await page.evaluate(() => navigator.clipboard.writeText('Only words'))
  await run(page, 'paste', 'paste')
  await expect(page.getByText('There are no elements on the clipboard.')).toBeVisible()
})

test('elements of another site and damaged ones are refused', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const only = row('introduction', { title: 'Here' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.item(only.id).click()
  const paste = async (value: unknown) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(value))
    await page.keyboard.press('Control+v')
  }
  await paste({ 'voix/elements': 1, origin: 'https://other.test', rows: [only] })
  await expect(page.getByText('These elements are of another site (https://other.test).')).toBeVisible()
  await paste({ 'voix/elements': 1, origin: new URL(page.url()).origin, rows: [{ id: 7 }] })
  await expect(page.getByText('The copied elements arrived damaged.')).toBeVisible()
  await expect(studio.items).toHaveCount(1)
})
