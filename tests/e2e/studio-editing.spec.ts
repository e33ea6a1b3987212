import { expect, test } from '@playwright/test'
import { createAccount, createPage, journalOf, openStudio, row, signIn } from './helpers/studio'

test('a disabled element leaves the frame and comes back, and a click in the frame selects it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const rows = [row('introduction', { title: 'Here' }), row('introduction', { title: 'There' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  const [here] = rows
  await studio.shown(here?.id ?? '').click()
  await expect(studio.item(here?.id ?? '')).toHaveAttribute('aria-selected', 'true')
  await studio.command('disable').click()
  await expect(studio.shown(here?.id ?? '')).toHaveCount(0)
  await studio.command('enable').click()
  await expect(studio.shown(here?.id ?? '')).toBeVisible()
})

test('the tab is closed without a word while typing, and the text is offered back', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('Nearly lost')
  await expect.poll(() => journalOf({ page, id })).toContain('Nearly lost')
  const { context } = { context: page.context() }
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  const reopened = await openStudio({ page: again, id })
  await again.locator('[data-command=recover]').click()
  await expect(reopened.shown(only.id)).toContainText('Nearly lost')
})

test('a reviewer reads and cannot change; agents and strangers do not get in', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const base = baseURL ?? ''
  const only = row('introduction', { title: 'Read me' })
  const { id } = await createPage({ page, baseURL: base, rows: [only] })
  const reviewer = await createAccount({ request: page.request, role: 'reviewer', baseURL: base })
  const agent = await createAccount({ request: page.request, role: 'agent', baseURL: base })

  const reading = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: reading, account: reviewer })
  const studio = await openStudio({ page: reading, id })
  await studio.item(only.id).click()
  await expect(reading.locator('#field-title')).not.toBeEditable()
  await expect(studio.command('save-draft')).toHaveCount(0)
  await studio.item(only.id).press('Delete')
  await expect(studio.shown(only.id)).toBeVisible()
  const save = await reading.request.post(`/api/voix/pages/${id}/save`, {
    data: {},
    headers: { Origin: new URL(base).origin },
  })
  expect(save.status()).toBe(403)

  const travelling = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: travelling, account: agent })
  await travelling.goto(`/voix/studio/${id}`)
  await expect(travelling).toHaveURL(/\/voix\/unauthorized/)
  expect((await travelling.goto(`/_voix/preview/${id}`))?.status()).toBe(404)

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(`/voix/studio/${id}`)
  await expect(stranger).toHaveURL(/\/voix\/login\?redirect=/)
  expect((await stranger.goto(`/_voix/preview/${id}`))?.status()).toBe(404)
})

test('an editor of another site reads and cannot change, from the start', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const base = baseURL ?? ''
  const only = row('introduction', { title: 'Read me' })
  const { id } = await createPage({ page, baseURL: base, rows: [only] })
  const account = await createAccount({ request: page.request, role: 'editor', sites: [1], baseURL: base })
  const reading = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: reading, account })
  const studio = await openStudio({ page: reading, id })
  await studio.item(only.id).click()
  await expect(reading.locator('#field-title')).not.toBeEditable()
  await expect(studio.command('save-draft')).toHaveCount(0)
})

test('the addresses of a page in the admin lead to the studio', async ({ page, baseURL }) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [] })
  const answer = await page.goto(`/voix/collections/pages/${id}`)
  await expect(page).toHaveURL(new RegExp(`/voix/studio/${id}$`))
  // Payload's configuration for the browser comes without the fields of the slices: with them it would be 560 kB.
  expect((await answer?.text())?.length).toBeLessThan(260_000)
})
