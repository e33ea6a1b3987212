import { expect, test } from '@playwright/test'
import { createPast, openHistory, saveByRequest } from './helpers/revisions'
import { signIn } from './helpers/studio'

test.beforeEach(async ({ page }) => {
  await signIn({ page })
})

test('a restored version is saved and published like any other change, and visitors see it', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { id, path, first } = await createPast({ page, baseURL: base })
  const newest = { baseRev: 3, action: 'savePublishVersion', upsert: [{ ...first, title: 'Ten resorts' }] }
  await saveByRequest({ page, id, baseURL: base, body: newest })
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('Ten resorts')
  const history = await openHistory({ page, id })
  await history.lookAt(1)
  await history.command('restore-revision').click()
  await expect(history.status).toHaveText('Unsaved changes')
  await history.command('publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(history.status).toHaveText('Published')
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('Nine resorts')
  expect(await (await page.request.get(path)).text()).toContain('Our story')
  await history.command('revisions').click()
  await expect(history.revision(5)).toContainText('Live')
})
