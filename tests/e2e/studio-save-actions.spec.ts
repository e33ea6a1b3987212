import { expect, test, type Page } from '@playwright/test'
import { createPage, expectOpen, row, signIn, studioScreen } from './helpers/studio'

/** The studio as an application gets it that has switched ways to save off: `voix({ saveActions: { … } })`. */
async function openWithout({
  page,
  baseURL,
  off,
}: {
  page: Page
  baseURL: string | undefined
  off: readonly string[]
}) {
  test.setTimeout(120_000)
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  let changed = 0
  // The demo has all of them on; its answer is what a studio with fewer would be sent.
  await page.route(`**/voix/studio/${id}`, async (route) => {
    // The studio posts to its own address too, at any time; only the document is another one here.
    if (!route.request().isNavigationRequest()) return route.continue()
    const headers = { ...(await route.request().allHeaders()), origin: new URL(baseURL ?? '').origin }
    const answer = await route.fetch({ headers })
    const sent = await answer.text()
    const body = off.reduce(
      (text, action) =>
        text.replace(new RegExp(String.raw`(\\?"${action}\\?":)true`, 'g'), (_all, key: string) => {
          changed++
          return `${key}false`
        }),
      sent,
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`/voix/studio/${id}`)
  await expectOpen(page)
  expect(changed).toBe(off.length)
  const studio = studioScreen(page)
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('After')
  await expect(studio.status).toHaveText('Unsaved changes')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/save')) saves.push((request.postDataJSON() as { action: string }).action)
  })
  return { studio, saves }
}

test('a way to save that is switched off is neither in the bar nor in the menu, its keys do nothing, and the palette says why', async ({
  page,
  baseURL,
}) => {
  const { studio, saves } = await openWithout({ page, baseURL, off: ['savePublishVersion', 'saveVersionForLater'] })
  await expect(studio.command('save-draft')).toBeVisible()
  await expect(studio.command('publish')).toHaveCount(0)
  await page.locator('[data-command=save-menu]').click()
  await expect(page.getByRole('menuitem')).toHaveText([/Save Draft/, /Quick Save & Publish/])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+s')
  await page.keyboard.press('Control+Alt+s')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Save & Publish Version')
  const option = page.locator('[role=option][data-command=publish]')
  await expect(option).toHaveAttribute('aria-disabled', 'true')
  await expect(option).toContainText('switched off on this site')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  // What is left takes the place of the big button, and works.
  await studio.command('quick-save').first().click()
  await expect(studio.status).toHaveText('Published', { timeout: 30_000 })
  expect(saves).toEqual(['quickSave'])
})

test('where nothing may be saved, there is no button and no menu for it', async ({ page, baseURL }) => {
  const off = ['saveDraft', 'saveVersionForLater', 'savePublishVersion', 'quickSave']
  const { studio, saves } = await openWithout({ page, baseURL, off })
  for (const command of ['save-draft', 'publish', 'save-menu', 'quick-save'])
    await expect(studio.command(command)).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(studio.status).toHaveText('Unsaved changes')
  expect(saves).toEqual([])
})
