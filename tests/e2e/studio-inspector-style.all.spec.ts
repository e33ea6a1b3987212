import { expect, test } from '@playwright/test'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

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
