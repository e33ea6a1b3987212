import { expect, test } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => row('introduction', { title: `No. ${index}` }))

const idOf = (rows: ReturnType<typeof many>, index: number) => rows.at(index)?.id ?? ''

test('a small page is drawn as it is', async ({ page, baseURL }) => {
  await signIn({ page })
  const rows = many(39)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  await expect(studio.frame.locator('[data-voix-distance]')).toHaveCount(0)
  await studio.item(idOf(rows, 0)).click()
  await page.keyboard.press('Control+d')
  await expect(studio.frame.locator('[data-voix-distance]')).toHaveCount(40)
  await page.keyboard.press('Control+z')
  await expect(studio.frame.locator('[data-voix-distance]')).toHaveCount(0)
})

test('the preview keeps the styles of its own layout alone, and gets those of another with it', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: many(1), layout: 'jewel' })
  const studio = await openStudio({ page, id })
  const root = studio.frame.locator('html')
  const has = (selector: string) =>
    root.evaluate(
      (_node, own) =>
        [...document.styleSheets].some(({ cssRules }) => [...cssRules].some((rule) => rule.cssText.includes(own))),
      selector,
    )
  const [jewel, costaViva] = ['.jewel-hero-card', '.viva-sticker']
  await expect.poll(() => has(costaViva)).toBe(false)
  expect(await has(jewel)).toBe(true)
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('costa-viva')
  await expect(root).toHaveAttribute('data-layout', 'costa-viva')
  await expect.poll(() => has(jewel)).toBe(false)
  expect(await has(costaViva)).toBe(true)
})

test('the studio shows a change of the structure although its preview does not answer', async ({ page, baseURL }) => {
  await signIn({ page })
  const rows = many(2)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  await page.frame({ name: 'voix-preview' })?.goto('about:blank')
  await studio.item(idOf(rows, 0)).click()
  await page.keyboard.press('Control+d')
  await expect(studio.items).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(studio.items).toHaveCount(2)
})

test('a preview that cannot be loaded stops nothing: what is typed is kept and saved', async ({ page, baseURL }) => {
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('Between')
  await page.route('**/voix-preview/**', (route) => route.abort())
  await page.evaluate(() => {
    document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')?.contentWindow?.location.reload()
  })
  // The browser's error page, which has no origin.
  await expect.poll(() => page.frame({ name: 'voix-preview' })?.url()).toMatch(/^chrome-error:/)
  await page.locator('#field-title').fill('After')
  await studio.command('save-draft').click()
  await expect(studio.status).toHaveText('Draft, saved')
  await page.unroute('**/voix-preview/**')
  await page.reload()
  await expect(studio.shown(only.id)).toContainText('After')
})
