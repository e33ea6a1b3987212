import { gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test'
import { publishPage, type PageOf } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

/** Compressed size of the scripts after the islands of the first screen have started. */
const AWAKE_BUDGET = 75 * 1024
/** Requests of a page before any scrolling, including pictures, fonts and islands. */
const REQUESTS_BUDGET = 26

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

const publish = (...page: PageOf) => publishPage(editor, ...page)

test.describe('what a page costs', () => {
  test('home, the specials and a form stay within their budgets of requests and of scripts that are awake', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/specials', '/groups']) {
      const requested = await requestsOf(page, path)
      expect(requested.length, `${path}: requests`).toBeLessThanOrEqual(REQUESTS_BUDGET)
      const awake = await bytesOf({ request, sources: scriptsOf(requested) })
      expect(awake, `${path}: with islands`).toBeLessThanOrEqual(AWAKE_BUDGET)
    }
  })

  test('a page loads the scripts of its own slices', async ({ page }) => {
    const date = new Date(Date.now() + 864e5).toISOString()
    const clock = await publish([
      { blockType: 'countdown-clock', title: 'Soon', date, element: { hydrationMode: 'load' } },
    ])
    const isClock = (script: string) => script.includes('/clock-')
    expect((await loadedScripts(page, clock)).filter(isClock)).toHaveLength(1)
    expect((await loadedScripts(page, '/')).filter(isClock)).toEqual([])
  })

  test('islands leave the line to the pictures that the page begins with, whatever wakes them', async ({ page }) => {
    const date = new Date(Date.now() + 864e5).toISOString()
    // Scripts wait at most three seconds for pictures, which a busy machine exceeds.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const withoutLimit = (work: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeout(work, ms))
      window.setTimeout = withoutLimit as typeof setTimeout
    })
    for (const hydrationMode of ['load', 'idle', 'visible']) {
      const clock = { blockType: 'countdown-clock', title: 'Soon', date, element: { hydrationMode } }
      const path = await publish([clock])
      const order: string[] = []
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/late.png', async (route) => {
        await held
        order.push('picture')
        await route.fulfill({ status: 404 })
      })
      await page.route(path, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/<body[^>]*>/, '$&<img src="/late.png" alt="">')
        await route.fulfill({ response: answer, body })
      })
      const asked = page.waitForRequest((request) => request.url().includes('/clock-')).then(() => order.push('script'))
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState === 'interactive')
      // The browser has been idle twice.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
      release()
      await asked
      expect(order, hydrationMode).toEqual(['picture', 'script'])
      await page.unrouteAll()
    }
  })
})

/** Returns the requests of a browser that shows a page, including its islands. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  page.on('request', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requests
}

function scriptsOf(requests: readonly Request[]): string[] {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  return [...new Set(scripts.map((request) => new URL(request.url()).pathname))]
}

async function loadedScripts(page: Page, path: string): Promise<string[]> {
  return scriptsOf(await requestsOf(page, path))
}

async function bytesOf({ request, sources }: { request: APIRequestContext; sources: string[] }): Promise<number> {
  const sizes = sources.map(async (source) => gzipSync(await (await request.get(source)).body()).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
