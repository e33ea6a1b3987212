import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('clicks in the frame select one, add with Control, and take a range of siblings with Shift', async ({
  page,
  baseURL,
}) => {
  const rows = [row('introduction'), row('introduction'), row('introduction'), row('introduction')]
  const [a = '', b = '', c = '', d = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  const selected = () =>
    studio.frame
      .locator('[data-voix-outline][data-kind=selected]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-voix-outline')))
  await studio.shown(a).click()
  await expect.poll(selected).toEqual([a])
  await studio.shown(c).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(selected).toEqual([a, c])
  await expect(studio.bar).toHaveAccessibleName('2 elements')
  await studio.shown(a).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(selected).toEqual([c])
  await studio.shown(d).click()
  await studio.shown(b).click({ modifiers: ['Shift'] })
  await expect.poll(selected).toEqual([b, c, d])
  for (const id of [b, c, d]) await expect(studio.item(id)).toHaveAttribute('aria-selected', 'true')
  await expect(studio.item(a)).toHaveAttribute('aria-selected', 'false')
})

test('Escape leads from an element to its parent, and from there to the page', async ({ page, baseURL }) => {
  const group = row('group')
  const inner = row('introduction', {}, group.id)
  const studio = await openFrame({ page, baseURL, rows: [group, inner] })
  await studio.shown(inner.id).click()
  await expect(studio.item(inner.id)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(studio.item(group.id)).toHaveAttribute('aria-selected', 'true')
  await expect(studio.outline(group.id)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(studio.item(group.id)).toHaveAttribute('aria-selected', 'false')
  await expect(studio.outline(group.id)).toHaveCount(0)
})

test('the bar of an element names it, duplicates and deletes it, and leads to its parent', async ({
  page,
  baseURL,
}) => {
  const group = row('group')
  const inner = row('introduction', { blockName: 'Welcome text' }, group.id)
  const studio = await openFrame({ page, baseURL, rows: [group, inner] })
  await studio.shown(inner.id).click()
  await expect(studio.bar).toHaveAccessibleName('Welcome text')
  await studio.bar.locator('[data-command=duplicate]').click()
  await expect(studio.items).toHaveCount(3)
  await expect(studio.item(inner.id)).toHaveAttribute('aria-selected', 'false')
  await studio.bar.locator('[data-command=delete]').click()
  await expect(studio.items).toHaveCount(2)
  await studio.shown(inner.id).click()
  await studio.bar.locator('[data-command=select-parent]').click()
  await expect(studio.item(group.id)).toHaveAttribute('aria-selected', 'true')
  await expect(studio.bar).toHaveAccessibleName('Group')
})

test('the outline follows its element, and rests while nothing moves', async ({ page, baseURL }) => {
  const rows = [row('introduction'), row('introduction')]
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  await studio.shown(second).click()
  const gap = async () => {
    const [outline, element] = await Promise.all([
      studio.outline(second).boundingBox(),
      studio.shown(second).boundingBox(),
    ])
    return outline && element ? Math.abs(outline.y - element.y) + Math.abs(outline.height - element.height) : Infinity
  }
  await expect.poll(gap).toBeLessThan(2)
  await studio.item(first).click()
  await page.locator('#field-title').fill('A longer title that needs a second and a third line to stand on '.repeat(3))
  await studio.item(second).click()
  await expect.poll(gap).toBeLessThan(2)
  await studio.frame.locator('html').evaluate(() => window.scrollTo(0, 200))
  await expect.poll(gap).toBeLessThan(2)

  // The pointer rests on the studio; what is counted are measurements of the page.
  await page.mouse.move(640, 20)
  const measured = studio.frame.locator('html').evaluate(async () => {
    const frames = async (count: number) => {
      for (let index = 0; index < count; index++) await new Promise((done) => requestAnimationFrame(done))
    }
    await frames(60)
    const own = Element.prototype.getBoundingClientRect
    let count = 0
    Element.prototype.getBoundingClientRect = function measure() {
      count++
      return own.call(this)
    }
    await frames(30)
    Element.prototype.getBoundingClientRect = own
    return count
  })
  expect(await measured).toBe(0)
})

test('an element hovered in the tree is outlined in the frame', async ({ page, baseURL }) => {
  const rows = [row('introduction'), row('introduction')]
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  await studio.item(second).hover()
  await expect(studio.outline(second)).toHaveAttribute('data-kind', 'hover')
  await studio.shown(first).hover()
  await expect(studio.outline(first)).toHaveAttribute('data-kind', 'hover')
  await expect(studio.outline(second)).toHaveCount(0)
})

test('a plus beside an element opens the palette for that very place', async ({ page, baseURL }) => {
  const rows = [row('introduction'), row('introduction')]
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  await studio.shown(second).click()
  await studio.frame.locator(`[data-voix-outline="${second}"] [data-voix-insert=before]`).click()
  await expect(page.getByText('Adding between “Introduction” and “Introduction”.')).toBeVisible()
  await page.getByLabel('Search slices').fill('hero')
  await page.locator('[data-slice="hero"]').click()
  await expect.poll(async () => (await studio.shownIds()).length, { timeout: 30_000 }).toBe(3)
  const ids = await studio.shownIds()
  expect([ids[0], ids[2]]).toEqual([first, second])
})

test('an empty slot offers a place, and an element is added there', async ({ page, baseURL }) => {
  const columns = row('columns')
  const studio = await openFrame({ page, baseURL, rows: [columns] })
  await studio.slot(columns.id, 'column2').click()
  await expect(page.getByText('Adding into “Columns”, Column 2.')).toBeVisible()
  await page.getByLabel('Search slices').fill('introduction')
  await page.locator('[data-slice="introduction"]').click()
  await expect(studio.slot(columns.id, 'column2').locator('[data-voix-element]')).toBeVisible({ timeout: 30_000 })
  await expect(studio.slot(columns.id, 'column1').locator('[data-voix-element]')).toHaveCount(0)
})

test('an empty page offers its first place in the frame', async ({ page, baseURL }) => {
  const studio = await openFrame({ page, baseURL, rows: [] })
  await studio.frame.locator('[data-voix-slot]').click()
  await page.getByLabel('Search slices').fill('hero')
  await page.locator('[data-slice="hero"]').click()
  await expect.poll(async () => (await studio.shownIds()).length, { timeout: 30_000 }).toBe(1)
  await expect(studio.frame.locator('[data-voix-slot]:empty')).toHaveCount(0)
})

test('a full slot offers no place beside its elements', async ({ page, baseURL }) => {
  const hero = row('hero')
  const buttons = Array.from({ length: 4 }, () => row('button', {}, hero.id))
  const studio = await openFrame({ page, baseURL, rows: [hero, ...buttons] })
  await studio.shown(buttons[1]?.id ?? '').click()
  await expect(studio.outline(buttons[1]?.id ?? '')).toBeVisible()
  await expect(studio.outline(buttons[1]?.id ?? '').locator('[data-voix-insert]')).toHaveCount(0)
  await studio.shown(hero.id).locator('h1').click()
  await expect(studio.outline(hero.id).locator('[data-voix-insert]')).toHaveCount(2)
})

test('links and forms in the frame lead nowhere', async ({ page, baseURL }) => {
  const hero = row('hero', { link: { mode: 'href', href: '/resorts', text: 'Away', target: '_self' } })
  const studio = await openFrame({ page, baseURL, rows: [hero] })
  const address = () => studio.frame.locator('html').evaluate(() => window.location.pathname)
  const before = await address()
  await studio.shown(hero.id).getByRole('link', { name: 'Away' }).click()
  await expect(studio.item(hero.id)).toHaveAttribute('aria-selected', 'true')
  await studio.shown(hero.id).getByRole('link', { name: 'Away' }).click({ button: 'middle' })
  expect(await address()).toBe(before)
  expect(page.context().pages()).toHaveLength(1)
})
