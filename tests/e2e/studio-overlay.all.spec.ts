import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

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

test('an empty page offers its first place in the frame', async ({ page, baseURL }) => {
  const studio = await openFrame({ page, baseURL, rows: [] })
  await studio.frame.locator('[data-voix-slot]').click()
  await page.getByLabel('Search slices').fill('hero')
  await page.locator('[data-slice="hero"]').click()
  await expect.poll(async () => (await studio.shownIds()).length).toBe(1)
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
