import { expect, test } from '@playwright/test'
import { expectFollowing, openSecondWindow, secondWindow } from './helpers/secondWindow'
import { createPage, expectOpen, openStudio, row, signIn } from './helpers/studio'

test('a second window follows every keystroke and shares the selection, like the frame', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const [one, other] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Other' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [one, other] })
  const studio = await openStudio({ page, id })
  const second = await openSecondWindow(page)
  await expect(second.page.locator('[data-voix-studio]')).toHaveCount(0)

  await studio.item(one.id).click()
  await expect(second.outline(one.id)).toBeAttached()
  const title = page.locator(`[data-inspected-element="${one.id}"] #field-title`)
  await title.fill('')
  for (const [index, letter] of [...'Palms'].entries()) {
    await title.press(letter)
    const text = 'Palms'.slice(0, index + 1)
    await expect(second.shown(one.id).locator('[data-voix-field="title"]')).toHaveText(text)
    await expect(studio.shown(one.id).locator('[data-voix-field="title"]')).toHaveText(text)
  }

  await second.shown(other.id).click()
  await expect(studio.item(other.id)).toHaveAttribute('aria-selected', 'true')
  await expect(second.outline(other.id)).toBeAttached()
  await expect(second.outline(one.id)).toHaveCount(0)

  await studio.item(other.id).press('Alt+ArrowUp')
  await studio.command('duplicate').click()
  await expect(studio.items).toHaveCount(3)
  await expect.poll(() => second.shownIds()).toHaveLength(3)
  const shown = await second.shownIds()
  await expect.poll(() => studio.shownIds()).toEqual(shown)
  await studio.command('undo').click()
  await studio.command('undo').click()
  await expect.poll(() => second.shownIds()).toEqual([one.id, other.id])
  await expect.poll(() => studio.shownIds()).toEqual([one.id, other.id])
})

test('a window whose studio closes says so, and goes on when the studio is back', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  const second = await openSecondWindow(page)
  await studio.item(only.id).click()
  await page.locator(`[data-inspected-element="${only.id}"] #field-title`).fill('Unsaved')
  await expect(second.shown(only.id)).toContainText('Unsaved')
  await studio.command('save-draft').click()
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })

  await page.goto('/voix/pages')
  await expect(second.following).toHaveText(/The studio is closed/)
  await expect(second.shown(only.id)).toContainText('Unsaved')
  await page.goBack()
  await expectOpen(page)
  await expectFollowing(second)

  await page.reload()
  await expectOpen(page)
  await expectFollowing(second)
  await studio.item(only.id).click()
  await page.locator(`[data-inspected-element="${only.id}"] #field-title`).fill('After the reload')
  await expect(second.shown(only.id)).toContainText('After the reload')
})

test('a studio that is killed is noticed too', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Here' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  await openStudio({ page, id })
  const second = await openSecondWindow(page)
  const session = await page.context().newCDPSession(page)
  // The renderer dies without a chance to say goodbye; the answer to the command never comes.
  void session.send('Page.crash').catch(() => undefined)
  await expect(second.following).toHaveText(/The studio is closed/, { timeout: 40_000 })
})

test('the same page open in two studios keeps each frame with its own', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Same' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const first = await openStudio({ page, id })
  const another = await page.context().newPage()
  const second = await openStudio({ page: another, id })
  await second.item(only.id).click()
  await another.locator(`[data-inspected-element="${only.id}"] #field-title`).fill('Typed in the second')
  await expect(second.shown(only.id)).toContainText('Typed in the second')
  await second.shown(only.id).click()
  await expect(first.shown(only.id)).toContainText('Same')
  await expect(first.item(only.id)).toHaveAttribute('aria-selected', 'false')
  await first.shown(only.id).click()
  await expect(first.item(only.id)).toHaveAttribute('aria-selected', 'true')
})

test('an address with voix-sync leads editors to the preview and shows visitors the page as ever', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'For all' })
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows: [only], status: 'published' })
  await openStudio({ page, id })
  const own = await page.context().newPage()
  await own.goto(`${path}?voix-sync`)
  expect(new URL(own.url()).searchParams.has('voix-sync')).toBe(true)
  await expectFollowing(secondWindow(own))

  const visitor = await (await browser.newContext({ baseURL })).newPage()
  const scripts = () => visitor.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  await visitor.goto(path)
  const plain = await scripts()
  const answer = await visitor.goto(`${path}?voix-sync`)
  expect(answer?.status()).toBe(200)
  await expect(visitor.getByText('For all')).toBeVisible()
  expect((await scripts()).sort()).toEqual(plain.sort())
  expect(await visitor.content()).not.toMatch(/data-voix-(element|connected)|adminId|"token"/)
  expect((await visitor.goto(`/_voix/preview/${id}?voix-sync`))?.status()).toBe(404)
})

test('a preview without voix-sync in its address follows nobody', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Stored' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  const still = secondWindow(await page.context().newPage())
  await still.page.goto(`/_voix/preview/${id}`)
  await expect(still.shown(only.id)).toContainText('Stored')
  const synced = await openSecondWindow(page)
  await studio.item(only.id).click()
  await page.locator(`[data-inspected-element="${only.id}"] #field-title`).fill('Typed')
  await expect(synced.shown(only.id)).toContainText('Typed')
  await expect(still.shown(only.id)).toContainText('Stored')
})
