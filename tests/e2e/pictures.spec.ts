import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

/** A photograph of its own, which no page has shown yet. */
async function upload(): Promise<string> {
  const name = `${randomUUID()}.jpg`
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
  const file = { name, mimeType: 'image/jpeg', buffer }
  const answer = await editor.post('/api/media', { multipart: { file, _payload: '{"alt":"Noise"}' } })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

async function publish(): Promise<{ path: string; layout: string }> {
  const [hero, beside] = [await upload(), await upload()]
  const path = `/e2e/pictures/${randomUUID().slice(0, 8)}`
  const media = (id: string) => [{ breakpoint: 'default', media: id }]
  const elements = [
    { id: randomUUID(), blockType: 'hero', title: 'New', image: media(hero) },
    { id: randomUUID(), blockType: 'image-and-copy', title: 'Beside', image: media(beside) },
  ]
  const data = { title: 'New pictures', path, layout: 'no-chrome', _status: 'published', elements }
  const answer = await editor.post('/api/pages?depth=0', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return { path, layout: 'no-chrome' }
}

interface Asked {
  address: string
  wasDrawn: boolean
}

/** The pictures that the page's browser asks for, and whether each had to be drawn for it. */
function watchPictures(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/voix/image/')) return
    asked.push({
      address: response.url(),
      wasDrawn: (response.headers()['server-timing'] ?? '').startsWith('draw'),
    })
  })
  return asked
}

for (const { width, height } of [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
]) {
  test(`the first visitor of a page waits for none of its pictures, ${width} pixels wide`, async ({ page }) => {
    // To draw them may take long on a machine that others load.
    test.setTimeout(120_000)
    // Whoever publishes has seen the site before.
    await page.request.get('/')
    const { path } = await publish()
    const progress = async () =>
      (await (await editor.get(`/api/voix/pictures?path=${path}`)).json()) as { shown: number; drawn: number }
    await expect.poll(async () => (await progress()).shown).toBeGreaterThan(0)
    await expect
      .poll(
        async () => {
          const { shown, drawn } = await progress()
          return shown - drawn
        },
        { timeout: 60_000 },
      )
      .toBe(0)
    await page.setViewportSize({ width, height })
    const asked = watchPictures(page)
    await page.goto(path, { waitUntil: 'load' })
    const images = page.locator('main img, body img')
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.filter((image) => !image.complete).length))
      .toBe(0)
    expect(
      await images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)),
    ).toEqual([true, true])
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(asked.filter(({ wasDrawn }) => wasDrawn)).toEqual([])
  })
}

test('a picture that was stored is told from one that was drawn for the request', async ({ page }) => {
  const { path } = await publish()
  const asked =
    /\/api\/voix\/image\/[^\s",]+\.auto\/[^\s",]+/.exec(await (await page.request.get(path)).text())?.[0] ?? ''
  // Only AVIF is drawn ahead.
  const headers = { Accept: 'image/webp' }
  expect((await page.request.get(asked, { headers })).headers()['server-timing']).toMatch(/^draw;dur=\d+$/)
  expect((await page.request.get(asked, { headers })).headers()['server-timing']).toBeUndefined()
})
