import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
test.afterAll(() => editor.dispose())

interface Told {
  tag: string
  points: number
  total: number
}

declare global {
  interface Window {
    told: Told[]
    frames_: boolean[]
  }
}

/**
 * Publishes a page about the sea, with an element about families far below the first screen and far above the footer.
 */
async function publish(more: object[] = []): Promise<string> {
  const path = `/e2e/interest/${randomUUID().slice(0, 8)}`
  const between = Array.from({ length: 8 }, () => ({ blockType: 'introduction', title: 'Between' }))
  const elements = [
    { blockType: 'introduction', title: 'Above' },
    ...more,
    ...between,
    { blockType: 'introduction', title: 'Far below', element: { tags: [{ name: 'families', point: 3.7 }] } },
    ...between,
  ].map((element) => ({ id: randomUUID(), ...element }))
  const tags = [{ name: 'sea & sun', point: 2 }]
  const data = { title: 'Interesting', path, layout: 'blocks', _status: 'published', tags, elements }
  const answer = await editor.post('/api/pages?depth=0', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return path
}

/** Opens the page, whose script begins to count. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('voix-island[part=interest][started]')).toHaveCount(1)
}

/** Records every "experience added" event. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = []
    document.addEventListener('experience added', (event) => window.told.push((event as CustomEvent<Told>).detail))
  })
}

const counters = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('voix:tag:'))))
const banner = (page: Page) => page.getByRole('region', { name: 'May we remember what you like?' })

test('is counted with consent alone: a page at once, an element when it is seen, and each total is told', async ({
  page,
}) => {
  await listen(page)
  const path = await publish([{ blockType: 'hero', title: 'Printed' }])
  await visit(page, path)
  await page.getByText('Far below').scrollIntoViewIfNeeded()
  await expect(page.getByText('Far below')).toBeInViewport()
  expect(await counters(page)).toEqual({})

  // In print, the consent banner is hidden, and a title on a picture is dark and below the picture.
  await expect(banner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Printed' })).toHaveCSS('color', 'rgb(17, 17, 17)')
  await expect(page.locator('.hero-photo')).toHaveCSS('position', 'static')
  await page.emulateMedia({ media: null })

  await banner(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(banner(page)).toBeHidden()
  await visit(page, path)
  await expect(banner(page)).toBeHidden()
  expect(await counters(page)).toEqual({})

  await page.getByRole('button', { name: 'Privacy settings' }).click()
  await expect(banner(page)).toBeFocused()
  await banner(page).getByRole('button', { name: 'Yes, remember' }).click()
  await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.told[0])).toEqual({ tag: 'sea & sun', points: 2, total: 2 })

  await visit(page, path)
  await expect.poll(() => counters(page)).toEqual({ 'voix:tag:sea & sun': '4' })
  await page.getByText('Far below').scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => window.told))
    .toEqual([
      { tag: 'sea & sun', points: 2, total: 4 },
      { tag: 'families', points: 3, total: 3 },
    ])
  expect(await counters(page)).toEqual({ 'voix:tag:sea & sun': '4', 'voix:tag:families': '3' })
  await page.getByText('Above').scrollIntoViewIfNeeded()
  await page.getByText('Far below').scrollIntoViewIfNeeded()
  expect(await counters(page)).toEqual({ 'voix:tag:sea & sun': '4', 'voix:tag:families': '3' })

  await page.getByRole('button', { name: 'Privacy settings' }).click()
  await banner(page).getByRole('button', { name: 'No, thank you' }).click()
  expect(await counters(page)).toEqual({})
  await visit(page, path)
  await expect(banner(page)).toBeHidden()
  expect(await counters(page)).toEqual({})
})

/** Records in each frame, beginning with the first, whether the element is visible. */
async function record(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    window.frames_ = []
    const look = () => {
      const element = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === wanted)
      if (element) window.frames_.push(element.checkVisibility())
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, text)
}

test('shows an element on the next view once a tag has the points for it, and no frame shows anything else', async ({
  page,
}) => {
  const conditions = [{ key: 'tag:sea & sun', operator: 'greater_than_equal', value: 4 }]
  const element = { conditionsSettings: { type: 'and', conditions } }
  const path = await publish([{ blockType: 'introduction', title: 'For swimmers', element }])
  await record(page, 'For swimmers')
  await page.addInitScript(() => localStorage.setItem('voix:consent', 'accepted'))
  for (const [total, isShown] of [
    ['2', false],
    ['4', false],
    ['6', true],
  ] as const) {
    await visit(page, path)
    await expect.poll(async () => (await counters(page))['voix:tag:sea & sun']).toBe(total)
    await expect(page.getByRole('heading', { name: 'For swimmers' })).toBeVisible({ visible: isShown })
    await expect.poll(() => page.evaluate(() => window.frames_.length)).toBeGreaterThan(5)
    const frames = await page.evaluate(() => window.frames_)
    expect(new Set(frames), `seen before ${total} points`).toEqual(new Set([isShown]))
  }
})

test('is asked for in the words of the editors and the language of the page, and moves nothing', async ({ page }) => {
  const path = await publish()
  const { docs } = (await (await editor.get('/api/consent-banners?depth=0&sort=createdAt')).json()) as {
    docs: [{ id: string; decline: string }]
  }
  const [{ id, decline }] = docs
  const word = (words: object) =>
    editor.patch(`/api/consent-banners/${id}`, { data: { _status: 'published', ...words } })
  await page.goto(path)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about')
  await page.evaluate(() => document.fonts.ready)
  const place = () => page.getByRole('heading', { name: 'Above' }).boundingBox()
  const before = await place()
  try {
    expect((await word({ decline: 'Rather not' })).ok()).toBe(true)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await banner(page).getByRole('button', { name: 'Rather not' }).click()
    await expect(banner(page)).toBeHidden()
    expect(await place()).toEqual(before)
  } finally {
    await word({ decline })
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/es')
  const spanish = page.getByRole('region', { name: '¿Podemos recordar lo que le gusta?' })
  await expect(spanish.getByRole('button', { name: 'Sí, recordar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajustes de privacidad' })).toBeVisible()
})

test('shows the banner in no frame once it was answered, and forgets nothing when it is only opened again', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('voix:consent', 'accepted'))
  await record(page, 'May we remember what you like?')
  await visit(page, await publish())
  await expect.poll(() => page.evaluate(() => window.frames_.length)).toBeGreaterThan(5)
  expect(new Set(await page.evaluate(() => window.frames_))).toEqual(new Set([false]))
  await page.getByRole('button', { name: 'Privacy settings' }).click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await counters(page)).toEqual({ 'voix:tag:sea & sun': '2' })
})
