import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { createPage, openStudio, row, signIn } from './helpers/studio'

test('the menu of an element opens by right click in the list and in the frame, at the pointer whatever the zoom, and runs commands', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const studio = await openFrame({ page, baseURL, rows: [one, two] })
  const menu = page.getByRole('menu', { name: 'Element' })
  const zoom = page.getByLabel('Zoom')

  await test.step('in the list: it runs commands and gives the focus back', async () => {
    await studio.item(two.id).click({ button: 'right' })
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
  await test.step('in the frame: at the pointer, whatever the zoom', async () => {
    for (const size of ['fit', '0.33']) {
      await zoom.selectOption(size)
      const box = await studio.shown(two.id).boundingBox()
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
    await studio.shown(two.id).click({ button: 'right' })
    await menu.locator('[data-command=delete]').click()
    await expect(studio.item(two.id)).toHaveCount(0)
  })
  await test.step('Control and the wheel zoom the preview between 25 and 200 %', async () => {
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
})

test('the theme colour is chosen in the profile and is there from the first byte of the studio', async ({
  page,
  baseURL,
}) => {
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
