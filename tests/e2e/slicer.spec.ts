import { expect, test } from '@playwright/test'
import { complaintsOf } from './helpers/complaints'
import { createPage, row, signIn } from './helpers/studio'

test('the slicer finds a slice, shows it at each breakpoint and leads to the pages that it stands on', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [row('spacer')] })
  const complaints = complaintsOf(page)
  await page.goto('/voix/slicer')
  await page.getByRole('searchbox', { name: 'Search slices' }).fill('spacer')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(/on \d+ pages?/)
  await card.getByRole('link', { name: 'Spacer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spacer' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where it is used' }).locator(`a[href$="/studio/${id}"]`)).toBeVisible()

  await page.goto('/voix/slicer/slices/hero')
  const frame = page.locator('iframe[title="Preview of Hero"]')
  await expect(page.frameLocator('iframe[title="Preview of Hero"]').getByRole('heading', { level: 1 })).toBeVisible()
  for (const [name, width] of Object.entries({ default: 375, md: 768, '2xl': 1536 })) {
    await page
      .getByRole('group', { name: 'Width' })
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .click()
    await expect(frame).toHaveCSS('width', `${width}px`)
  }
  // The layout of new pages is preselected.
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('blocks')
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('jewel')
  await expect(page.frameLocator('iframe[title="Preview of Hero"]').locator('html')).toHaveAttribute(
    'data-layout',
    'jewel',
  )
  await expect(page.getByRole('region', { name: 'Fields' }).getByRole('row', { name: /Title/ }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a template is shown as it begins, and what it sets', async ({ page }) => {
  await signIn({ page })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/voix/slicer/templates')
  // The screen does not move when its script has loaded, so an early click hits its target.
  await expect(page.locator('.template-default--nav-hydrated.template-default--nav-animate')).toBeVisible()
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  await page.getByRole('link', { name: 'Tall opening' }).click()
  await expect(page).toHaveURL(/\/slicer\/templates\/hero\.opening$/)
  const title = 'The sea is at the door'
  await expect(page.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
})

test("the design guide and the style guide tell each layout's own", async ({ page }) => {
  await signIn({ page })
  const complaints = complaintsOf(page)
  await page.goto('/voix/slicer/design-guide')
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('jewel')
  const palette = page.getByRole('list', { name: 'Palette' })
  await expect(palette.getByText('Midnight plum')).toBeVisible()
  await expect(page.getByText('Backgrounds: the palette only.')).toBeVisible()
  await page.getByRole('link', { name: 'The style guide' }).click()
  const guide = page.frameLocator('iframe')
  await expect(guide.locator('html')).toHaveAttribute('data-layout', 'jewel')
  for (const section of ['Colours', 'Fonts', 'Headings', 'Buttons', 'Forms', 'Spacing', 'Corners', 'Shadows'])
    await expect(guide.getByRole('region', { name: section })).toBeVisible()
  // The button uses the site's own style sheet.
  const button = guide.getByRole('region', { name: 'Buttons' }).locator('.btn-primary').first()
  await expect(button).toHaveCSS('background-color', 'rgb(84, 38, 92)')
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('costa-viva')
  await expect(guide.locator('html')).toHaveAttribute('data-layout', 'costa-viva')
  expect(complaints).toEqual([])
})
