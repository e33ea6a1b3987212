import { expect, test } from '@playwright/test'
import { paragraphs } from '../../src/blocks/lib/richText'
import { createPage, journalOf, openStudio, row, signIn, toTheEnd } from './helpers/studio'

const EDITOR = '[data-field-path="copy"] [contenteditable=true]'

test('rich text reaches the frame by the key, without an idle moment, and survives undo and a reload', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const requestIdleCallback = (run: () => void) => setTimeout(run, 12_000)
    Object.assign(window, { requestIdleCallback, cancelIdleCallback: clearTimeout })
  })
  await signIn({ page })
  const only = row('introduction', { copy: paragraphs('Sand.') })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await page.locator(EDITOR).click()
  await page.keyboard.press('End')
  for (const [index, letter] of [...'Palms'].entries()) {
    await page.keyboard.press(letter)
    await expect(studio.shown(only.id)).toContainText(`Sand.${'Palms'.slice(0, index + 1)}`, { timeout: 10_000 })
  }
  await toTheEnd(studio, 'undo')
  await expect(studio.shown(only.id)).not.toContainText('Palms')
  await expect(page.locator(EDITOR)).toHaveText('Sand.')
  await expect(studio.status).toHaveText('Draft, saved')
  await toTheEnd(studio, 'redo')
  await expect(page.locator(EDITOR)).toHaveText('Sand.Palms')
  await expect(studio.shown(only.id)).toContainText('Sand.Palms')
  await expect(studio.status).toHaveText('Unsaved changes')

  page.on('dialog', (dialog) => void dialog.accept())
  await expect.poll(() => journalOf({ page, id })).toContain('Palms')
  await page.reload()
  await page.locator('[data-command=recover]').click()
  await expect(studio.shown(only.id)).toContainText('Sand.Palms')
  await studio.command('save-draft').click()
  await expect(studio.status).toHaveText('Draft, saved')
  await page.reload()
  await expect(studio.shown(only.id)).toContainText('Sand.Palms')

  // The whole toolbar is within the window, and Control K adds a link to the selected words.
  await studio.item(only.id).click()
  await page.locator(EDITOR).click()
  await page.keyboard.press('Control+a')
  await expect(page.locator('[data-button-key=link]')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Page, file or address' })
  await expect(search).toBeFocused()
  await page.keyboard.type('/weddings')
  // The page is listed before its plain address.
  const found = page.getByRole('dialog', { name: 'Link' }).getByRole('group', { name: 'Pages' }).getByRole('option')
  await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator(`${EDITOR} a`)).toHaveText('Sand.Palms')
  await expect(page.locator(EDITOR)).toBeFocused()
  await expect(studio.shown(only.id).locator('a')).toHaveAttribute('href', '/weddings')
  // An existing link is edited in the same way, and removed.
  await page.keyboard.press('ArrowLeft')
  await page.locator('.link-edit').click()
  await search.fill('spa@example.org')
  await page.keyboard.press('Enter')
  await expect(studio.shown(only.id).locator('a')).toHaveAttribute('href', 'mailto:spa@example.org')
  await page.keyboard.press('ArrowLeft')
  await page.locator('.link-edit').click()
  await page.getByRole('dialog', { name: 'Link' }).getByRole('button', { name: 'Remove link' }).click()
  await expect(studio.shown(only.id).locator('a')).toHaveCount(0)
  await expect(page.locator(EDITOR)).toHaveText('Sand.Palms')
})
