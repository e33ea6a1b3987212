import { chromium } from '@playwright/test'
import { ensureChromium } from '../testing/chromium.mjs'

/** A browser for one measurement run. */
export async function openBrowser({ url }) {
  const executablePath = await ensureChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const browser = await chromium.launch({ executablePath, args })
  return {
    version: browser.version(),
    close: () => browser.close(),
    /** A signed-in window with an empty cache. */
    open: async ({ account, throttle = 1 }) => {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const login = await page.request.post('/api/users/login', { data: account })
      if (!login.ok()) throw new Error(`${account.email} cannot sign in (${login.status()})`)
      const session = await context.newCDPSession(page)
      if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      return { context, page, session }
    },
  }
}

/** Opens a page in the studio. Milliseconds from the address until its elements are listed and the frame follows. */
export async function openStudio({ page, id }) {
  const started = performance.now()
  await page.goto(`/voix/studio/${id}`, { waitUntil: 'commit' })
  await page.locator('[role=treeitem]').first().waitFor({ timeout: 180_000 })
  const listed = performance.now() - started
  const frame = page.frameLocator('iframe[name=voix-preview]')
  await frame.locator('[data-voix-connected=true]').waitFor({ state: 'attached', timeout: 180_000 })
  return { listed, editable: performance.now() - started }
}

/** Opens a document in Payload's own edit view. Milliseconds from the address until its first field can be typed in. */
export async function openEditView({ page, path }) {
  const started = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const field = document.querySelector('[id^=field-]:is(input, textarea)')
    return field && !field.disabled && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })
  return performance.now() - started
}

/** Bytes of the window's JavaScript heap, frame included, after garbage collection. */
export async function heapOf(session) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
