/** What taking pictures of a running demo has in common, of whatever it is. */

/** @typedef {import('@playwright/test').Page} Page */

/** Signs in for the page's context. @param {Page} page @param {{ email: string, password: string }} account */
export async function signIn(page, account) {
  const login = await page.request.post('/api/users/login', { data: account })
  if (!login.ok()) throw new Error(`${account.email} cannot sign in (${login.status()}): see VOIX_ADMIN_PASSWORD.`)
}

/**
 * Names what the browser complains of, with the address of the page.
 *
 * @param {Page} page @param {(complaint: string) => void} tell
 */
export function tellComplaints(page, tell = (complaint) => console.warn(`  ${complaint}`)) {
  page.on('console', (message) => message.type() === 'error' && tell(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.message}`))
}

/** Every picture is loaded and drawn. @param {import('@playwright/test').Frame | Page} frame */
export async function settle(frame) {
  await frame.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    // Which file it is, the browser decides only now.
    await new Promise(requestAnimationFrame)
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Where the running demo is, as the environment says, and who signs in there. Ends the process where nobody can. */
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
