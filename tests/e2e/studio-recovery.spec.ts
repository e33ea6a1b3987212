import { expect, test } from '@playwright/test'
import { createPage, journalOf, openStudio, row, signIn } from './helpers/studio'

test('two windows of one page that die leave both journals; each says what it holds, one is brought back, one thrown away', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [one, two] })
  const context = page.context()
  for (const [element, text] of [
    [one.id, 'From the first'],
    [two.id, 'From the second'],
  ] as const) {
    const window = await context.newPage()
    const studio = await openStudio({ page: window, id })
    await studio.item(element).click()
    await window.locator('#field-title').fill(text)
    await expect.poll(() => journalOf({ page: window, id })).toContain(text)
  }
  for (const window of context.pages()) if (window !== page) await window.close({ runBeforeUnload: false })

  const studio = await openStudio({ page, id })
  const offers = page.locator('[data-recovery]')
  await expect(offers).toHaveCount(2)
  await offers.first().locator('summary').click()
  await expect(offers.first()).toContainText('Introduction: Title')
  await offers.first().locator('[data-command=recover]').click()
  await expect(studio.shown(one.id)).toContainText('From the first')
  await expect(offers).toHaveCount(1)
  await offers.first().locator('[data-command=discard-recovered]').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(offers).toHaveCount(0)
  await expect(studio.shown(two.id)).toContainText('Two')
})
