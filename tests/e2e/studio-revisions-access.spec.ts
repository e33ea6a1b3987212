import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { createPast, historyScreen, openHistory } from './helpers/revisions'
import { openStudio, signIn } from './helpers/studio'

test('a version is found, looked at, restored and undone by keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signIn({ page })
  const { id, first } = await createPast({ page, baseURL: baseURL ?? '' })
  const studio = await openStudio({ page, id })
  const history = historyScreen({ page, studio })
  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expect(page.getByRole('heading', { name: 'Version history' })).toBeFocused()
  await expect(history.revision(3)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(history.revision('now')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(history.revision(3)).toBeFocused()
  await page.keyboard.press('End')
  await expect(history.revision(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(history.revision(1)).toHaveAttribute('aria-selected', 'true')
  await expect(history.shown(first.id)).toContainText('Nine resorts')

  await page.keyboard.press('Escape')
  await expect(history.banner).toHaveCount(0)
  await expect(history.revision('now')).toHaveAttribute('aria-selected', 'true')
  await history.revision(1).press('Space')
  await expect(history.banner).toBeVisible()
  await history.command('restore-revision').focus()
  await page.keyboard.press('Enter')
  await expect(history.shown(first.id)).toContainText('Nine resorts')
  await expect(history.status).toHaveText('Unsaved changes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(history.shown(first.id)).toContainText('Twelve resorts')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the version history (${colorScheme})`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const page = await (await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })).newPage()
    await signIn({ page })
    const { id } = await createPast({ page, baseURL: baseURL ?? '' })
    const history = await openHistory({ page, id })
    await expect(history.revision(1)).toBeVisible()
    const findings = await lookAt(page, 'list')
    await history.lookAt(2)
    findings.push(...(await lookAt(page, 'what changed')))
    await page.getByRole('radio', { name: 'Page now' }).check()
    findings.push(...(await lookAt(page, 'compared with now')))
    await history.command('name-revision').click()
    findings.push(...(await lookAt(page, 'naming')))
    await page.close()
    expect(findings).toEqual([])
  })
}
