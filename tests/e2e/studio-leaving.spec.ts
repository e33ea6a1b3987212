import { expect, test, type Dialog, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

/** Opens the list of pages, then the studio, and types a text. */
async function openFromList({ page, baseURL }: { page: Page; baseURL: string | undefined }) {
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  await page.goto('/voix/pages')
  const studio = await openStudio({ page, id })
  const asked: Dialog[] = []
  // Dismisses the browser's dialog, which stays on the page.
  page.on('dialog', (dialog) => {
    asked.push(dialog)
    void dialog.dismiss()
  })
  const type = async (text: string) => {
    await studio.item(only.id).click()
    await page.locator(`[data-inspected-element="${only.id}"] #field-title`).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await expect(studio.shown(only.id)).toContainText(text)
    await expect(studio.status).toHaveText('Unsaved changes')
  }
  await type('After')
  return { id, studio, asked, type, title: page.locator('#field-title'), question: page.getByRole('alertdialog') }
}

/** Goes back without waiting, as the browser may show a dialog. */
const goBack = (page: Page) => page.evaluate(() => window.history.back())

test('the back button asks once and closing the tab asks while something is unsaved; staying keeps the text', async ({
  page,
  baseURL,
}) => {
  const { studio, asked, title, question, type } = await openFromList({ page, baseURL })
  for (const _time of [1, 2]) {
    await goBack(page)
    await expect(question).toContainText('You have some unsaved changes. Are you sure you want to leave?')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('After')
    await expect(studio.status).toHaveText('Unsaved changes')
  }
  expect(asked).toEqual([])
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked.map((dialog) => dialog.type())).toEqual(['beforeunload'])
  await expect(title).toHaveValue('After')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft, saved')

  await type('Once more')
  await goBack(page)
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/voix/pages')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toHaveLength(1)
})
