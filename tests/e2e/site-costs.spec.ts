import { gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test'
import { publishPage, type PageOf } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

/** What a page may send, compressed: its markup, the script that wakes its islands, and what they need once one is awake. */
const HTML_BUDGET = 13.25 * 1024
const STYLES_BUDGET = 12 * 1024
const LOADER_BUDGET = 2 * 1024
const AWAKE_BUDGET = 75 * 1024
/** Of a page that nobody has scrolled yet: pictures, fonts and islands included. */
const REQUESTS_BUDGET = 26

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

const publish = (...page: PageOf) => publishPage(editor, ...page)

test.describe('what a page costs', () => {
  test('home, a resort, the specials, a form and the agents’ page stay within their budgets', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/resorts/bahia-serena', '/specials', '/groups', '/agents']) {
      const html = await (await request.get(path)).text()
      expect(gzipSync(html).length, `${path}: bytes of HTML`).toBeLessThanOrEqual(HTML_BUDGET)
      const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, source]) => source ?? '')
      const sources = named(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)
      expect(await bytesOf({ request, sources }), `${path}: bytes of script`).toBeLessThanOrEqual(LOADER_BUDGET)
      const styles = named(/<link rel="stylesheet" href="([^"]+)"/g)
      expect(styles.length, `${path}: style sheets`).toBe(1)
      expect(await bytesOf({ request, sources: styles }), `${path}: bytes of styles`).toBeLessThanOrEqual(STYLES_BUDGET)
      const requested = await requestsOf(page, path)
      expect(requested.length, `${path}: requests`).toBeLessThanOrEqual(REQUESTS_BUDGET)
      const awake = scriptsOf(requested)
      expect(await bytesOf({ request, sources: awake }), `${path}: with islands`).toBeLessThanOrEqual(AWAKE_BUDGET)
    }
  })

  test('a page has the style of its own layout only', async ({ request }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Dressed' }])
    const rulesFor = async (layout: string) => {
      const html = await (await request.get(`${path}?layout=${layout}`)).text()
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
      const css = await (await request.get(sheet)).text()
      const named = [...css.matchAll(/(?<!:not\()\[data-layout\^?=["']?([\w-]+)/g)].map(([, name]) => name)
      return { html, named: new Set(named) }
    }
    const [jewel, noche] = [await rulesFor('jewel'), await rulesFor('noche-azul')]
    expect(jewel.named).toContain('jewel')
    expect(jewel.named).not.toContain('noche-azul')
    expect(noche.named).toContain('noche-azul')
    expect(noche.named).not.toContain('jewel')
  })

  test('a page of static slices costs no script', async ({ page }) => {
    const text = await publish([
      { blockType: 'introduction', title: 'Only text' },
      { blockType: 'hero', title: 'And a hero' },
    ])
    expect(await loadedScripts(page, text)).toEqual([])
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

  for (const mode of ['load', 'idle', 'visible'])
    test(`hydration "${mode}" leaves the line to the pictures that the page begins with`, async ({ page }) => {
      const date = new Date(Date.now() + 864e5).toISOString()
      const path = await publish([
        { blockType: 'countdown-clock', title: 'Soon', date, element: { hydrationMode: mode } },
      ])
      let pictureCame = 0
      await page.route('**/late.png', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        pictureCame = Date.now()
        await route.fulfill({ status: 404 })
      })
      await page.route(path, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/<body[^>]*>/, '$&<img src="/late.png" alt="">')
        await route.fulfill({ response: answer, body })
      })
      const asked = page.waitForRequest((request) => request.url().includes('/clock-')).then(() => Date.now())
      await page.goto(path)
      expect(await asked).toBeGreaterThan(pictureCame)
      expect(pictureCame).toBeGreaterThan(0)
    })
})

/** What a browser asks for to show a page, islands included. */
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
