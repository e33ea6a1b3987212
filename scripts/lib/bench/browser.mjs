import { chromium } from '@playwright/test'
import { ensureChromium } from '../testing/chromium.mjs'

export async function launch() {
  const executablePath = await ensureChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return chromium.launch({ executablePath, args })
}

/** A browser for one measurement run. */
export async function openBrowser() {
  const browser = await launch()
  return {
    version: browser.version(),
    close: () => browser.close(),
    /**
     * A signed-in window of a server's, with an empty cache. It is throttled while it has its turn: a throttled window keeps a processor
     * busy all the time, also when nothing is done in it, and would take from the others' turns.
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

/** Opens a page in the studio. Milliseconds from the address until its elements are listed and the frame follows. */
export function openStudio({ page, id }) {
  return open({ page, path: `/voix/studio/${id}` })
}

/** Opens a document in Payload's own edit view. Milliseconds from the address until its first field can be typed in. */
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
 * Tells from within the page when it can be worked in, looked at frame by frame. The tools of the browser's driver would load their
 * own scripts into the page that opens, and 50 to 60 ms of its time would be theirs.
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

/** Bytes of the window's JavaScript heap, frame included, after garbage collection. */
export async function heapOf(session) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
