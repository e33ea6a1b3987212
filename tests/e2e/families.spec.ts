import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { notAlive } from './helpers/islands'
import { publishPage } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext
let path: string

/** Publishes one page with every slice of the families "blocks" and "weddings" that has a client part. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
  const found = await editor.get('/api/media?where[mimeType][equals]=image/jpeg&limit=2&depth=0')
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const [first, second] = docs.map(({ id }) => id)
  const slider = randomUUID()
  const moments = randomUUID()
  const moment = (title: string) => ({
    blockType: 'slider-image',
    title,
    element: { parent: moments, slot: 'default' },
  })
  const venue = (name: string, fields: Record<string, unknown> = {}) => ({
    blockType: 'venue-slide',
    name,
    ...fields,
    element: { parent: slider, slot: 'default' },
  })
  path = await publishPage(
    editor,
    [
      {
        blockType: 'image-slider-with-content',
        title: 'A day',
        slides: [{ title: 'Bread at six' }, { title: 'The reef at noon' }],
      },
      { id: moments, blockType: 'slider', title: 'Moments', slides: 1 },
      moment('Nets over the rail'),
      moment('Oars, drying'),
      { blockType: 'special-offer-slider', title: 'Offers', numberOfSlides: 1 },
      {
        blockType: 'grid-gallery',
        title: 'A look around',
        images: [
          { image: first, width: 'w-1/2', caption: 'The pool at noon' },
          { image: second, width: 'w-1/2', caption: 'The pool by lantern' },
        ],
      },
      { blockType: 'brand-resort-filters', title: 'Choose' },
      { blockType: 'brand-resort-listing', title: 'Houses' },
      { id: slider, blockType: 'venue-slider', title: 'Venues' },
      venue('The terrace'),
      venue('The chapel', { ceremonyAmnt: 20, cocktailAmnt: 0, receptionAmnt: 30 }),
      {
        blockType: 'wedding-gallery',
        title: 'Last season',
        images: [
          { image: first, shape: 'upright', caption: 'Before the guests' },
          { image: second, shape: 'wide', caption: 'The walk back' },
        ],
      },
      {
        blockType: 'wedding-testimonials',
        title: 'Letters',
        quotes: [
          { quote: 'It rained for eleven minutes.', names: 'Ines and Jonah' },
          { quote: 'My grandmother danced.', names: 'Priya and Daniel' },
        ],
      },
    ],
    { layout: 'blocks' },
  )
})
test.afterAll(() => editor.dispose())

test('visitors slide through pictures, venues and letters, open pictures, and filter the resorts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const islands = page.locator('voix-island')
  await expect.poll(() => islands.evaluateAll(notAlive), { intervals: [20, 50, 100] }).toEqual([])
  for (const [title, first, second] of [
    ['A day', 'Bread at six', 'The reef at noon'],
    ['Venues', 'The terrace', 'The chapel'],
    ['Letters', 'It rained for eleven minutes.', 'My grandmother danced.'],
    ['Moments', 'Nets over the rail', 'Oars, drying'],
  ] as const) {
    const band = bandOf(page, title)
    await band.scrollIntoViewIfNeeded()
    await expect(band.getByText(second)).not.toBeInViewport()
    await band.getByRole('button', { name: 'Next' }).click()
    await expect(band.getByText(second)).toBeInViewport()
    await expect(band.getByText(first)).not.toBeInViewport()
    await expect(band.getByRole('button', { name: 'Next' })).toBeDisabled()
  }

  const offers = bandOf(page, 'Offers')
  const slides = offers.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await offers.getByRole('button', { name: 'Next' }).click()
  await expect(slides.nth(1)).toBeInViewport()
  await expect(slides.nth(0)).not.toBeInViewport()

  const dialog = page.getByRole('dialog', { name: 'Picture viewer' })
  for (const [title, first, second] of [
    ['Last season', 'Before the guests', 'The walk back'],
    ['A look around', 'The pool at noon', 'The pool by lantern'],
  ] as const) {
    await bandOf(page, title).getByRole('link').first().click()
    await expect(dialog.getByText(first)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(second)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  const filters = bandOf(page, 'Choose')
  const shown = page.locator('[data-resort]:visible')
  const count = filters.getByRole('status')
  const all = await shown.count()
  await expect(count).toHaveText(String(all))
  await filters.getByText('Noche Azul').click()
  await expect(count).not.toHaveText(String(all))
  await expect(shown).toHaveCount(Number(await count.textContent()))
  expect(await shown.evaluateAll((items) => items.map((item) => item.dataset.brand))).not.toContain('Costa Viva')
  await expect(page.getByRole('heading', { name: 'Costa Viva', exact: true })).toBeHidden()
  await filters.getByLabel('Country').selectOption('Saint Lucia')
  await expect(shown).toHaveCount(0)
  await expect(count).toHaveText('No resorts here yet.')
  await filters.getByRole('button', { name: 'All resorts' }).click()
  await expect(shown).toHaveCount(all)
})

test('without a script everything is there, and nothing that would do nothing', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto(path)
  for (const text of [
    'The reef at noon',
    'The chapel',
    'My grandmother danced.',
    'The walk back',
    'Oars, drying',
    'The pool by lantern',
  ])
    await expect(page.getByText(text)).toBeAttached()
  await expect(page.locator('[data-resort]:visible')).not.toHaveCount(0)
  await expect(page.locator('form[data-resort-filters]')).toBeHidden()
  const guests = bandOf(page, 'Venues').locator('dd')
  await expect(guests).toHaveText(['600', '600', '600', '20', '30'])
  await page.close()
})

function bandOf(page: Page, title: string) {
  return page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}
