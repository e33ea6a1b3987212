import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createPage, openStudio, row, signIn, studioScreen } from './helpers/studio'

test('pages are found by title and path, filtered, copied and put into the trash', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const word = randomUUID().slice(0, 8)
  const base = baseURL ?? ''
  const draft = await createPage({ page, baseURL: base, title: `Draft ${word}`, rows: [row('introduction')] })
  const live = await createPage({ page, baseURL: base, title: `Live ${word}`, status: 'published', rows: [] })
  const line = (id: string) => page.locator(`tr[data-page-id="${id}"]`)
  const lines = page.locator('tr[data-page-id]')

  await page.goto('/voix/pages')
  const search = page.getByRole('searchbox', { name: 'Search pages by title or path' })
  await search.fill(word)
  await expect(lines).toHaveCount(2)
  await page.getByLabel('Status').selectOption('published')
  await expect(lines).toHaveCount(1)
  await expect(line(live.id)).toContainText('Published')
  await page.getByLabel('Status').selectOption('')
  await page.getByLabel('Layout').selectOption('no-chrome')
  await expect(page.getByText('No page matches this search.')).toBeVisible()
  await page.getByLabel('Layout').selectOption('')
  await search.fill(draft.path)
  await expect(lines).toHaveCount(1)
  await expect(line(draft.id)).toContainText('Draft')

  const menu = async (name: string, action: string) => {
    await page.getByRole('button', { name: `What becomes of ${name} ${word}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await menu('Draft', 'Copy…')
  await page.getByRole('button', { name: 'Make the copy' }).click()
  await page.waitForURL(/\/voix\/studio\//)
  expect(page.url()).not.toContain(draft.id)
  await expect(studioScreen(page).items).toHaveCount(1, { timeout: 30_000 })

  await page.goto(`/voix/pages?search=${word}`)
  await expect(lines).toHaveCount(3)
  await menu('Live', 'Move to trash…')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(lines).toHaveCount(3)
  await menu('Live', 'Move to trash…')
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect(lines).toHaveCount(2)
  await expect.poll(async () => (await page.request.get(live.path)).status()).toBe(404)
})

test('the page is viewed where visitors find it while its draft has another address', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const title = `Moving ${randomUUID().slice(0, 8)}`
  const live = await createPage({ page, baseURL: baseURL ?? '', title, status: 'published', rows: [] })
  const studio = await openStudio({ page, id: live.id })
  const viewed = async (view: () => Promise<void>) => {
    const opening = page.context().waitForEvent('page')
    await view()
    const opened = await opening
    await opened.waitForURL(/e2e-/)
    const { pathname } = new URL(opened.url())
    await opened.close()
    return pathname
  }
  const view = () => viewed(() => studio.command('view-page').first().click())
  const move = (path: string, query: string) =>
    page.request.patch(`/api/pages/${live.id}${query}`, {
      data: { path, _status: query === '' ? 'published' : 'draft' },
      headers: { Origin: new URL(baseURL ?? '').origin },
    })

  expect(await view()).toBe(live.path)
  await move(`${live.path}-draft`, '?draft=true')
  await expect(studio.status).toContainText('Draft saved, older version live')
  expect(await view()).toBe(live.path)
  await move(`${live.path}-new`, '')
  await expect.poll(view).toBe(`${live.path}-new`)
  await move(`${live.path}-newer`, '?draft=true')
  await page.goto(`/voix/pages?search=${encodeURIComponent(title)}`)
  await expect(page.locator('tr[data-page-id]')).toContainText(`${live.path}-newer`)
  expect(await viewed(() => page.getByRole('link', { name: `View ${title}` }).click())).toBe(`${live.path}-new`)
})

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('times are of the browser, and the end of the list is its last page', async ({ page, baseURL }) => {
    await signIn({ page })
    const title = `Times ${randomUUID().slice(0, 8)}`
    const made = await createPage({ page, baseURL: baseURL ?? '', title, rows: [] })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`/voix/pages?search=${encodeURIComponent(title)}&page=99`)
    await page.waitForURL((url) => url.pathname === '/voix/pages' && !url.searchParams.has('page'))
    const time = page.locator(`tr[data-page-id="${made.id}"] time`)
    const iso = (await time.getAttribute('datetime')) ?? ''
    const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const
    await expect(time).toHaveText(new Intl.DateTimeFormat('en', style).format(new Date(iso)))
    expect(errors).toEqual([])
  })
})

test('a page needs a title that is more than spaces', async ({ page }) => {
  await signIn({ page })
  await page.goto('/voix/pages/create')
  await page.getByLabel('Title').fill('   ')
  await page.getByLabel('Path').fill(`/e2e-${randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByText('A page needs a title.')).toBeVisible()
  await expect(page).toHaveURL(/\/voix\/pages\/create$/)
})
