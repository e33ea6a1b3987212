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

/** Uploads a new photograph, which no page has shown yet. */
async function upload(): Promise<string> {
  const name = `${randomUUID()}.jpg`
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({ create: { width: 1600, height: 1100, channels: 3, background: '#000', noise } })
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

test('a page that is opened right after its first publish shows each picture at once, on a phone and in a window', async ({
  page,
}) => {
  // Editors have visited the site before.
  await page.request.get('/')
  for (const width of [375, 1280]) {
    const { path } = await publish(3)
    await page.setViewportSize({ width, height: 800 })
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
    await expect.poll(widths).toHaveLength(3)
    await expect.poll(async () => (await widths()).filter((found) => found === 0)).toEqual([])
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3)
    expect(asked.filter(({ status }) => status !== 200)).toEqual([])
    // No request waits for the slow format; `tests/int/pictures.spec.ts` measures the fast one.
    expect(asked.filter(({ type, wasDrawn }) => wasDrawn && type !== 'image/jpeg')).toEqual([])
    page.removeAllListeners('response')
  }
})
