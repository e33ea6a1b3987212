import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { sitemapPaths } from '../../scripts/lib/sitemapPaths.mjs'
import { publishPage, type PageOf } from './helpers/publishPage'
import { adminToken, sessionOf } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

const publish = (...page: PageOf) => publishPage(editor, ...page)

test('every Spanish page of the demo leads to Spanish pages where there are any', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  const paths = (await sitemapPaths(origin)).filter((path) => /^\/es(?:\/|$)/.test(path))
  expect(paths.length).toBeGreaterThan(50)
  const originals = new Set<string>()
  const links: { path: string; to: URL }[] = []
  for (const path of paths) {
    const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&')
    for (const [tag] of html.matchAll(/<(?:a|link)\b[^>]*>/g)) {
      const to = new URL(/ href="([^"]*)"/.exec(tag)?.[1] ?? '', origin + path)
      const language = / hreflang="([^"]*)"/i.exec(tag)?.[1]
      if (language === 'en' && tag.startsWith('<link')) originals.add(to.pathname)
      // What names its language is the way to another one.
      if (!language && tag.startsWith('<a') && to.origin === origin) links.push({ path, to })
    }
  }
  expect(originals.size).toBeGreaterThan(50)
  const isWrong = ({ pathname, searchParams }: URL) =>
    originals.has(pathname) || (pathname === '/api/booking' && searchParams.get('language') !== 'es')
  expect(links.filter(({ to }) => isWrong(to)).map(({ path, to }) => `${path}: ${to.href}`)).toEqual([])
})

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
    for (const path of ['/api/users/me', '/fonts/fonts.css', '/slices/hero.webp', '/robots.txt', '/voix/login']) {
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

test('the site is searched from its header, without a script', async ({ browser, baseURL }) => {
  const word = `quetzal${randomUUID().slice(0, 8)}`
  const path = await publish([{ blockType: 'introduction', title: `Of a ${word}` }], {
    title: 'Birds of the coast',
    layout: 'blocks',
  })
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  await page.goto(path)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(word)
  const answered = page.waitForResponse((response) => response.url().includes('/search?'))
  await page.keyboard.press('Enter')
  expect((await answered).headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  await expect(page.getByRole('status')).toHaveText(`One page was found for “${word}”.`)
  await expect(page.locator('mark').first()).toHaveText(word)
  await page.getByRole('link', { name: 'Birds of the coast' }).click()
  await expect(page).toHaveURL(path)
  await page.goto(`/es/search?q=${word}`)
  await expect(page.getByRole('status')).toHaveText(`No hemos encontrado nada para «${word}».`)
  await page.close()
})

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
