/** Helpers for screenshots of a running demo. */

/** @typedef {import('@playwright/test').Page} Page */

/** Signs in for the page's context. @param {Page} page @param {{ email: string, password: string }} account */
export async function signIn(page, account) {
  const login = await page.request.post('/api/users/login', { data: account })
  if (!login.ok()) throw new Error(`${account.email} cannot sign in (${login.status()}): see VOIX_ADMIN_PASSWORD.`)
}

/**
 * Reports the browser's errors with the address of the page.
 * @param {Page} page @param {(complaint: string) => void} tell
 */
export function tellComplaints(page, tell = (complaint) => console.warn(`  ${complaint}`)) {
  page.on('console', (message) => message.type() === 'error' && tell(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.message}`))
}

/** Waits until every image is loaded and painted. @param {import('@playwright/test').Frame | Page} frame */
export async function settle(frame) {
  await frame.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    // The browser selects the file of a responsive image only now.
    await new Promise(requestAnimationFrame)
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Returns the address and account of the running demo from the environment. Exits without a password. */
export function runningDemo() {
  const { VOIX_E2E_URL: baseURL = 'http://localhost:3000', CHROMIUM_PATH: executablePath = '/usr/bin/chromium' } =
    process.env
  const { VOIX_ADMIN_EMAIL: email = 'admin@example.com', VOIX_ADMIN_PASSWORD: password } = process.env
  if (!password) {
    console.error('VOIX_ADMIN_PASSWORD is unset: give the administrator’s password, so that the studio can be opened.')
    process.exit(1)
  }
  return { baseURL, executablePath, account: { email, password } }
}
