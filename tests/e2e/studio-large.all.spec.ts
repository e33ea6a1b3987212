import { expect, test, type Page } from '@playwright/test'
import { measureTyping } from './helpers/measureTyping'
import { manyRows } from './helpers/manyRows'
import { createPage, expectOpen, openStudio, row, signIn, studioScreen } from './helpers/studio'

const LIMITS = { open: 5000, answer: 1000, key: 200 }

/** Opens the page and sends other requests to the server meanwhile. */
async function timeOpening({ page, id }: { page: Page; id: string }) {
  await page.goto('/voix/studio')
  const started = Date.now()
  const isOpen = page.goto(`/voix/studio/${id}`, { waitUntil: 'commit' }).then(async () => {
    await studioScreen(page).items.first().waitFor()
    await expectOpen(page)
    return Date.now() - started
  })
  let opened: number | null = null
  void isOpen.then((time) => (opened = time)).catch(() => (opened = Infinity))
  let slowest = 0
  while (opened === null) slowest = Math.max(slowest, await timeAnswer(page))
  return { opened: await isOpen, slowest }
}

/** Returns the milliseconds until the server responds to a small request. */
async function timeAnswer(page: Page): Promise<number> {
  const asked = Date.now()
  expect((await page.request.get('/robots.txt')).ok()).toBe(true)
  return Date.now() - asked
}

test('a page of 1,000 elements can be edited within 5 s, and the server answers others meanwhile', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const small = await createPage({ page, baseURL: baseURL ?? '', rows: manyRows(1) })
  const large = await createPage({ page, baseURL: baseURL ?? '', rows: manyRows(100) })
  await timeOpening({ page, id: small.id })
  // Opening a page of ten elements is the baseline, as the machine may be busy.
  await expect(async () => {
    const least = await timeOpening({ page, id: small.id })
    const { opened, slowest } = await timeOpening({ page, id: large.id })
    console.log(
      `1,000 elements: open after ${opened} ms, another request took ${slowest} ms at most; 10: ${least.opened} and ${least.slowest} ms`,
    )
    expect(slowest).toBeLessThan(Math.max(LIMITS.answer, 4 * least.slowest))
    expect(opened).toBeLessThan(Math.max(LIMITS.open, 4 * least.opened))
  }).toPass({ timeout: 150_000, intervals: [1000] })
  expect(await page.locator('[role=treeitem]').count()).toBeLessThan(80)
})

test('on a page of 1,000 elements a keystroke is painted at once', async ({ page, baseURL }) => {
  await signIn({ page })
  const first = row('introduction', { title: 'First' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [first, ...manyRows(100)] })
  const studio = await openStudio({ page, id })
  await studio.item(first.id).click()
  await page.locator('#field-title').click()
  await expect(async () => {
    const { median, p95 } = await measureTyping({ page, id: first.id, text: 'the quick brown fox jumps over it' })
    console.log(`1,000 elements: a key is painted after ${median} ms (median), ${p95} ms (p95)`)
    // Uses the median, as the slowest measurements show the machine's other load.
    expect(median).toBeLessThan(LIMITS.key)
  }).toPass({ timeout: 60_000, intervals: [1000] })
})
