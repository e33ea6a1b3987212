import { expect, test, type Page } from '@playwright/test'
import { complaintsOf } from './helpers/complaints'
import { createPage, openStudio, row, signIn } from './helpers/studio'

/** Down the whole page, so that lazy pictures and frames load too. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

for (const path of ['/', 'a resort', '/specials', '/voix/login']) {
  test(`the browser has nothing to complain of on ${path}`, async ({ page, request }) => {
    const complaints = complaintsOf(page)
    const address = path === 'a resort' ? await firstResort(await (await request.get('/')).text()) : path
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await readThrough(page)
    expect(complaints).toEqual([])
  })
}

test('the browser has nothing to complain of in the studio', async ({ page, baseURL }) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [row('introduction', { title: 'Calm' })] })
  const complaints = complaintsOf(page)
  const { frame } = await openStudio({ page, id })
  await expect(frame.getByText('Calm')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the browser has nothing to complain of in the admin, which runs no script that was put in', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const complaints = complaintsOf(page)
  for (const screen of ['/voix', '/voix/pages', '/voix/account', '/voix/collections/posts/create']) {
    await page.goto(screen)
    await readThrough(page)
  }
  await page.goto('/voix/collections/head-tags/create')
  const attributes = page.locator('textarea[name=attributes]')
  await attributes.fill('{ "name": ')
  await attributes.fill('{ "name": "theme-color", "content": "#123456" }')
  await page.locator('#field-name').fill('Colour')
  await page.locator('#action-save').click()
  await page.waitForURL(/head-tags\/[0-9a-f-]{36}/)
  await expect(attributes).toHaveValue(/"theme-color"/)
  expect(complaints).toEqual([])
  const runs = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.body.append(script)
    return 'wasRun' in window
  })
  expect(runs).toBe(false)
})

test('frames are shown from the slices’ hosts only, and the policy says the same', async ({
  page,
  baseURL,
  request,
}) => {
  await signIn({ page })
  const frame = (url: string) => row('iframe', { url, title: url })
  const { path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [frame('https://www.openstreetmap.org/export/embed.html'), frame('https://www.example.com/')],
    status: 'published',
  })
  const answer = await request.get(path)
  const html = await answer.text()
  expect(html).toContain('<iframe src="https://www.openstreetmap.org/')
  expect(html).not.toContain('<iframe src="https://www.example.com/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  const frames = policy.split(';').find((part) => part.trim().startsWith('frame-src')) ?? ''
  expect(frames).toContain('https://*.openstreetmap.org')
  expect(frames).toContain('https://www.youtube-nocookie.com')
  expect(frames).not.toMatch(/\shttps:(\s|$)|example\.com/)
})

async function firstResort(home: string): Promise<string> {
  const path = /href="(\/resorts\/[a-z-]+)"/.exec(home)?.[1]
  if (!path) throw new Error('The home page names no resort.')
  return path
}
