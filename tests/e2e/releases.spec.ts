import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { lookAt, lookAtAdmin } from './helpers/axe'
import { createPage, expectOpen, row, signIn, studioScreen } from './helpers/studio'

test('a release is made, worked in from the studio, previewed by a stranger with its link, and published', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn({ page })
  const hero = row('introduction', { title: 'Before the season' })
  const { id, path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [hero],
    status: 'published',
    title: 'Season',
  })
  await page.goto('/voix/releases')
  await page.getByLabel('Name of a new release').fill('Summer season')
  await page.getByRole('button', { name: 'Make a release' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer season' })).toBeVisible()
  const release = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // The release is chosen in the studio, which remembers it.
  await page.goto(`/voix/studio/${id}`)
  await expectOpen(page)
  await page.locator('[data-command=release-picker]').click()
  await page.locator(`[data-release="${release}"]`).click()
  await expect(page.locator('[data-command=release-picker]')).toHaveText('Summer season', { timeout: 60_000 })
  await expectOpen(page)
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'voix-release')?.value
  expect(await cookie()).toBe(release)
  const studio = studioScreen(page)
  await studio.item(hero.id).click()
  await page.locator(`[data-inspected-element="${hero.id}"] #field-title`).fill('In the season')
  await expect(studio.shown(hero.id)).toContainText('In the season')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Saved in the release')
  // The server also renders the frame with the release's content.
  await page.reload()
  await expectOpen(page)
  await expect(studio.shown(hero.id)).toContainText('In the season')

  // The dialog on leaving names the release's draft. Another page of the studio stays in the release.
  await page.locator('[data-command=release-picker]').click()
  await page.getByRole('menuitem', { name: 'Open the release' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('“Summer season” is an unpublished draft')
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.locator('[data-release-item]')).toContainText('Season')

  // Forms of other documents save in the release, too.
  const Origin = new URL(baseURL ?? '').origin
  const made = await page.request.post('/api/specials', {
    data: { title: 'Offer outside', slug: `offer-${randomUUID().slice(0, 8)}`, _status: 'published' },
    headers: { Origin },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const form = `/voix/collections/specials/${doc.id}`
  const title = page.locator('#field-title')
  await page.goto(form)
  await expect(page.locator('[data-release-form]')).toHaveAttribute('data-release-form', 'outside')
  expect(await page.locator('#action-save').count()).toBe(0)
  await title.fill('Offer within')
  await page.getByRole('button', { name: 'Save in the release' }).click()
  await expect(page.locator('[data-release-form]')).toHaveAttribute('data-release-form', /^\d+$/)
  await page.reload()
  await expect(title).toHaveValue('Offer within')
  await page.locator('#field-subtitle').fill('Twice')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Visitors do not see it yet').first()).toBeVisible()
  expect(await lookAtAdmin(page, 'a form within the release')).toEqual([])
  const offer = async () => {
    const answer = await page.request.get(`/api/specials/${doc.id}?depth=0`, { headers: { Origin } })
    return ((await answer.json()) as { title: string }).title
  }
  expect(await offer()).toBe('Offer outside')
  await page.locator('[data-command=release-picker]').click()
  await page.locator('[data-release=none]').click()
  await expect(page.locator('#action-save-draft')).toBeVisible()
  await expect(title).toHaveValue('Offer outside')
  await page.goto(`${form}?release=${release}`)
  await expect(page.locator('[data-release-form]')).toHaveAttribute('data-release-form', /^\d+$/)
  await expect(title).toHaveValue('Offer within')
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`/voix/releases/${release}`)

  // The link works without an account.
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.locator('code').filter({ hasText: '/preview-release/' }).textContent()) ?? ''
  expect(await lookAt(page, 'the release')).toEqual([])
  const stranger = await browser.newContext({ baseURL })
  const visitor = await stranger.newPage()
  const shown = await visitor.goto(link + path)
  expect([shown?.status(), shown?.headers()['cache-control']]).toMatchObject([200, /no-store/])
  expect(shown?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(visitor.locator('body')).toContainText('In the season')
  await expect(visitor.locator('[data-voix-release-preview]')).toContainText('Summer season')
  const home = visitor.locator('a[href="/"]').first()
  if (await home.count()) {
    await home.click()
    await visitor.waitForURL((url) => url.pathname.startsWith(`/preview-release/${release}/`))
  }
  for (const guess of [link.slice(0, -1), link.replace(/[^/]+$/, 'x'), link.replace(release, id)]) {
    const answer = await stranger.request.get(guess + path)
    expect([answer.status(), await answer.text()]).toEqual([404, expect.not.stringContaining('In the season')])
  }
  const outside = async () => (await stranger.request.get(path)).text()
  expect(await outside()).toContain('Before the season')

  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Anyone with the link sees')).toBeVisible()
  expect((await stranger.request.get(link + path)).status()).toBe(404)

  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('[data-release-status=published]')).toBeVisible({ timeout: 60_000 })
  expect(await outside()).toContain('In the season')
  expect(await offer()).toBe('Offer within')

  // The release has ended, and its cookie is removed.
  await page.goto(`/voix/studio/${id}`)
  await expectOpen(page)
  await expect(page.locator('[data-command=release-picker]')).toHaveText('No release')
  expect(await cookie()).toBeUndefined()
  await stranger.close()
})
