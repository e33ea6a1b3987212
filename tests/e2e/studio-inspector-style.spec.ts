import { expect, test } from '@playwright/test'
import { fieldsAreThere } from './helpers/inspect'
import { createPage, openStudio, row, signIn } from './helpers/studio'

test('what is set in the studio per breakpoint is what visitors get, without a script, and editors still reach what is hidden', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn({ page })
  const [styled, gone] = [row('introduction', { title: 'Look' }), row('introduction', { title: 'Small only' })]
  const rows = [styled, gone]
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows, status: 'published' })
  const studio = await openStudio({ page, id })
  await studio.item(styled.id).click()
  await fieldsAreThere(page)
  await page.getByRole('tab', { name: 'Style' }).click()
  const breakpoints = page.getByRole('group', { name: 'Breakpoint of the styles' })
  await breakpoints.getByRole('button', { name: 'all' }).click()
  await expect(page.locator('[name="title.columns"]')).toHaveAttribute('placeholder', '1')
  await expect(page.locator('[name="element.boxShadow"]')).toHaveAttribute('placeholder', 'None')

  // Setting the first value does not shift the layout under the pointer.
  const [first, later] = ['element.paddingTop', 'title.fontSize'].map((name) => page.locator(`[name="${name}"]`))
  const above = async () => (await later?.boundingBox())?.y
  const before = await above()
  await first?.fill('24')
  await first?.press('Shift+ArrowUp')
  await expect(page.locator('[name="element.paddingLeft"]')).toHaveValue('34px')
  expect(await above()).toBe(before)
  await page.locator('[name="title.fontWeight"]').selectOption('800')
  await breakpoints.getByRole('button', { name: 'md' }).click()
  await page
    .getByRole('group', { name: 'Palette for Background' })
    .first()
    .getByRole('button', { name: 'Sand' })
    .click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Anchor').fill('the-look')

  await studio.item(gone.id).click()
  await page.getByRole('tab', { name: 'Style' }).click()
  await page.getByRole('group', { name: 'Visibility' }).first().getByLabel('Hidden').check({ force: true })
  await expect(studio.item(gone.id)).toHaveAccessibleName(/hidden from md on/)
  await expect(studio.shown(gone.id)).toHaveCSS('opacity', '0.25')
  await studio.shown(styled.id).click()
  await studio.shown(gone.id).click()
  await expect(studio.item(gone.id)).toHaveAttribute('aria-selected', 'true')

  // Visitors at this width do not see the element. One click shows it again.
  await studio.command('see-as-visitor').first().click()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(studio.shown(gone.id)).toBeHidden()
  await expect(page.locator('[data-voix-visitor-banner]')).toContainText('One element is not shown.')
  await studio.command('see-as-editor').click()
  await expect(studio.shown(gone.id)).toBeVisible()

  await studio.command('publish').click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  await expect(anyway.or(studio.status.filter({ hasText: /^Published$/ }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(studio.status).toHaveText('Published')
  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const site = await visitor.newPage()
  const look = site.locator('#the-look')
  await site.setViewportSize({ width: 375, height: 800 })
  await site.goto(path)
  await expect(look).toHaveCSS('padding-top', '34px')
  await expect(look).not.toHaveCSS('background-color', 'rgb(247, 239, 228)')
  await expect(look.getByText('Look', { exact: true })).toHaveCSS('font-weight', '800')
  await expect(site.getByText('Small only')).toBeVisible()
  await site.setViewportSize({ width: 1280, height: 800 })
  await expect(look).toHaveCSS('padding-left', '34px')
  await expect(look).toHaveCSS('background-color', 'rgb(247, 239, 228)')
  await expect(site.getByText('Small only')).toBeHidden()
  await visitor.close()
})
