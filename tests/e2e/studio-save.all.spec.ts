import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

async function openTyped({ page, baseURL, status }: { page: Page; baseURL: string; status?: 'draft' | 'published' }) {
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only], status })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('After')
  await expect(studio.status).toHaveText('Unsaved changes')
  return { id, studio, only }
}

/** Returns the revisions and states of a page's versions, newest first. */
async function versionsOf({ page, baseURL, id }: { page: Page; baseURL: string; id: string }) {
  const headers = { Origin: new URL(baseURL).origin }
  const answer = await page.request.get(`/api/pages/versions?where[parent][equals]=${id}&depth=0&limit=50`, { headers })
  const { docs } = (await answer.json()) as { docs: { version: { _status: string; rev: number } }[] }
  return docs.map(({ version }) => `${version.rev} ${version._status}`)
}

test('a version for later is kept and not published; quick save publishes in place and keeps it', async ({
  page,
  baseURL,
}) => {
  const { id, studio } = await openTyped({ page, baseURL: baseURL ?? '', status: 'published' })
  await page.locator('[data-command=save-menu]').click()
  await page.getByRole('menuitem', { name: /Save Version for Later/ }).click()
  await expect(studio.status).toHaveText('Draft saved, older version live')
  await expect.poll(() => versionsOf({ page, baseURL: baseURL ?? '', id })).toEqual(['2 draft', '1 published'])
  await page.locator('[data-command=save-menu]').click()
  await page.getByRole('menuitem', { name: /Quick Save/ }).click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(studio.status).toHaveText('Published')
  const kept = ['2 draft', '1 published']
  await expect.poll(() => versionsOf({ page, baseURL: baseURL ?? '', id })).toEqual(['3 published', ...kept])
  await page.locator('#field-title').fill('Published in place')
  await page.locator('[data-command=save-menu]').click()
  await page.getByRole('menuitem', { name: /Quick Save/ }).click()
  await expect.poll(() => versionsOf({ page, baseURL: baseURL ?? '', id })).toEqual(['4 published', ...kept])
})

test('a double click on save makes one version', async ({ page, baseURL }) => {
  const { id, studio } = await openTyped({ page, baseURL: baseURL ?? '', status: 'published' })
  await studio.command('publish').dblclick()
  await expect(studio.status).toHaveText('Published')
  await expect.poll(() => versionsOf({ page, baseURL: baseURL ?? '', id })).toEqual(['2 published', '1 published'])
})

test('the session has ended: signing in in place saves the same text by the same operation', async ({
  page,
  baseURL,
}) => {
  const { studio } = await openTyped({ page, baseURL: baseURL ?? '' })
  const operations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/save'))
      operations.push((request.postDataJSON() as { operationId: string }).operationId)
  })
  await page.context().clearCookies({ name: /token$/ })
  await studio.command('save-draft').click()
  const dialog = page.locator('[data-dialog=sign-in]')
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.locator('[data-command=sign-in]').click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill(process.env.VOIX_ADMIN_PASSWORD ?? 'Secret-123-secret')
  await dialog.locator('[data-command=sign-in]').click()
  await expect(studio.status).toHaveText('Draft, saved')
  await expect(page.locator('#field-title')).toHaveValue('After')
  expect(operations).toHaveLength(2)
  expect(new Set(operations).size).toBe(1)
})
