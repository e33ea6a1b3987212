import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('elements are selected, outlined, added beside and worked on in the frame, and its links lead nowhere', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 1900 })
  const [a, b, c, d] = [row('introduction'), row('introduction'), row('introduction'), row('introduction')]
  const group = row('group')
  const inner = row('introduction', { blockName: 'Welcome text' }, group.id)
  const columns = row('columns')
  const button = row('button', { link: { mode: 'href', href: '/resorts', text: 'Away', target: '_self' } })
  const studio = await openFrame({ page, baseURL, rows: [a, b, c, d, group, inner, columns, button] })
  const isSelected = (id: string, wanted: boolean) =>
    expect(studio.item(id)).toHaveAttribute('aria-selected', String(wanted))
  const selected = () =>
    studio.frame
      .locator('[data-voix-outline][data-kind=selected]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-voix-outline')))

  await test.step('a click selects, Control adds one, Shift takes a range of siblings', async () => {
    await studio.shown(a.id).click()
    await expect.poll(selected).toEqual([a.id])
    await studio.shown(c.id).click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(selected).toEqual([a.id, c.id])
    await expect(studio.bar).toHaveAccessibleName('2 elements')
    await studio.shown(a.id).click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(selected).toEqual([c.id])
    await studio.shown(d.id).click()
    await studio.shown(b.id).click({ modifiers: ['Shift'] })
    await expect.poll(selected).toEqual([b.id, c.id, d.id])
    for (const { id } of [b, c, d]) await isSelected(id, true)
    await isSelected(a.id, false)
  })
  await test.step('the outline follows its element, and rests while nothing moves', async () => {
    await studio.shown(b.id).click()
    const gap = async () => {
      const boxes = [studio.outline(b.id).boundingBox(), studio.shown(b.id).boundingBox()] as const
      const [outline, element] = await Promise.all(boxes)
      return outline && element ? Math.abs(outline.y - element.y) + Math.abs(outline.height - element.height) : Infinity
    }
    await expect.poll(gap).toBeLessThan(2)
    await studio.item(a.id).click()
    await page
      .locator('#field-title')
      .fill('A longer title that needs a second and a third line to stand on '.repeat(3))
    await studio.item(b.id).click()
    await expect.poll(gap).toBeLessThan(2)
    await studio.frame.locator('html').evaluate(() => window.scrollTo(0, 200))
    await expect.poll(gap).toBeLessThan(2)
    // The pointer rests on the studio. The test counts measurements of the page.
    await page.mouse.move(640, 20)
    expect(await studio.frame.locator('html').evaluate(countMeasurements)).toBe(0)
    await studio.frame.locator('html').evaluate(() => window.scrollTo(0, 0))
  })
  await test.step('the bar names an element, duplicates and deletes it, and leads to its parent', async () => {
    await studio.shown(inner.id).click()
    await expect(studio.bar).toHaveAccessibleName('Welcome text')
    await studio.bar.locator('[data-command=duplicate]').click()
    await expect(studio.items).toHaveCount(9)
    await isSelected(inner.id, false)
    await studio.bar.locator('[data-command=delete]').click()
    await expect(studio.items).toHaveCount(8)
    await studio.shown(inner.id).click()
    await studio.bar.locator('[data-command=select-parent]').click()
    await isSelected(group.id, true)
    await expect(studio.bar).toHaveAccessibleName('Group')
    await studio.command('disable').click()
    await expect(studio.shown(group.id)).toHaveCount(0)
    await studio.command('enable').click()
    await expect(studio.shown(group.id)).toBeVisible()
  })
  await test.step('a plus beside an element and an empty slot are places for the palette', async () => {
    await studio.shown(b.id).click()
    await studio.frame.locator(`[data-voix-outline="${b.id}"] [data-voix-insert=before]`).click()
    await expect(page.getByText('Adding between “Introduction” and “Introduction”.')).toBeVisible()
    await page.getByLabel('Search slices').fill('spacer')
    await page.locator('[data-slice="spacer"]').click()
    await expect.poll(async () => (await studio.shownIds()).indexOf(b.id)).toBe(2)
    await studio.slot(columns.id, 'column2').click()
    await expect(page.getByText('Adding into “Columns”, Column 2.')).toBeVisible()
    await page.getByLabel('Search slices').fill('introduction')
    await page.locator('[data-slice="introduction"]').click()
    await expect(studio.slot(columns.id, 'column2').locator('[data-voix-element]')).toBeVisible()
    await expect(studio.slot(columns.id, 'column1').locator('[data-voix-element]')).toHaveCount(0)
  })
  await test.step('links lead nowhere', async () => {
    const address = () => studio.frame.locator('html').evaluate(() => window.location.pathname)
    const before = await address()
    await page.getByRole('tab', { name: 'Elements' }).click()
    await studio.frame.getByRole('link', { name: 'Away' }).click()
    await isSelected(button.id, true)
    await studio.frame.getByRole('link', { name: 'Away' }).click({ button: 'middle' })
    expect(await address()).toBe(before)
    expect(page.context().pages()).toHaveLength(1)
  })
})

/** Returns how often the page is measured within thirty frames, after the first sixty. */
async function countMeasurements(): Promise<number> {
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
}
