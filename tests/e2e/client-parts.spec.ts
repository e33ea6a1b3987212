import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { publishPage, type PageOf } from './helpers/publishPage'
import { notAlive } from './helpers/islands'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

/** Opens a page with these elements as a visitor. No film is requested from another site. */
async function open(page: Page, ...[elements, more]: PageOf) {
  await page.route(/videodelivery|youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const path = await publishPage(editor, elements, { layout: 'blocks', ...more })
  await page.goto(path)
  return path
}

test('a film comes when it is asked for, or by itself where nobody asked for calm; a hero’s film is stopped and goes on', async ({
  page,
}) => {
  const film = (title: string, fields: object) => ({
    blockType: 'video-player',
    title,
    videoId: 'abcde12345',
    ...fields,
  })
  const path = await open(page, [
    { blockType: 'video-hero', title: 'Waves', cfId: 'feed12345', mute: true },
    film('Asked', { provider: 'youtube' }),
    film('Calm', { provider: 'vimeo', autoplay: true, loop: true, mute: true }),
    film('Loud', { provider: 'vimeo', autoplay: true, mute: false }),
  ])
  const hero = page.locator('iframe[src*="feed12345"]')
  await expect(hero).toHaveAttribute('src', /autoplay=true&loop=true&muted=true&controls=false/)
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await expect(hero).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Play the film', exact: true }).click()
  await expect(hero).toHaveCount(1)

  const asked = page.locator('iframe[title="Asked"]')
  await page.getByRole('button', { name: 'Play the film: Asked' }).scrollIntoViewIfNeeded()
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Play the film: Asked' }).click()
  await expect(asked).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/abcde12345\?autoplay=1&loop=0&mute=0/)
  await page.locator('figcaption', { hasText: 'Calm' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe[title="Calm"]')).toHaveAttribute('src', /autoplay=1&loop=1&muted=1/)
  // Videos with sound do not start automatically.
  await page.locator('figcaption', { hasText: 'Loud' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play the film: Loud' })).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.locator('figcaption', { hasText: 'Calm' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play the film: Calm' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a popup opens by itself once, at every view, or behind a link, as it was told', async ({ page }) => {
  const once = await open(page, [
    { blockType: 'introduction', title: 'Once' },
    { blockType: 'sign-up-popup', title: 'Letters', mode: 'automatic', targetName: 'letters', delay: 0 },
  ])
  const letters = page.getByRole('dialog', { name: 'Letters' })
  await expect(letters).toBeVisible()
  await letters.getByRole('button', { name: 'Close' }).click()
  await expect(letters).toBeHidden()
  await page.goto(once)
  // The popup's script has loaded and the popup has no delay, so it would be open.
  await expect(page.locator('voix-island[started]').first()).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(letters).toBeHidden()

  const always = await open(page, [
    { blockType: 'introduction', title: 'Always' },
    { blockType: 'popup', title: 'Storm', mode: 'always-show', targetName: 'storm', delay: 0 },
  ])
  for (let view = 0; view < 2; view += 1) {
    await page.goto(always)
    await expect(page.getByRole('dialog', { name: 'Storm' })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const link = { mode: 'href', href: '#points', text: 'How points work', target: '_self' }
  await open(
    page,
    [
      { blockType: 'button', link },
      { blockType: 'agent-popup', title: 'Points', mode: 'on-click', targetName: 'points' },
    ],
    { layout: 'agent-cash-plus' },
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const points = page.getByRole('dialog', { name: 'Points' })
  await page.getByRole('main').getByRole('link', { name: 'How points work' }).click()
  await expect(points).toBeVisible()
  await points.getByRole('button', { name: 'Close' }).click()
  // The link is followed before the script has loaded.
  await page.route(/\/voix\/opener-/, async (route) => {
    await expect.poll(() => new URL(page.url()).hash).toBe('#points')
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'How points work' }).click()
  await expect(points).toBeVisible()
})

test('tabs are turned by pointer and keyboard, and a gallery shows what was chosen', async ({ page }) => {
  const found = await editor.get('/api/media?where[mimeType][equals]=image/jpeg&limit=2&depth=0')
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const [first, second] = docs.map(({ id }) => id)
  const tabs = randomUUID()
  const tab = (title: string) => {
    const id = randomUUID()
    const element = { parent: tabs, slot: 'default' }
    const inside = { blockType: 'introduction', title: `In ${title}`, element: { parent: id, slot: 'default' } }
    return [{ id, blockType: 'tab', title, element }, inside]
  }
  await open(page, [
    { id: tabs, blockType: 'tabs', title: 'A day' },
    ...tab('Morning'),
    ...tab('Noon'),
    ...tab('Night'),
    {
      blockType: 'category-gallery',
      title: 'Pictures',
      images: [
        { image: first, category: 'pools', caption: 'The long pool' },
        { image: second, category: 'dining', caption: 'The table' },
      ],
    },
  ])
  const shown = (title: string) => page.getByRole('heading', { name: `In ${title}` })
  await expect(shown('Morning')).toBeVisible()
  await page.getByRole('tab', { name: 'Noon' }).click()
  await expect(shown('Noon')).toBeVisible()
  await expect(shown('Morning')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Night' })).toBeFocused()
  await expect(shown('Night')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Morning' })).toHaveAttribute('aria-selected', 'true')

  const gallery = page.locator('.category-gallery')
  await expect(gallery.getByRole('listitem')).toHaveCount(2)
  await gallery.getByText('Dining').click()
  await expect(gallery.locator('[data-category=pools]')).toBeHidden()
  // Before the lightbox has loaded, a click follows the link to the picture.
  await expect.poll(() => gallery.locator('voix-island').evaluateAll(notAlive)).toEqual([])
  await gallery.locator('[data-category=dining]').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})
