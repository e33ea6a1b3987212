import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

async function open({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  test.setTimeout(120_000)
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  return openStudio({ page, id })
}

test('the menu of an element opens by right click, runs commands and gives the focus back', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const studio = await open({ page, baseURL, rows: [one, two] })
  await studio.item(two.id).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Element' })
  await expect(menu).toBeVisible()
  await expect(studio.item(two.id)).toHaveAttribute('aria-selected', 'true')
  await menu.locator('[data-command=duplicate]').click()
  await expect(studio.items).toHaveCount(3)
  await expect(menu).toHaveCount(0)
  await studio.item(one.id).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Move', exact: true }).hover()
  await page.locator('[role=menu] [data-command=move-down]').click()
  await expect.poll(async () => (await studio.shownIds()).slice(0, 2)).toEqual([two.id, one.id])
  await expect(studio.item(one.id)).toBeFocused()
})

test('the menu opens by keyboard, says why something cannot be done, and closes with Escape', async ({
  page,
  baseURL,
}) => {
  const columns = row('columns')
  const inside = row('introduction', { title: 'One' }, columns.id)
  inside.element.slot = 'column1'
  const studio = await open({ page, baseURL, rows: [columns, inside] })
  await studio.item(inside.id).click()
  // The menu opens nowhere under a pointer that rests.
  await page.mouse.move(640, 5)
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Element' })
  await expect(menu).toBeVisible()
  await menu.locator('[data-command=unwrap]').focus()
  await expect(menu.getByRole('status')).toHaveText('Unwrap: nothing stands inside it')
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(studio.item(inside.id)).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Set slot' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('[role=menu] [data-slot=column3]').press('Enter')
  await expect(menu).toHaveCount(0)
  // The keys are the item's again a moment later.
  await expect(studio.item(inside.id)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Set slot' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role=menu] [data-slot=column1]')).toBeVisible()
  await expect(page.locator('[role=menu] [data-slot=column3]')).toHaveCount(0)
})

test('a right click in the frame opens the studio’s menu at the pointer, whatever the zoom', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'In the frame' })
  const studio = await open({ page, baseURL, rows: [only] })
  const menu = page.getByRole('menu', { name: 'Element' })
  for (const zoom of ['fit', '0.33']) {
    await page.getByLabel('Zoom').selectOption(zoom)
    const box = await studio.shown(only.id).boundingBox()
    if (!box) throw new Error('The element is not on the screen.')
    const point = { x: box.x + 20, y: box.y + 12 }
    await page.mouse.click(point.x, point.y, { button: 'right' })
    await expect(menu).toBeVisible()
    const at = await menu.boundingBox()
    expect(Math.abs((at?.x ?? 0) - point.x)).toBeLessThan(8)
    expect(Math.abs((at?.y ?? 0) - point.y)).toBeLessThan(8)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
  await studio.shown(only.id).click({ button: 'right' })
  await menu.locator('[data-command=delete]').click()
  await expect(studio.items).toHaveCount(0)
})

test('focus mode leaves the frame and the selected element’s fields, and Escape ends it', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Alone' })
  const studio = await open({ page, baseURL, rows: [only] })
  await studio.item(only.id).click()
  await studio.command('focus-mode').click()
  await expect(page.locator('[data-voix-region=bar]')).toHaveCount(0)
  await expect(page.getByRole('tree')).toHaveCount(0)
  await page.locator('#field-title').fill('Still typing')
  await expect(studio.shown(only.id)).toContainText('Still typing')
  await page.locator('#field-title').press('Escape')
  await expect(page.locator('[data-voix-region=bar]')).toBeVisible()
  await expect(studio.item(only.id)).toBeVisible()
  await studio.item(only.id).press('Control+Shift+a')
  await page.keyboard.press('Control+.')
  await expect(page.locator('[data-voix-region=inspector]')).toHaveCount(0)
  await studio.command('leave-focus-mode').click()
  await expect(page.locator('[data-voix-region=inspector]')).toBeVisible()
})

test('Control and the wheel zoom the preview between 25 and 200 %', async ({ page, baseURL }) => {
  await open({ page, baseURL, rows: [row('introduction')] })
  const zoom = page.getByLabel('Zoom')
  await zoom.selectOption('1')
  const pane = await page.locator('[data-voix-region=frame]').boundingBox()
  if (!pane) throw new Error('There is no preview.')
  await page.mouse.move(pane.x + pane.width / 2, pane.y + 200)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeLessThan(1)
  await page.mouse.wheel(0, 5000)
  await expect(zoom).toHaveValue('0.25')
  await page.mouse.wheel(0, -9000)
  await expect(zoom).toHaveValue('2')
  await page.keyboard.up('Control')
})

test('the theme colour is chosen in the profile and is there from the first byte of the studio', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn({ page })
  await page.goto('/voix/account')
  await page.getByLabel('Teal').check()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'voix-theme-color')?.value).toBe('%230f766e')
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [] })
  const html = await (await page.request.get(`/voix/studio/${id}`)).text()
  expect(html).toContain(':root{--voix-accent:#0f766e;')
  await openStudio({ page, id })
  await expect(page.locator('[data-command=publish]')).toHaveCSS('background-color', 'rgb(15, 118, 110)')
  await page.context().addCookies([{ name: 'voix-theme-color', value: '}body{display:none', url: baseURL ?? '' }])
  const odd = await (await page.request.get(`/voix/studio/${id}`)).text()
  expect(odd).toContain(':root{--voix-accent:#4338ca;')
  expect(odd).not.toContain('display:none}')
})
