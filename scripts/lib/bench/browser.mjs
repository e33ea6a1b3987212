import { chromium } from '@playwright/test'
import { ensureChromium } from '../testing/chromium.mjs'

export async function launch() {
  const executablePath = await ensureChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return chromium.launch({ executablePath, args })
}

/** Returns a browser for one measurement run. */
export async function openBrowser() {
  const browser = await launch()
  return {
    version: browser.version(),
    close: () => browser.close(),
    /**
     * Returns a signed-in window of a server, with an empty cache. It is throttled only during its turn, since a
     * throttled window keeps a core busy even when idle and would slow down the others.
     */
    open: async ({ url, account, throttle = 1 }) => {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await watchOpening(page)
      const login = await page.request.post('/api/users/login', { data: account })
      if (!login.ok()) throw new Error(`${account.email} cannot sign in (${login.status()})`)
      const session = await context.newCDPSession(page)
      const setRate = async (rate) => {
        if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate })
      }
      return { context, page, session, takeTurn: () => setRate(throttle), endTurn: () => setRate(1) }
    },
  }
}

/** Opens a page in the studio. Returns the milliseconds until its elements are listed and the preview is connected. */
export function openStudio({ page, id }) {
  return open({ page, path: `/voix/studio/${id}` })
}

/** Opens a document in Payload's edit view. Returns the milliseconds until its first field is editable. */
export function openEditView({ page, path }) {
  return open({ page, path })
}

const OPENING_MS = 180_000
const openings = new WeakMap()

async function open({ page, path }) {
  let tooLong
  const opened = new Promise((resolve, reject) => {
    openings.set(page, resolve)
    tooLong = setTimeout(() => reject(new Error(`${path} did not open in ${OPENING_MS} ms`)), OPENING_MS)
  })
  const started = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  const ended = await opened
  clearTimeout(tooLong)
  return ended - started
}

/**
 * Detects from within the page, frame by frame, when it is ready. Playwright's selectors would load their scripts into
 * the opening page, which costs 50 to 60 ms.
 */
async function watchOpening(page) {
  await page.exposeFunction('voixOpened', (at) => openings.get(page)?.(at))
  await page.addInitScript(() => {
    if (window !== window.top) return
    let sign = null
    const isStudioOpen = () => {
      if (!document.querySelector('[role=treeitem]')) return false
      sign ??= document
        .querySelector('iframe[name=voix-preview]')
        ?.contentDocument?.querySelector('[data-voix-connected]')
      return sign?.dataset.voixConnected === 'true'
    }
    const isEditViewOpen = () => {
      const field = document.querySelector('[id^=field-]:is(input, textarea)')
      return field && !field.disabled && Object.keys(field).some((key) => key.startsWith('__reactProps'))
    }
    const isOpen = location.pathname.startsWith('/voix/studio/') ? isStudioOpen : isEditViewOpen
    const look = () => {
      if (isOpen()) void window.voixOpened(Date.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Returns the bytes of the window's JavaScript heap, including frames, after garbage collection. */
export async function heapOf(session) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
