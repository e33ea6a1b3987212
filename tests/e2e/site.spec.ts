import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { adminToken, sessionOf } from './helpers/sessions'

/** What a page may send, compressed: its markup, the script that wakes its islands, and what they need once one is awake. */
const HTML_BUDGET = 13 * 1024
const STYLES_BUDGET = 12 * 1024
const LOADER_BUDGET = 2 * 1024
const AWAKE_BUDGET = 75 * 1024

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

interface Element {
  blockType: string
  element?: Record<string, unknown>
  [field: string]: unknown
}

async function publish(elements: Element[], page: Record<string, unknown> = {}): Promise<string> {
  const path = `/e2e/site/${randomUUID().slice(0, 8)}`
  const rows = elements.map((element) => ({ id: randomUUID(), ...element }))
  const data = { title: 'A page', path, layout: 'no-chrome', _status: 'published', ...page, elements: rows }
  const response = await editor.post('/api/pages?depth=0', { data })
  expect(response.status(), await response.text()).toBe(201)
  return path
}

test.describe('addresses', () => {
  test('lose their slash at the end, for good', async ({ request }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Here' }])
    for (const [asked, target] of [
      [`${path}/`, path],
      [`${path}/?a=1`, `${path}?a=1`],
      [path.toUpperCase(), path],
      ['/specials/', '/specials'],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 })
      expect(response.status(), asked).toBe(308)
      expect(response.headers().location).toBe(target)
    }
  })

  test('that are no page’s lose it, too', async ({ request }) => {
    for (const path of ['/api/users/me', '/fonts/fonts.css', '/slices/hero.svg', '/robots.txt', '/voix/login']) {
      const response = await request.get(`${path}/?a=1`, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([308, `${path}?a=1`])
    }
  })

  test('choose a layout by ?layout=, and ignore an unknown one', async ({ request }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Dressed' }])
    const layoutOf = async (query: string) => {
      const html = await (await request.get(path + query)).text()
      expect(html).toContain('Dressed')
      return /<html[^>]* data-layout="([^"]+)"/.exec(html)?.[1]
    }
    expect(await layoutOf('')).toBe('no-chrome')
    expect(await layoutOf('?layout=jewel')).toBe('jewel')
    expect(await layoutOf('?layout=unknown')).toBe('no-chrome')
    const dressed = await request.get(`${path}?layout=jewel`)
    expect(dressed.headers()).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(await dressed.text()).toMatch(/<meta name="robots" content="noindex"/)
    for (const query of ['?layout=unknown', '?layout=', '?voix-sync', '?voix-sync=1']) {
      expect((await request.get(path + query)).headers(), query).toMatchObject({
        'x-nextjs-cache': 'HIT',
        'cache-control': 'public, max-age=0, must-revalidate',
      })
    }
    const cookies = sessionOf(Number(process.env.TEST_PARALLEL_INDEX)) ?? []
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const synced = await request.get(`${path}?voix-sync`, { maxRedirects: 0, headers: { Cookie } })
    expect(synced.status()).toBe(307)
    expect(synced.headers()['cache-control']).toBe('private, no-store')
  })

  test('of pictures are the signed ones only', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const picture = /\/api\/voix\/image\/[^"\s]+\.jpg\/[^"\s]+/.exec(html)?.[0] ?? ''
    expect((await request.get(picture)).status()).toBe(200)
    const drawn = await request.get(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`)
    expect([400, 404]).toContain(drawn.status())
  })

  test('that nobody can read are refused', async ({ request, baseURL }) => {
    for (const address of ['/%00', '/x%00', '/robots.txt%00', '/%', '/voix/%00']) {
      expect((await fetch(`${baseURL}${address}`, { redirect: 'manual' })).status, address).toBe(400)
    }
    expect((await request.get('/%ED%A0%80', { maxRedirects: 0 })).status()).toBe(400)
  })

  test('are one for every spelling', async ({ request, baseURL }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Once' }])
    const spelled = path.replace('/e2e', '/%45%32e')
    const answer = await fetch(`${baseURL}${spelled}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'evil.example' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, path])
    expect((await request.get(path.replace('/site/', '%2Fsite/'))).status()).toBe(404)
    expect((await request.get(`/_voix/%73ite/00/-${path}`)).status()).toBe(404)
  })

  test('of the internal routes are nobody’s', async ({ request }) => {
    expect((await request.get('/_voix/site/0/jewel')).status()).toBe(404)
    expect((await request.get('/_voix/preview/at/_voix/site/0/-')).status()).toBe(404)
  })

  test('of a page in the admin lead to the studio', async ({ request }) => {
    for (const path of ['1', '1/versions', '1/versions/2', 'trash/1']) {
      const response = await request.get(`/voix/collections/pages/${path}`, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toMatch(/\/voix\/studio\/1$/)
    }
  })

  test('are redirected as editors say, before any page', async ({ request }) => {
    const from = `/e2e/old-${randomUUID().slice(0, 8)}`
    const to = await publish([{ blockType: 'introduction', title: 'Moved here' }])
    const data = { from: `${from}/*`, to: { type: 'url', url: to }, type: '302', enabled: true }
    const made = await editor.post('/api/redirects', { data })
    expect(made.status(), await made.text()).toBe(201)
    await expect
      .poll(async () => (await request.get(`${from}/x`, { maxRedirects: 0 })).status(), { timeout: 2000 })
      .toBe(302)
    expect(await (await request.get(`${from}/x`)).text()).toContain('Moved here')
  })
})

test('a host of another brand is led to its site by the map of its paths, for whole', async ({ request, baseURL }) => {
  const led = async (host: string, path: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { Host: host } })
    return response.headers().location?.replace(baseURL ?? '', '')
  }
  const sister = (path: string) => led('www.coralclub.example', path)
  expect(await sister('/rooms?a=1')).toBe('https://www.costaviva.example/resorts/playa-coralina?a=1')
  expect(await sister('/rooms/')).toBe('/rooms')
  expect(await sister('/somewhere/else')).toBe('https://www.costaviva.example/')
  for (const place of ['playa-del-carmen', 'samana', 'punta-cana'])
    expect(await led('stay.grandchain.example', `/hotels/${place}/rooms`)).toBe(
      `https://www.grandchain-hotels.example/${place}`,
    )
})

test.describe('a missing page', () => {
  test('says so, whole and without scripts', async ({ request }) => {
    const response = await request.get('/e2e/nowhere')
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 ERROR')
    expect(html).toMatch(/Sorry, we can(&#x27;|')t find that page\./)
    expect(html.replaceAll(/<!--.*?-->|<[^>]+>/g, '')).toContain('Page not found: /e2e/nowhere')
    expect(html).toContain('Pick a useful link')
    expect(html).toContain('noindex')
  })

  test('offers useful links and the nearest pages', async ({ page }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Near' }], { title: 'The nearest of all' })
    const asked = page.waitForRequest(/api\/voix\/closest/)
    await page.goto(`${path}x`)
    expect((await asked).headers()['x-voix-site']).toBe('0')
    await expect(page.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Special Offers' })).toHaveAttribute('href', '/specials')
    await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
  })
})

test.describe('what a page costs', () => {
  test('home, a resort and the specials stay within their budgets', async ({ page, request }) => {
    for (const path of ['/', '/resorts/bahia-serena', '/specials']) {
      const html = await (await request.get(path)).text()
      expect(gzipSync(html).length, `${path}: bytes of HTML`).toBeLessThanOrEqual(HTML_BUDGET)
      const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, source]) => source ?? '')
      const sources = named(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)
      expect(await bytesOf({ request, sources }), `${path}: bytes of script`).toBeLessThanOrEqual(LOADER_BUDGET)
      const styles = named(/<link rel="stylesheet" href="([^"]+)"/g)
      expect(styles.length, `${path}: style sheets`).toBe(1)
      expect(await bytesOf({ request, sources: styles }), `${path}: bytes of styles`).toBeLessThanOrEqual(STYLES_BUDGET)
      const awake = await loadedScripts(page, path)
      expect(await bytesOf({ request, sources: awake }), `${path}: with islands`).toBeLessThanOrEqual(AWAKE_BUDGET)
    }
  })

  test('a page has the style of its own layout only', async ({ request }) => {
    const path = await publish([{ blockType: 'introduction', title: 'Dressed' }])
    const rulesFor = async (layout: string) => {
      const html = await (await request.get(`${path}?layout=${layout}`)).text()
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
      const css = await (await request.get(sheet)).text()
      const named = [...css.matchAll(/(?<!:not\()\[data-layout=["']?([\w-]+)/g)].map(([, name]) => name)
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
})

/** The scripts that a browser loads for a page, islands included. */
async function loadedScripts(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>()
  const note = (request: { resourceType: () => string; url: () => string }) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return [...scripts]
}

async function bytesOf({ request, sources }: { request: APIRequestContext; sources: string[] }): Promise<number> {
  const sizes = sources.map(async (source) => gzipSync(await (await request.get(source)).body()).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.describe('in the browser', () => {
  test('conditions show and hide before the first paint, at every width', async ({ page }) => {
    const when = (...conditions: object[]) => ({ conditionsSettings: { type: 'and', conditions } })
    const path = await publish([
      {
        blockType: 'introduction',
        title: 'Wide only',
        element: when({ key: 'breakpoint', operator: 'greater_than_equal', value: 'lg' }),
      },
      {
        blockType: 'introduction',
        title: 'Summer only',
        element: when({ key: 'query:promo', operator: 'equals', value: 'summer' }),
      },
    ])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${path}?promo=summer`)
    await expect(page.getByText('Wide only')).toBeVisible()
    await expect(page.getByText('Summer only')).toBeVisible()
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(page.getByText('Wide only')).toBeHidden()
    await page.goto(path)
    await expect(page.getByText('Summer only')).toBeHidden()
  })

  test('field styles apply per breakpoint', async ({ page }) => {
    const fieldProperties = { title: { default: { textAlign: 'left' }, lg: { textAlign: 'right' } } }
    const path = await publish([{ blockType: 'introduction', title: 'Styled', element: { fieldProperties } }])
    const align = () => page.getByText('Styled').evaluate((node) => getComputedStyle(node).textAlign)
    await page.setViewportSize({ width: 600, height: 800 })
    await page.goto(path)
    expect(await align()).toBe('left')
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await align()).toBe('right')
  })

  for (const mode of ['load', 'idle', 'visible', 'none'] as const) {
    test(`an island with hydration "${mode}" is there from the start`, async ({ page }) => {
      const element = { hydrationMode: mode }
      const date = new Date(Date.now() + 864e5).toISOString()
      const path = await publish([
        ...(mode === 'visible'
          ? [{ blockType: 'spacer' }, ...Array.from({ length: 12 }, () => ({ blockType: 'introduction' }))]
          : []),
        { blockType: 'countdown-clock', title: 'Until the tide', date, element },
      ])
      const errors = collectErrors(page)
      const html = await (await page.request.get(path)).text()
      expect(html).toContain('seconds')
      await page.goto(path)
      const clock = page.getByText('Until the tide').locator('xpath=ancestor::*[contains(., "seconds")][1]')
      const before = await clock.textContent()
      if (mode === 'visible') await page.getByText('Until the tide').scrollIntoViewIfNeeded()
      if (mode === 'none') {
        await page.waitForLoadState('networkidle')
        expect(await clock.textContent()).toBe(before)
      } else {
        await expect.poll(() => clock.textContent(), { timeout: 10_000 }).not.toBe(before)
      }
      expect(errors).toEqual([])
    })
  }
})

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
