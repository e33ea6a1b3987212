import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { complaintsOf } from './helpers/complaints'
import { widerThanPage } from './helpers/overflow'
import { publishPage, type PageOf } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

const publish = (...page: PageOf) => publishPage(editor, ...page)

test('a missing page offers useful links and the nearest pages', async ({ page }) => {
  const path = await publish([{ blockType: 'introduction', title: 'Near' }], { title: 'The nearest of all' })
  const asked = page.waitForRequest(/api\/voix\/closest/)
  await page.goto(`${path}x`)
  expect((await asked).headers()['x-voix-site']).toBe('0')
  await expect(page.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Special Offers' })).toHaveAttribute('href', '/specials')
  await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
})

test('a word of 36 letters breaks in titles, buttons, links and figures where the page is narrow', async ({ page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaften'
  const link = { text: word, href: '/contact', mode: 'href', target: '_self' }
  const path = await publish([
    ...['hero', 'contact-block'].map((blockType) => ({ blockType, title: word, copy: word, link })),
    ...['primary', 'text'].map((linkStyle) => ({ blockType: 'image-and-copy', title: word, link, linkStyle })),
    { blockType: 'form-block', title: word, copy: word },
    { blockType: 'button', link },
    { blockType: 'full-width-stats', title: word, stats: [{ number: word, label: word }] },
    { blockType: 'check-in-out', checkIn: word, checkInLabel: word },
  ])
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible()
  expect(await widerThanPage(page)).toEqual([])
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

  test('islands of every hydration mode are there from the start, and wake but for "none"', async ({ page }) => {
    const date = new Date(Date.now() + 864e5).toISOString()
    const clock = (hydrationMode: string) => ({
      blockType: 'countdown-clock',
      title: `Until ${hydrationMode}`,
      date,
      element: { hydrationMode },
    })
    const path = await publish([
      ...['load', 'idle', 'none'].map(clock),
      ...Array.from({ length: 12 }, () => ({ blockType: 'introduction' })),
      clock('visible'),
    ])
    const complaints = complaintsOf(page)
    const html = await (await page.request.get(path)).text()
    expect(html.match(/seconds/g)?.length).toBeGreaterThanOrEqual(4)
    await page.goto(path)
    const textOf = (mode: string) =>
      page.getByText(`Until ${mode}`).locator('xpath=ancestor::*[contains(., "seconds")][1]').textContent()
    const [sleeping, unseen] = [await textOf('none'), await textOf('visible')]
    for (const mode of ['load', 'idle']) {
      const before = await textOf(mode)
      await expect.poll(() => textOf(mode)).not.toBe(before)
    }
    expect(await textOf('visible')).toBe(unseen)
    await page.getByText('Until visible').scrollIntoViewIfNeeded()
    await expect.poll(() => textOf('visible')).not.toBe(unseen)
    expect(await textOf('none')).toBe(sleeping)
    expect(complaints).toEqual([])
  })

  test('a script that administrators put into the head runs under the page’s policy, on its pages alone', async ({
    page,
  }) => {
    const [tagged, plain] = [
      await publish([{ blockType: 'introduction', title: 'Tagged' }]),
      await publish([{ blockType: 'introduction', title: 'Plain' }]),
    ]
    const tag = {
      name: 'Counter',
      tag: 'script',
      attributes: { src: 'https://tags.example/count.js', async: true },
      appliesTo: 'paths',
      paths: [`${tagged}*`],
    }
    expect((await editor.post('/api/head-tags', { data: tag })).status()).toBe(201)
    const body = 'document.title = "Counted"'
    await page.route('https://tags.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto(tagged)
    await expect(page).toHaveTitle('Counted')
    await page.goto(plain)
    await expect(page).not.toHaveTitle('Counted')
  })
})
