import { expect, test, type Page } from '@playwright/test'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('a refused path stays in its input with its message, and nothing is published over it', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Sea' })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.keyboard.press('Escape')
  await page.locator('[data-inspected-page]').waitFor()
  const path = page.getByLabel('Path')
  await page.getByLabel('Title', { exact: true }).fill('Summer')
  await path.fill('/two words')
  await tab(page, 'SEO').click()
  await tab(page, 'Page').click()
  await expect(path).toHaveValue('/two words')
  await studio.item(only.id).click()
  await expect(path).toHaveCount(0)
  let saves = 0
  page.on('request', (request) => (saves += request.url().endsWith('/save') ? 1 : 0))
  await studio.command('publish').first().click()
  const notice = page.locator('[data-notice=refused-texts]')
  await expect(notice).toContainText('Not published')
  await expect(notice).toContainText('may hold letters, digits')
  expect(saves).toBe(0)
  await notice.getByRole('button', { name: 'Path' }).click()
  await expect(path).toBeFocused()
  await expect(path).toHaveValue('/two words')
  await studio.command('save-draft').click()
  await expect(notice).toContainText('so it is not saved')
  await expect(studio.status, 'the path is not').toHaveText('Unsaved changes')
  await path.fill(`${studio.path}-two`)
  await expect(notice).toHaveCount(0)
  await studio.command('publish').first().click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(studio.status).toHaveText('Published', { timeout: 30_000 })
})
