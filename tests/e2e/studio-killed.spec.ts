import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type BrowserContext } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

/** How much typing a crash of the browser may lose, in milliseconds. */
const MAX_LOSS = 1000
/** Types for longer than that, so that more than the last second is tested. */
const TYPING = 3500

/** Returns the browser's main process among all processes with this profile. */
async function processOf(profile: string): Promise<number> {
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const words = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0')
    const isBrowser = words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type='))
    if (isBrowser) return Number(name)
  }
  throw new Error(`No browser has the profile ${profile}.`)
}

test('the browser’s process is killed while typing: all but the last second is brought back after a restart', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'voix-killed-'))
  // The headless shell stores no profile.
  const executablePath = process.env.CHROMIUM_WHOLE_PATH ?? launchOptions.executablePath
  const options = { ...launchOptions, executablePath, baseURL }
  const launch = () => playwright.chromium.launchPersistentContext(profile, options)
  let browser: BrowserContext | undefined = await launch()
  try {
    const page = await browser.newPage()
    await signIn({ page })
    const [typed, other] = [row('introduction', { title: 'Before' }), row('introduction', { title: 'Other' })]
    const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [typed, other] })
    const studio = await openStudio({ page, id })
    await studio.item(typed.id).click()
    const title = page.locator(`[data-inspected-element="${typed.id}"] #field-title`)
    await title.fill('')

    const written: { text: string; at: number }[] = []
    let slowest = 0
    let text = ''
    for (const start = Date.now(); Date.now() - start < TYPING;) {
      const before = Date.now()
      const letter = 'abcdefghij'[text.length % 10] ?? ''
      await title.press(letter)
      text += letter
      written.push({ text, at: Date.now() })
      slowest = Math.max(slowest, Date.now() - before)
    }
    const closed = browser.waitForEvent('close')
    process.kill(await processOf(profile), 'SIGKILL')
    const killed = Date.now()
    await closed

    browser = await launch()
    const again = await browser.newPage()
    await signIn({ page: again })
    const reopened = await openStudio({ page: again, id })
    await expect(reopened.shown(typed.id)).toContainText('Before')
    await again.locator('[data-command=recover]').click()
    await expect(reopened.status).toHaveText('Unsaved changes')
    await reopened.item(typed.id).click()
    const kept = await again.locator(`[data-inspected-element="${typed.id}"] #field-title`).inputValue()
    // On a slow machine the journal may be late by the time of the slowest key.
    const safe = written.findLast(({ at }) => killed - at >= MAX_LOSS + slowest)?.text
    expect(safe, 'the typing must have begun more than a second before the end').toBeTruthy()
    expect(text.startsWith(kept), `“${kept}” must be a beginning of what was typed`).toBe(true)
    expect(kept.length, `typed ${text.length} letters, ${safe?.length} a second before the end`).toBeGreaterThanOrEqual(
      safe?.length ?? 0,
    )
    await reopened.command('save-draft').first().click()
    await expect(reopened.status).toHaveText('Draft, saved')
    await expect(reopened.shown(typed.id)).toContainText(kept)
    await expect(again.locator('[data-recovery]')).toHaveCount(0)
  } finally {
    await browser?.close()
    await rm(profile, { recursive: true, force: true })
  }
})
