import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { publishPage } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext
let rules: object[]

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
  const found = await editor.get('/api/resorts?where[slug][equals]=west-end&depth=0')
  const [resort] = ((await found.json()) as { docs: { id: string }[] }).docs
  rules = [
    { blockType: 'booking-dates-limiter', min: '2097-03-01', max: '2097-09-30' },
    { blockType: 'booking-exclude-resorts', bookingexcluderesorts: [resort?.id] },
    { blockType: 'promo-coupon', codes: 'SAND50', currency: 'CAD' },
  ]
})
test.afterAll(() => editor.dispose())
test.beforeEach(({ page }) => page.route('https://booking.solmara.example/**', (route) => route.fulfill({ body: '' })))

const publish = (...elements: object[]) => publishPage(editor, elements as { blockType: string }[])

/**
 * Follows the link to the booking engine and returns its path and parameters. The engine is replaced by an empty page.
 */
async function engineOf(page: Page): Promise<{ path: string; told: Record<string, string> }> {
  const asked = page.waitForRequest((request) => request.url().startsWith('https://booking.solmara.example/'))
  await page.getByRole('button', { name: 'Check availability' }).click()
  const url = new URL((await asked).url())
  return { path: url.pathname, told: Object.fromEntries(url.searchParams) }
}

const STAY = { hotel: 'SOL-BHS', checkIn: '2097-03-02', checkOut: '2097-03-09', adults: '3', children: '1', rooms: '2' }
const RULED = { coupon: 'SAND50', currency: 'CAD' }

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Resort', { exact: true }).selectOption('bahia-serena')
  await page.getByLabel('Arrival').fill('2097-03-02')
  await page.getByLabel('Departure').fill('2097-03-09')
  await page.getByLabel('Adults').selectOption('3')
  await page.getByLabel('Children').selectOption('1')
  await page.getByLabel('Rooms').selectOption('2')
}

const NO_LINK = { text: '', href: '', mode: 'href', target: '_self' }

for (const script of [true, false]) {
  test.describe(`${script ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled: script })

    test('the inline, the flight and the member widget and those of layouts lead to the engine as the page’s slices say', async ({
      page,
    }) => {
      await page.goto(await publish(...rules, { blockType: 'inline-booking-widget' }))
      await fill(page)
      await page.getByLabel('Code', { exact: true }).fill('sun10')
      expect((await engineOf(page)).told).toEqual({ ...STAY, ...RULED, promo: 'SUN10', lang: 'en' })

      await page.goto(await publish(...rules, { blockType: 'inline-flight-booking-widget' }))
      await fill(page)
      await page.getByLabel('From airport').fill('mia')
      const flight = await engineOf(page)
      expect(flight.path).toBe('/packages')
      expect(flight.told).toMatchObject({ ...STAY, ...RULED, from: 'MIA' })

      await page.goto(await publish(...rules, { blockType: 'member-booking-widget' }))
      await fill(page)
      await page.getByLabel('Member number').fill('77-12')
      expect((await engineOf(page)).told).toMatchObject({ ...STAY, ...RULED, member: '77-12' })

      // A brand without resorts links to the group's engine.
      for (const [layout, at] of [
        ['costa-viva', '/costa-viva/stays'],
        ['bembe', '/stays'],
      ] as const) {
        await page.goto(await publishPage(editor, rules as { blockType: string }[], { layout }))
        await page.getByLabel('Arrival').fill('2097-03-02')
        const { path, told } = await engineOf(page)
        expect([path, told.checkIn, told.coupon]).toEqual([at, '2097-03-02', 'SAND50'])
        expect(told.hotel).toContain('CVA-PLC')
        expect(told.hotel).not.toContain('NAZ-WST')
      }
    })
  })
}

test('days stay in order and within the page’s, and what is left out cannot be chosen', async ({ page }) => {
  const conditions = [{ key: 'query:late', operator: 'exists', value: true }]
  const late = {
    ...{ blockType: 'booking-dates-limiter', min: '2097-06-01', max: '2097-09-30' },
    element: { conditionsSettings: { type: 'and', conditions } },
  }
  const path = await publish(...rules, late, { blockType: 'inline-booking-widget', showFlightBookingWidget: true })
  await page.goto(`${path}?late=1`)
  await expect(page.getByLabel('Arrival')).toHaveAttribute('min', '2097-06-01')
  // A visitor who does not see a slice is not affected by it.
  await page.goto(path)
  const [arrival, departure] = [page.getByLabel('Arrival'), page.getByLabel('Departure')]
  await expect(arrival).toHaveAttribute('min', '2097-03-01')
  await expect(departure).toHaveAttribute('max', '2097-09-30')
  await arrival.fill('2097-04-10')
  await expect(departure).toHaveAttribute('min', '2097-04-11')
  await expect(page.locator('option[value="west-end"]')).toHaveCount(0)
  await expect(page.locator('option[value="bahia-serena"]')).toHaveCount(1)
  await expect(page.getByLabel('From airport')).toBeHidden()
  await page.getByLabel('With a flight').check()
  await expect(page.getByLabel('From airport')).toBeVisible()
})

test('codes follow the visitor: from the address, by what interests him, and by an offer', async ({ page }) => {
  const path = await publish({ blockType: 'inline-booking-widget', accentColor: '#112233' })
  await page.goto(`${path}?utm_source=newsletter`)
  await expect(page.locator('.booking')).toHaveCSS('border-top-color', 'rgb(17, 34, 51)')
  expect((await engineOf(page)).told).toMatchObject({ promo: 'HOLA10' })
  // The engine is unavailable and the browser shows an error page, so each visit uses a new page.
  const next = await page.context().newPage()
  await next.goto(path)
  await next.evaluate(() => localStorage.setItem('voix:tag:families', '25'))
  expect((await engineOf(next)).told).toMatchObject({ promo: 'NINOS' })

  const other = await page.context().newPage()
  await other.goto('/specials')
  const asked = other.waitForRequest((request) => request.url().startsWith('https://booking.solmara.example/'))
  await other.locator('a[href^="/api/booking?offer=the-long-weekend&"]').click()
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({ promo: 'JEWELTHU', lang: 'en' })
})

test('the widget stands below the picture above, or begins at the percent of its height that the slice says', async ({
  page,
}) => {
  /** Returns where the widget begins, in percent of the hero's height. */
  const begin = async (fields: object, hero: object = {}) => {
    await page.goto(
      await publish({ blockType: 'hero', title: 'Sea', ...hero }, { blockType: 'inline-booking-widget', ...fields }),
    )
    const [above, widget] = [await page.locator('.hero').boundingBox(), await page.locator('.booking').boundingBox()]
    return Math.round((100 * ((widget?.y ?? 0) - (above?.y ?? 0))) / (above?.height ?? 1))
  }
  expect(await begin({})).toBeGreaterThanOrEqual(100)
  // A hero grows if its text needs more than its height.
  const few = { eyebrow: '', copy: '', link: NO_LINK, secondLink: NO_LINK }
  for (const height of ['short', 'normal', 'tall'])
    expect(await begin({ shiftOverHero: true }, { ...few, height })).toBe(80)
  expect(await begin({ shiftOverHero: true, top: 60 }, few)).toBe(60)
})

test('whoever has been verified reads so, and nobody else', async ({ page, context, baseURL }) => {
  const path = await publish({ blockType: 'identity-verification-promo' })
  await page.goto(path)
  const [ask, thanks] = [page.getByRole('link', { name: 'Verify who you are' }), page.getByText('You are verified')]
  await expect(ask).toBeVisible()
  await expect(thanks).toBeHidden()
  await context.addCookies([{ name: 'voix-verified', value: '1', url: baseURL ?? '' }])
  await page.reload()
  await expect(thanks).toBeVisible()
  await expect(ask).toBeHidden()
})
