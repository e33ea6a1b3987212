import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectOpen, row, studioScreen } from '../e2e/helpers/studio'

const OWNER = { email: 'owner@example.com', password: 'Secret-123-secret' }

const base = () => process.env.VOIX_BLANK_URL ?? ''

test.use({ baseURL: async ({ browserName: _browser }, use) => use(base()) })

test('an application with accounts, pictures and serial ids of its own edits, publishes and shows a page', async ({
  page,
}) => {
  const { request } = page.context()
  const post = poster(request)
  await post('/api/customers/first-register', { data: { ...OWNER, level: 'owner' } })
  const picture = await upload(post)
  const target = await post('/api/pages', { data: pageOf('/target', [row('welcome-note', { title: 'Arrived' })]) })
  const note = row('welcome-note', { title: 'Before' })
  const rated = row('rated', { stars: 2 })
  const rows = [
    note,
    rated,
    row('photo', { picture: [{ breakpoint: 'default', media: picture.id }] }),
    row('more', {
      link: { text: 'Read on', mode: 'relationship', relationship: { relationTo: 'pages', value: target.id } },
    }),
  ]
  const { id } = await post('/api/pages', { data: pageOf('/shown', rows) })
  expect(id).toEqual(expect.any(Number))

  await page.goto(`/admin/studio/${id}`)
  await expectOpen(page)
  const studio = studioScreen(page)
  await studio.item(note.id).click()
  await page.getByRole('tab', { name: 'Content' }).click()
  await page.locator('#field-title').fill('Written in the studio')
  await expect(studio.shown(note.id)).toContainText('Written in the studio')
  await useExtensions(page, { note: note.id, rated: rated.id })
  await studio.command('publish').click()
  await expect(studio.status).toHaveText('Published')

  await page.goto('/shown')
  await expect(page.getByRole('heading', { name: 'WRITTEN IN A TAB' })).toBeVisible()
  await expect(page.getByText('2 of 7 stars')).toBeVisible()
  const image = page.getByRole('img', { name: 'A red square' })
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Read on' }).click()
  await expect(page.getByRole('heading', { name: 'Arrived' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/target')
})

test('what the application had works on: its admin, its API and its own sign-in', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(OWNER.email)
  await page.locator('#field-password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/collections/customers')
  await expect(page.getByText(OWNER.email).first()).toBeVisible()
  await page.goto('/admin/collections/pages/1')
  await expect(page).toHaveURL(/\/admin\/studio\/1$/)
})

test('the application’s own routes and files keep their methods, their spelling and their caching', async ({
  request,
}) => {
  const hook = await request.post(`${base()}/webhooks/aB3x?Code=C`, { data: { sent: true } })
  expect([hook.status(), await hook.json()]).toEqual([200, { id: 'aB3x', sent: true }])
  const asked = await request.get(`${base()}/webhooks/aB3x`, { maxRedirects: 0 })
  expect([asked.status(), asked.headers()['cache-control'] ?? '']).toEqual([200, expect.not.stringContaining('public')])
  const file = await request.get(`${base()}/Terms-OG.txt`, { maxRedirects: 0 })
  expect([file.status(), await file.text()]).toEqual([200, 'Terms\n'])
  for (const address of ['/shown', '/Terms-OG.txt'])
    expect((await request.post(base() + address, { data: {} })).status(), address).toBe(405)
  const page = await request.get(`${base()}/Shown`, { maxRedirects: 0 })
  expect([page.status(), page.headers().location]).toEqual([308, expect.stringMatching(/\/shown$/)])
  const shown = await request.get(`${base()}/shown`)
  expect(shown.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('an address without a page says so', async ({ page }) => {
  const answer = await page.goto(`/${randomUUID()}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 ERROR' })).toBeVisible()
})

/** Uses the application's extensions of the studio. */
async function useExtensions(page: Page, { note, rated }: { note: string; rated: string }): Promise<void> {
  const studio = studioScreen(page)
  const tabs = page.getByRole('tablist', { name: 'Inspector' }).getByRole('tab')
  await expect(tabs.first()).toHaveText('Title')
  await expect(tabs.filter({ hasText: 'Query' })).toHaveCount(0)
  await tabs.first().click()
  await page.getByLabel('Title of the element').fill('Written in a tab!!')
  await expect(studio.shown(note)).toContainText('Written in a tab!!')
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByText('“Written in a tab!!” shouts.').first()).toBeVisible()
  await page.getByLabel('Title of the element').fill('Written in a tab')
  await page.getByRole('tab', { name: 'Elements' }).click()
  await studio.item(note).click()
  await page.keyboard.press('Control+Alt+u')
  await expect(studio.shown(note)).toContainText('WRITTEN IN A TAB')
  await studio.item(rated).click()
  await expect(page.locator('#field-stars')).toHaveValue('2')
  await expect(studio.shown(rated)).toContainText('2 of 7 stars')
}

type Post = (address: string, body: Parameters<APIRequestContext['post']>[1]) => Promise<{ id: number }>

function poster(request: APIRequestContext): Post {
  return async (address, body) => {
    const answer = await request.post(base() + address, { ...body, headers: { Origin: base() } })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { doc, user } = (await answer.json()) as { doc?: { id: number }; user?: { id: number } }
    return doc ?? user ?? { id: 0 }
  }
}

async function upload(post: Post) {
  const buffer = await sharp({ create: { width: 128, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = { name: 'square.png', mimeType: 'image/png', buffer }
  return post('/api/media', { multipart: { file, _payload: JSON.stringify({ alt: 'A red square' }) } })
}

function pageOf(address: string, elements: object[]) {
  return { title: address, path: address, layout: 'main', languageCode: 'en', _status: 'published', elements }
}
