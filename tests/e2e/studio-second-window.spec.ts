import { expect, test } from '@playwright/test'
import { expectFollowing, openSecondWindow, secondWindow } from './helpers/secondWindow'
import { createPage, openStudio, row, signIn } from './helpers/studio'

test('a second window follows every keystroke and shares the selection, like the frame', async ({ page, baseURL }) => {
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

test('sync is on where the address has voix-sync alone: editors get the preview by it, visitors the page as ever', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const only = row('introduction', { title: 'For all' })
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows: [only], status: 'published' })
  const studio = await openStudio({ page, id })
  const own = secondWindow(await page.context().newPage())
  await own.page.goto(`${path}?voix-sync`)
  expect(new URL(own.page.url()).searchParams.has('voix-sync')).toBe(true)
  await expectFollowing(own)

  await test.step('a preview without it follows nobody', async () => {
    const still = secondWindow(await page.context().newPage())
    await still.page.goto(`/voix-preview/${id}`)
    await expect(still.shown(only.id)).toContainText('For all')
    await studio.item(only.id).click()
    await page.locator(`[data-inspected-element="${only.id}"] #field-title`).fill('Typed')
    await expect(own.shown(only.id)).toContainText('Typed')
    await expect(still.shown(only.id)).toContainText('For all')
  })
  await test.step('visitors get nothing of it', async () => {
    const visitor = await (await browser.newContext({ baseURL })).newPage()
    const scripts = () => visitor.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    await visitor.goto(path)
    const plain = await scripts()
    const answer = await visitor.goto(`${path}?voix-sync`)
    expect(answer?.status()).toBe(200)
    await expect(visitor.getByText('For all')).toBeVisible()
    expect((await scripts()).sort()).toEqual(plain.sort())
    expect(await visitor.content()).not.toMatch(/data-voix-(element|connected)|adminId|"token"/)
    expect((await visitor.goto(`/voix-preview/${id}?voix-sync`))?.status()).toBe(404)
  })
})
