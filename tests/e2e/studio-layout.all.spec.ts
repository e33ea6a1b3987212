import { expect, test, type Locator } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

/** Returns whether no other element covers the middle. */
const isFree = (locator: Locator) =>
  locator.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 0 && (node.contains(hit) || hit?.contains(node) === true)
  })

test('at a zoom of 150 % nothing covers title, state and buttons, and what is told lies on no input', async ({
  page,
  baseURL,
}) => {
  // The size of 1280 by 800 at a zoom of 150 %.
  await page.setViewportSize({ width: 853, height: 533 })
  await signIn({ page })
  const only = row('introduction', { title: 'Sand' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  const bar = page.locator('[data-voix-region=bar]')
  for (const part of [bar.getByRole('heading'), studio.status, studio.command('undo'), studio.command('publish')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect(await isFree(part)).toBe(true)
  }
  await studio.item(only.id).click()
  await page.keyboard.press('Control+c')
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  // The toast slides in from below.
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  const [told, inspector] = [
    await toast.boundingBox(),
    await page.locator('[data-voix-region=inspector]').boundingBox(),
  ]
  expect((told?.x ?? NaN) + (told?.width ?? NaN)).toBeLessThanOrEqual(inspector?.x ?? NaN)
})

test('a word of 400 letters makes no page scroll sideways', async ({ page, baseURL }) => {
  await signIn({ page })
  const word = 'a'.repeat(400)
  const rows = [row('hero', { title: word, copy: word }), row('introduction', { title: word })]
  const { path } = await createPage({ page, baseURL: baseURL ?? '', rows, status: 'published' })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  }
})
