import { expect, test } from '@playwright/test'
import { dragSliceTo, dragTo, moveTo, openFrame } from './helpers/frame'
import { createAccount, openStudio, row, signIn } from './helpers/studio'

test('a drop of the palette onto an element that does not take it goes beside it', async ({ page, baseURL }) => {
  const [hero, after] = [row('hero'), row('introduction')]
  const studio = await openFrame({ page, baseURL, rows: [hero, after] })
  await dragSliceTo({ page, name: 'introduction', to: studio.shown(hero.id), y: 0.8 })
  await expect(studio.dropWords).toContainText('Onto the page')
  await expect(studio.dropWords.locator('[data-refused]')).toHaveCount(0)
  await page.mouse.up()
  await expect.poll(async () => (await studio.shownIds()).length).toBe(3)
  expect((await studio.shownIds())[0]).toBe(hero.id)
  expect((await studio.shownIds())[2]).toBe(after.id)
})

test('near to its edge an element is passed, and the drop goes beside it', async ({ page, baseURL }) => {
  const [group, other] = [row('group'), row('introduction')]
  const inner = row('introduction', {}, group.id)
  const studio = await openFrame({ page, baseURL, rows: [group, inner, other] })
  await dragTo({ page, from: studio.shown(other.id).locator('h2'), to: studio.shown(group.id), y: 0.01 })
  await expect(studio.dropWords).toHaveText('Onto the page')
  await moveTo({ page, to: studio.shown(group.id), y: 0.3 })
  await expect(studio.dropWords).toContainText('Into Group')
  await page.mouse.up()
  await expect.poll(() => studio.shownIds()).toEqual([group.id, other.id, inner.id])
})

test('an element without another legal place stays in its own, whatever the pointer is over', async ({
  page,
  baseURL,
}) => {
  const [tabs, other] = [row('tabs'), row('introduction')]
  const tab = row('tab', { title: 'Rooms' }, tabs.id)
  const studio = await openFrame({ page, baseURL, rows: [tabs, tab, other] })
  await studio.item(tab.id).click()
  await dragTo({ page, from: studio.frame.locator('[data-voix-handle]'), to: studio.shown(other.id) })
  await expect(studio.dropWords).toContainText('Into Tabs')
  await expect(studio.dropWords.locator('[data-refused]')).toContainText('does not take "Tab"')
  await page.mouse.up()
  await expect(studio.item(tab.id)).toHaveAttribute('aria-level', '2')
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
})

test('several selected elements are dragged together', async ({ page, baseURL }) => {
  const rows = [row('introduction'), row('introduction'), row('group')]
  const [first, second, group] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  await studio.shown(first ?? '').click()
  await studio.shown(second ?? '').click({ modifiers: ['ControlOrMeta'] })
  await expect(studio.bar).toHaveAccessibleName('2 elements')
  await dragTo({ page, from: studio.frame.locator('[data-voix-handle]'), to: studio.shown(group ?? '') })
  await page.mouse.up()
  await expect(studio.item(first ?? '')).toHaveAttribute('aria-level', '2')
  await expect(studio.item(second ?? '')).toHaveAttribute('aria-level', '2')
  await expect.poll(() => studio.shownIds()).toEqual([group, first, second])
})

test('a drag near to the lower edge scrolls the page', async ({ page, baseURL }) => {
  const rows = Array.from({ length: 8 }, () => row('introduction'))
  const studio = await openFrame({ page, baseURL, rows })
  await moveTo({ page, to: studio.shown(rows[0]?.id ?? '').locator('h2') })
  await page.mouse.down()
  const frame = await page.locator('iframe[name=voix-preview]').boundingBox()
  if (!frame) throw new Error('There is no frame.')
  const scrolled = () => studio.frame.locator('html').evaluate(() => window.scrollY)
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height - 20, { steps: 4 })
  await expect.poll(scrolled).toBeGreaterThan(600)
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await studio.shownIds()).indexOf(rows[0]?.id ?? '')).toBeGreaterThan(1)
})

test('whoever may only read drags nothing', async ({ page, browser, baseURL }) => {
  const rows = [row('introduction'), row('introduction')]
  const studio = await openFrame({ page, baseURL, rows })
  const account = await createAccount({ request: page.request, role: 'reviewer', baseURL: baseURL ?? '' })
  const reading = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: reading, account })
  const own = await openStudio({ page: reading, id: studio.id })
  const [first, second] = rows.map(({ id }) => id)
  await dragTo({ page: reading, from: own.shown(first ?? '').locator('h2'), to: own.shown(second ?? ''), y: 0.9 })
  await expect(own.frame.locator('[data-voix-drop-line]')).toHaveCount(0)
  await reading.mouse.up()
  await expect.poll(() => own.shownIds()).toEqual([first, second])
})
