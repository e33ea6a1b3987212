import { expect, test } from '@playwright/test'
import { row } from './helpers/studio'
import { openTogether, patch, save, type } from './helpers/together'

test('elements that somebody adds, moves and removes come and go in the tree and the frame', async ({
  page,
  browser,
  baseURL,
}) => {
  const rows = ['First', 'Second', 'Third'].map((title) => row('introduction', { title }))
  const { first, ana } = await openTogether({ page, browser, baseURL, rows })
  const [one, two, three] = rows.map(({ id }) => id)
  await ana.studio.item(one ?? '').click()
  await ana.studio.command('delete').first().click()
  await ana.studio.item(two ?? '').click()
  await ana.studio.command('duplicate').first().click()
  await expect(ana.studio.items).toHaveCount(3)
  expect(await save(ana)).toBe(200)
  await expect(first.studio.item(one ?? '')).toHaveCount(0)
  await expect(first.studio.items).toHaveCount(3)
  await expect.poll(first.studio.shownIds).toEqual(await ana.studio.shownIds())
  expect((await first.studio.shownIds())[2]).toBe(three)
})

test('a change by REST from outside arrives, and says who', async ({ page, browser, baseURL }) => {
  const intro = row('introduction', { title: 'Before' })
  const { first, ana, id } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await patch({
    page: ana.page,
    id,
    baseURL,
    data: { title: 'Renamed', elements: [{ ...intro, title: 'By a script' }] },
  })
  await expect(first.studio.shown(intro.id)).toContainText('By a script')
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Renamed')
  await expect(first.page.getByText('Ana Lima saved: 1 element changed, page settings changed.')).toBeVisible()
  await expect(first.studio.status).toHaveText('Draft, saved')
})

test('what is in conflict is taken over when the own change is taken back', async ({ page, browser, baseURL }) => {
  const both = row('introduction', { title: 'Both' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [both] })
  await type(first, both.id, 'By the first')
  await type(ana, both.id, 'By Ana')
  expect(await save(ana)).toBe(200)
  await expect(first.page.locator('[data-live-notice=conflict]')).toBeVisible()
  await first.studio.command('undo').first().click()
  await expect(first.studio.shown(both.id)).toContainText('By Ana')
  await expect(first.page.locator('[data-live-notice=conflict]')).toHaveCount(0)
  await expect(first.studio.status).toHaveText('Draft, saved')
})

test('when somebody publishes, the status changes here', async ({ page, browser, baseURL }) => {
  const intro = row('introduction', { title: 'Soon public' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await type(ana, intro.id, 'Public')
  expect(await save(ana, 'publish')).toBe(200)
  await expect(first.studio.status).toHaveText('Published')
  await expect(first.page.getByText('Ana Lima published this page: 1 element changed.')).toBeVisible()
  await type(ana, intro.id, 'Next')
  expect(await save(ana)).toBe(200)
  await expect(first.studio.status).toHaveText('Draft saved, older version live')
})

test('a page that is trashed meanwhile says so and keeps the text; restored, it can be saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const intro = row('introduction', { title: 'Here' })
  const { first, ana, id } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await type(first, intro.id, 'My text')
  await patch({ page: ana.page, id, baseURL, data: { deletedAt: new Date().toISOString() } })
  const notice = first.page.locator('[data-live-notice=trashed]')
  await expect(notice).toContainText('Ana Lima moved this page to the trash')
  await expect(first.studio.shown(intro.id)).toContainText('My text')
  const restored = await ana.page.request.patch(`/api/pages/${id}?depth=0&draft=true&trash=true`, {
    data: { deletedAt: null },
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(restored.ok(), await restored.text()).toBe(true)
  await expect(notice).toHaveCount(0)
  expect(await save(first)).toBe(200)
  await expect(first.studio.shown(intro.id)).toContainText('My text')
})

test('a page that is deleted for good meanwhile is saved as a new one, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const intro = row('introduction', { title: 'Here' })
  const { first, ana, id, path } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await type(ana, intro.id, 'My text')
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const deleted = await first.page.request.delete(`/api/pages/${id}?depth=0`, { headers })
  expect(deleted.ok(), await deleted.text()).toBe(true)
  const notice = ana.page.locator('[data-live-notice=deleted]')
  await expect(notice).toContainText('deleted this page for good')
  await notice.getByRole('button', { name: 'Save as a new page' }).focus()
  await ana.page.keyboard.press('Enter')
  await expect(ana.page).not.toHaveURL(new RegExp(id))
  await expect(ana.studio.shown(intro.id)).toContainText('My text')
  await expect(ana.studio.status).toHaveText('Draft, saved')
  const made = ana.page.url().split('/').at(-1) ?? ''
  const answer = await ana.page.request.get(`/api/pages/${made}?depth=0&draft=true`, { headers })
  const stored = (await answer.json()) as { path: string }
  expect(stored.path).toBe(path)
})

test('what was saved while the connection was away arrives when it is back', async ({ page, browser, baseURL }) => {
  const intro = row('introduction', { title: 'Before' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [intro] })
  await first.page.context().setOffline(true)
  await type(ana, intro.id, 'Missed')
  expect(await save(ana)).toBe(200)
  await first.page.context().setOffline(false)
  await expect(first.studio.shown(intro.id)).toContainText('Missed')
})
