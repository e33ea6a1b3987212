import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import pg from 'pg'
import { lookAt } from './helpers/axe'
import { createPage, openStudio, row, signIn } from './helpers/studio'

/** Makes all scheduled jobs of a page due. The server's own worker runs them. */
async function bringForward(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.VOIX_E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query(`update payload_jobs set wait_until = now() where input ->> 'page' = $1`, [id])
  } finally {
    await client.end()
  }
}

/** Returns the response that a visitor receives. */
const visited = (page: Page, path: string) => async () => {
  const answer = await page.request.get(path, { maxRedirects: 0, headers: { Cookie: '' } })
  return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]+/, '') ?? ''].join(' ').trim()
}

test('the life of a page: shared, scheduled, published by the worker, unpublished, trashed and restored', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn({ page })
  const title = `Life ${randomUUID().slice(0, 8)}`
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', title, rows: [row('introduction', { title })] })
  const studio = await openStudio({ page, id })
  const menu = async (name: string | RegExp) => {
    await studio.command('page-menu').click()
    await page.getByRole('menuitem', { name }).click()
  }

  await test.step('shared with somebody who has no account, and revoked', async () => {
    await menu('Share a preview link…')
    const dialog = page.getByRole('dialog', { name: `Share a preview of “${title}”` })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const address = await dialog.getByLabel('The link, shown this once').inputValue()
    expect(await lookAt(page, 'share')).toEqual([])
    const stranger = await browser.newContext()
    const theirs = await stranger.newPage()
    await theirs.goto(address)
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible()
    expect(await theirs.locator('[data-voix-element]').count()).toBe(0)
    await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await dialog.getByRole('button', { name: /^Revoke/ }).click()
    await expect(dialog.getByText('There are none.')).toBeVisible()
    expect((await theirs.request.get(address)).status()).toBe(404)
    await stranger.close()
    await page.keyboard.press('Escape')
  })

  await test.step('scheduled by keyboard, and published by the worker when its time comes', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Schedule')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Schedule “${title}”` })
    const next = new Date().getFullYear() + 1
    await dialog.getByLabel('Publish at', { exact: true }).fill(`${next}-06-01T09:00`)
    await dialog.getByLabel('Time zone of publishing').fill('Madrid')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /^Schedule of publishing/ }).click()
    await expect(dialog.locator('[data-scheduled=publish]')).toContainText(`Jun 1, ${next}, 9:00 AM, Madrid`)
    expect(await lookAt(page, 'schedule')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Publishes Jun 1/ })).toBeVisible()
    expect(await visited(page, path)()).toBe('404')
    await bringForward(id)
    // A job that fails on a busy database is retried for about a minute.
    await expect.poll(visited(page, path), { timeout: 90_000 }).toBe('200')
    await expect(studio.status).toContainText('Published')
  })

  await test.step('unpublished and trashed from the list, and restored from the trash', async () => {
    await page.goto(`/voix/pages?search=${encodeURIComponent(title)}`)
    const inList = async (name: string) => {
      await page.getByRole('button', { name: `What becomes of ${title}` }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await inList('Unpublish…')
    expect(await lookAt(page, 'unpublish')).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.locator(`tr[data-page-id="${id}"]`)).toContainText('Draft')
    await expect.poll(visited(page, path)).toBe('404')
    await inList('Move to trash…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.locator(`tr[data-page-id="${id}"]`)).toHaveCount(0)
    await page.goto('/voix/trash')
    expect(await lookAt(page, 'trash')).toEqual([])
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('button', { name: `Restore ${title}` })).toHaveCount(0)
    await page.goto(`/voix/studio/${id}`)
    await expect(studio.items).toHaveCount(1)
  })
})
