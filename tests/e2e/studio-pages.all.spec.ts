import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createPage, signIn } from './helpers/studio'

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
    await expect(time).toHaveText(`${new Intl.DateTimeFormat('en', style).format(new Date(iso))}, Tokyo`)
    expect(errors).toEqual([])
  })
})
