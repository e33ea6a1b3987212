import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
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

async function publish(pictures: number): Promise<{ path: string }> {
  const media: string[] = []
  while (media.length < pictures) media.push(await upload())
  const path = `/e2e/pictures/${randomUUID().slice(0, 8)}`
  const elements = media.map((id) => ({
    id: randomUUID(),
    blockType: 'hero',
    title: 'New',
    image: [{ breakpoint: 'default', media: id }],
  }))
  const data = { title: 'New pictures', path, layout: 'no-chrome', _status: 'published', elements }
  const answer = await editor.post('/api/pages?depth=0', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return { path }
}

for (const { width, height } of [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
]) {
  test(`who opens a page a second after its first publish sees no grey picture, ${width} pixels wide`, async ({
    page,
  }) => {
    // Whoever publishes has seen the site before.
    await page.request.get('/')
    const { path } = await publish(10)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await page.setViewportSize({ width, height })
    const asked: { status: number; type: string | undefined; wasDrawn: boolean }[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/voix/image/')) return
      const { 'content-type': type, 'server-timing': timing = '' } = response.headers()
      asked.push({ status: response.status(), type, wasDrawn: timing.startsWith('draw') })
    })
    await page.goto(path, { waitUntil: 'load' })
    const images = page.locator('body img')
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded()
    const widths = () => images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth))
    await expect.poll(widths).toHaveLength(10)
    await expect.poll(async () => (await widths()).filter((found) => found === 0)).toEqual([])
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(10)
    expect(asked.filter(({ status }) => status !== 200)).toEqual([])
    // It waits for none to be drawn in the form that takes long; how long the other takes is measured in tests/int/pictures.spec.ts.
    expect(asked.filter(({ type, wasDrawn }) => wasDrawn && type !== 'image/jpeg')).toEqual([])
  })
}

test('a picture that was stored is told from one that was drawn for the request', async ({ page }) => {
  const { path } = await publish(1)
  const asked =
    /\/api\/voix\/image\/[^\s",]+\.auto\/[^\s",]+/.exec(await (await page.request.get(path)).text())?.[0] ?? ''
  // Only AVIF is drawn ahead; what is drawn for the request is nobody's the next time.
  const headers = { Accept: 'image/webp' }
  expect((await page.request.get(asked, { headers })).headers()['server-timing']).toMatch(/^draw;dur=\d+$/)
  await expect.poll(async () => (await page.request.get(asked, { headers })).headers()['server-timing']).toBeUndefined()
})
