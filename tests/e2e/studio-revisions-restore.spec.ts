import { expect, test } from '@playwright/test'
import { createPast, openHistory, saveByRequest } from './helpers/revisions'
import { createAccount, createPage, signIn } from './helpers/studio'

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
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

test('a version whose path another page has now says so, and restores the rest', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const { id, path } = await createPast({ page, baseURL: base })
  const away = { baseRev: 3, action: 'savePublishVersion', page: { path: `${path}-moved` } }
  await saveByRequest({ page, id, baseURL: base, body: away })
  const squatter = await createPage({ page, baseURL: base, rows: [], title: 'The new owner' })
  const body = { baseRev: 1, page: { path }, action: 'saveDraft' }
  await saveByRequest({ page, id: squatter.id, baseURL: base, body })
  const history = await openHistory({ page, id })
  await history.lookAt(1)
  await expect(history.banner).toContainText(`The path "${path}" belongs to the page "The new owner" now.`)
  await history.command('restore-revision').click()
  await expect(history.status).toHaveText('Unsaved changes')
  await history.command('save-draft').click()
  await expect(page.getByRole('alert').filter({ hasText: 'is taken by the page' }).first()).toBeVisible()
  await expect(history.items).toHaveCount(2)
})

test('a reviewer looks at versions and cannot restore or name one', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? ''
  const { id, first } = await createPast({ page, baseURL: base })
  const reviewer = await createAccount({ request: page.request, role: 'reviewer', baseURL: base })
  const reading = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: reading, account: reviewer })
  const history = await openHistory({ page: reading, id })
  await history.lookAt(2)
  await expect(history.change(first.id)).toContainText('Nine resorts')
  await history.lookAt(1)
  await expect(history.shown(first.id)).toContainText('Nine resorts')
  for (const command of ['restore-revision', 'restore-element', 'name-revision']) {
    await expect(history.command(command)).toHaveCount(0)
  }
  const naming = await reading.request.patch(`/api/voix/pages/${id}/revisions/1`, {
    data: { label: 'Mine' },
    headers: { Origin: new URL(base).origin },
  })
  expect(naming.status()).toBe(403)
})
