import { expect, test, type Page } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

/** Records the frame's requests for a context menu. Call it before the studio opens. */
async function recordContextItems(page: Page) {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('voix-message', (event) => heard.push(structuredClone((event as CustomEvent).detail)))
  })
}

async function contextItems(page: Page): Promise<unknown[]> {
  const sent = await page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard))
  return [...sent.matchAll(/"contextItem":(\{[^}]*\})/g)].map(([, item]) => JSON.parse(item ?? '') as unknown)
}

test('keys pressed in the frame reach the studio, F6 goes through the parts of the window, and a right click and the menu key tell where', async ({
  page,
  baseURL,
}) => {
  await recordContextItems(page)
  const rows = [row('introduction'), row('introduction')]
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  const focusedRegion = () =>
    page.evaluate(() => document.activeElement?.closest('[data-voix-region]')?.getAttribute('data-voix-region'))

  await test.step('a right click selects the element and tells the studio where, in the pixels of the frame', async () => {
    await studio.shown(second).locator('h2').click({ button: 'right' })
    await expect(studio.item(second)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(async () => (await contextItems(page)).at(-1)).toMatchObject({ element: second })
    const item = (await contextItems(page)).at(-1) as { x: number; y: number }
    const box = await studio.shown(second).evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)
    expect(item.x).toBeGreaterThan(box.left)
    expect(item.x).toBeLessThan(box.right)
    expect(item.y).toBeGreaterThan(box.top)
    expect(item.y).toBeLessThan(box.bottom)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('the menu key opens the menu of the selected element', async () => {
    await studio.shown(first).click()
    await expect(studio.outline(first)).toBeVisible()
    await page.keyboard.press('Shift+F10')
    await expect.poll(async () => (await contextItems(page)).at(-1)).toMatchObject({ element: first })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('F6 goes on from the frame and back into it', async () => {
    await studio.shown(first).click()
    await expect.poll(focusedRegion).toBe('frame')
    await page.keyboard.press('F6')
    await expect.poll(focusedRegion).toBe('inspector')
    await page.keyboard.press('Shift+F6')
    await expect.poll(focusedRegion).toBe('frame')
    await page.keyboard.press('Shift+F6')
    await expect.poll(focusedRegion).toBe('left')
  })
  await test.step('commands run by their keys', async () => {
    await studio.shown(first).click()
    await page.keyboard.press('ControlOrMeta+d')
    await expect.poll(async () => (await studio.shownIds()).length).toBe(3)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await studio.shownIds()).length).toBe(2)
    await studio.shown(first).click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await studio.shownIds())[1]).toBe(first)
    await page.keyboard.press('Delete')
    await expect(studio.shown(first)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(studio.status).toHaveText('Draft, saved')
  })
})
