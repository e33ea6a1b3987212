import { expect, test, type Locator, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => row('introduction', { title: `No. ${index}` }))

const breakpoint = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}:`) })

const idOf = (rows: ReturnType<typeof many>, index: number) => rows.at(index)?.id ?? ''

test('the preview loads once, while the studio does, and all of it in one piece', async ({ page, baseURL }) => {
  await signIn({ page })
  const rows = many(30)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const address = `/voix-preview/${id}`
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === address || pathname.endsWith(`${id}/open`)) asked.push(pathname)
  })
  const studio = await openStudio({ page, id })
  expect(await studio.shownIds()).toEqual(rows.map((own) => own.id))
  expect(asked.filter((pathname) => pathname === address)).toHaveLength(1)
  // The document contains the request for the page, which runs before the scripts and only once.
  expect(asked.filter((pathname) => pathname !== address)).toHaveLength(1)
  const readBy = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { initiatorType, name } = entry as PerformanceResourceTiming
      return name.endsWith('/open') ? initiatorType : []
    }),
  )
  expect(readBy).toEqual(['link'])
  await breakpoint(page, 'md').click()
  await page.keyboard.press('Control+Shift+f')
  expect(asked.filter((pathname) => pathname === address)).toHaveLength(1)

  const answer = await page.goto(address)
  const html = (await answer?.text()) ?? ''
  expect(html.match(/data-voix-element=/g)).toHaveLength(rows.length)
  // Placeholders that a script of React would have to fill in.
  expect(html).not.toContain('<template id="B:')

  await openStudio({ page, id })
  const loaded = () =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming
      return name.includes('/voix/slices?') ? transferSize : []
    })
  // The browser has cached the slices: neither the window nor its preview requests them.
  expect(await page.evaluate(loaded)).toEqual([0])
  expect(await page.frame({ name: 'voix-preview' })?.evaluate(loaded)).toEqual([0])
})

test('a large page leaves out what is far from the window, and has all of it when it comes near', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const rows = many(60)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  const [first, last] = [studio.shown(idOf(rows, 0)), studio.shown(idOf(rows, -1))]
  const heightOfPage = () => last.evaluate((node) => Math.round(node.ownerDocument.documentElement.scrollHeight))
  /** Returns the height of the page if no element is skipped. */
  const fullHeight = () =>
    last.evaluate(({ ownerDocument: { documentElement, head } }) => {
      const style = documentElement.ownerDocument.createElement('style')
      style.textContent = '[data-voix-element] { content-visibility: visible !important }'
      head.append(style)
      const height = Math.round(documentElement.scrollHeight)
      style.remove()
      return height
    })
  await expect(first).toHaveAttribute('data-voix-distance', 'near')
  await expect(last).toHaveAttribute('data-voix-distance', 'far')
  const visibilityOf = (shown: Locator) => () => shown.evaluate((node) => getComputedStyle(node).contentVisibility)
  await expect.poll(visibilityOf(first)).toBe('visible')
  // Each element is rendered once, to measure its height.
  await expect.poll(visibilityOf(last)).toBe('auto')
  const before = await fullHeight()
  await expect.poll(heightOfPage).toBe(before)

  await studio.item(idOf(rows, 0)).click()
  await page.keyboard.press('End')
  await expect(studio.item(idOf(rows, -1))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('data-voix-distance', 'near')
  await expect(first).toHaveAttribute('data-voix-distance', 'far')
  // Only the page within the frame scrolls, not the frame itself.
  const offset = await page.locator('iframe[name=voix-preview]').evaluate((frame) => {
    const place = frame.parentElement?.getBoundingClientRect()
    return Math.round(frame.getBoundingClientRect().top - (place?.top ?? NaN))
  })
  expect(offset).toBe(0)
  // Skipped elements keep their height.
  expect(await heightOfPage()).toBe(before)

  // At another width all elements have new heights and are measured again.
  await breakpoint(page, 'sm').click()
  await expect.poll(fullHeight).not.toBe(before)
  await expect.poll(async () => (await heightOfPage()) - (await fullHeight())).toBe(0)
  await studio.item(idOf(rows, -1)).press('Home')
  await expect(studio.item(idOf(rows, 0))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeInViewport()
})
