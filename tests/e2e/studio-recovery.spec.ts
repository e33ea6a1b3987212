import { expect, test, type Dialog } from '@playwright/test'
import { createPage, journalOf, openStudio, row, signIn } from './helpers/studio'

test('two windows of one page that die leave both journals; each says what it holds, one is brought back, one thrown away', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
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

test('a text that the page refuses is asked for when one leaves, and stands in its input again when the window has died', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn({ page })
  const only = row('introduction', { title: 'One' })
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const window = await page.context().newPage()
  const studio = await openStudio({ page: window, id })
  const asked: Dialog[] = []
  window.on('dialog', (dialog) => {
    asked.push(dialog)
    void dialog.dismiss()
  })
  await window.getByLabel('Path').fill('/two words')
  await studio.item(only.id).click()
  await window.getByRole('tab', { name: /^Style/ }).click()
  await window.locator('input[name="title.fontSize"]').fill('bogus!')
  await expect.poll(() => journalOf({ page: window, id })).toContain('bogus!')
  await expect(studio.status).toHaveText(/saved/)
  await window.close({ runBeforeUnload: true })
  await expect.poll(() => asked.map((dialog) => dialog.type())).toEqual(['beforeunload'])
  await window.close({ runBeforeUnload: false })

  const reopened = await openStudio({ page, id })
  const offer = page.locator('[data-recovery]')
  await offer.locator('summary').click()
  await expect(offer).toContainText('Page: Path: “/two words”')
  await expect(offer).toContainText('Introduction: ')
  await offer.locator('[data-command=recover]').click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByLabel('Path')).toHaveValue('/two words')
  await expect(page.getByLabel('Path')).toHaveAttribute('aria-invalid', 'true')
  const notice = page.locator('[data-notice=refused-texts]')
  await notice.getByRole('button', { name: /^Introduction/ }).click()
  const size = page.locator('input[name="title.fontSize"]')
  await expect(size).toBeFocused()
  await expect(size).toHaveValue('bogus!')
  await size.fill('2rem')
  await notice.getByRole('button', { name: 'Path' }).click()
  await page.getByLabel('Path').fill(`${path}-two`)
  await expect(notice).toHaveCount(0)
  await reopened.command('save-draft').click()
  await expect(reopened.status).toHaveText('Draft, saved', { timeout: 30_000 })
  await expect.poll(() => journalOf({ page, id })).toBe('[]')
})

test('texts without a place and those that would cover newer ones stay in the notice', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await signIn({ page })
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [one, two] })
  const window = await page.context().newPage()
  const studio = await openStudio({ page: window, id })
  await window.getByLabel('Path').fill('/old words')
  await studio.item(one.id).click()
  await window.getByRole('tab', { name: /^Settings/ }).click()
  await window.getByLabel('Anchor').fill('not valid id!')
  await expect.poll(() => journalOf({ page: window, id })).toContain('not valid id!')
  await window.close({ runBeforeUnload: false })
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const removed = await page.request.patch(`/api/pages/${id}`, { data: { elements: [two] }, headers })
  expect(removed.ok(), await removed.text()).toBe(true)

  await openStudio({ page, id })
  const path = page.getByLabel('Path')
  await path.fill('/newer words')
  const offer = page.locator('[data-recovery]')
  await offer.locator('[data-command=recover]').click()
  await offer.locator('summary').click()
  await expect(offer).toContainText('Introduction, which is gone: Anchor: “not valid id!”')
  await expect(offer).toContainText('Page: Path: “/old words”')
  await expect(path).toHaveValue('/newer words')
  await offer.locator('[data-command=discard-recovered]').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(offer).toHaveCount(0)
  await expect(path).toHaveValue('/newer words')
})
