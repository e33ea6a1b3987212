import { expect, test } from '@playwright/test'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

test('the panel and the top bar switch the same breakpoint, and the frame goes along', async ({ page, baseURL }) => {
  await inspect({ page, baseURL, rows: [row('introduction', { title: 'Look' })] })
  await page.getByRole('tab', { name: 'Style' }).click()
  const breakpoints = page.getByRole('group', { name: 'Breakpoint of the styles' })
  const width = () =>
    page
      .frameLocator('iframe[name=voix-preview]')
      .locator('html')
      .evaluate((html) => html.clientWidth)
  await breakpoints.getByRole('button', { name: 'md' }).click()
  await expect.poll(width).toBe(768)
  await page.getByRole('radio', { name: 'lg: from 1024 px' }).click()
  await expect(breakpoints.getByRole('button', { name: 'lg' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBe(1024)
})

test('styles of one breakpoint, and of all, are reset in one step each', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Look' })
  const fieldProperties = {
    title: { default: { fontSize: '20px' }, md: { fontSize: '30px' } },
    copy: { md: { textAlign: 'center' } },
  }
  only.element = { ...only.element, ...{ fieldProperties } }
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.getByRole('tab', { name: /^Style/ }).click()
  const breakpoints = page.getByRole('group', { name: 'Breakpoint of the styles' })
  await breakpoints.getByRole('button', { name: 'md, with styles' }).click()
  const marks = (kind: string) => page.locator(`[data-style-state=${kind}]`).locator('label')
  await expect(marks('overridden')).toHaveText(['Size'])
  await expect(marks('own')).toHaveText(['Alignment'])
  await page.getByRole('button', { name: 'Reset all at md' }).click()
  await expect(marks('overridden')).toHaveCount(0)
  await expect(marks('inherited')).toHaveText(['Size'])
  const size = () =>
    studio
      .shown(only.id)
      .locator('[data-voix-field=title]')
      .evaluate((node) => getComputedStyle(node).fontSize)
  await expect.poll(size).toBe('20px')
  await page.getByRole('button', { name: 'Reset everywhere' }).click()
  await expect(page.getByRole('button', { name: 'Reset everywhere' })).toHaveCount(0)
  await expect.poll(size).not.toBe('20px')
  await page.locator('[data-command=undo]').click()
  await page.locator('[data-command=undo]').click()
  await expect.poll(size).toBe('30px')
})
