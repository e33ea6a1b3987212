import { expect, test } from '@playwright/test'
import { paragraphs } from '../../src/blocks/lib/richText'
import { createPage, openStudio, row, signIn } from './helpers/studio'

const EDITOR = '[data-field-path="copy"] [contenteditable=true]'

test('looking at an element changes nothing, whatever its editor makes of the text', async ({ page, baseURL }) => {
  await signIn({ page })
  const rows = [row('introduction', { copy: paragraphs('One.') }), row('introduction', { title: 'Two' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  for (const { id: element } of rows) {
    await studio.item(element).click()
    await expect(page.locator(`[data-inspected-element="${element}"] ${EDITOR}`)).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
  await expect(studio.status).toHaveText('Draft, saved')
})

test('the server is away while something is typed: the inputs do not need it', async ({ page, baseURL }) => {
  await signIn({ page })
  const only = row('introduction', { title: 'Before', copy: paragraphs('Sand.') })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await expect(page.locator(EDITOR)).toHaveText('Sand.')
  let isAsked = false
  await page.route(`**/voix/studio/${id}`, (route) => {
    isAsked = true
    return route.abort()
  })
  await page.locator('#field-title').fill('After')
  await page.locator(EDITOR).click()
  await page.keyboard.press('End')
  await page.keyboard.type('Palms')
  await expect(studio.shown(only.id)).toContainText('Sand.Palms')
  await expect(studio.shown(only.id)).toContainText('After')
  await expect(page.locator('#field-title')).toHaveValue('After')
  expect(isAsked).toBe(false)
})
