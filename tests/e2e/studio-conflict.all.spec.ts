import { expect, test, type Page } from '@playwright/test'
import { bodyOf } from '../helpers/changeOf'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

/** Saves as another user through the endpoint of the studio. */
async function saveAsOther({ page, baseURL, id, change }: { page: Page; baseURL: string; id: string; change: object }) {
  const headers = { Origin: new URL(baseURL).origin }
  const opened = (await (await page.request.get(`/api/voix/pages/${id}/open`, { headers })).json()) as { rev: number }
  const body = bodyOf({ baseRev: opened.rev, operationId: crypto.randomUUID(), action: 'saveDraft', ...change })
  const answer = await page.request.post(`/api/voix/pages/${id}/save`, { data: body, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openWith({ page, baseURL, rows }: { page: Page; baseURL: string; rows: TestRow[] }) {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  return { id, studio: await openStudio({ page, id }) }
}

test('an element that the other changed and I deleted: kept until it is decided, by keyboard', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { id, studio } = await openWith({ page, baseURL: baseURL ?? '', rows: [one, two] })
  await studio.item(one.id).click()
  await studio.item(one.id).press('Delete')
  await expect(studio.item(one.id)).toHaveCount(0)
  await saveAsOther({ page, baseURL: baseURL ?? '', id, change: { upsert: [{ ...one, title: 'Changed' }] } })
  await studio.command('save-draft').click()
  const dialog = page.locator('[data-conflicts="1"]')
  await expect(dialog).toContainText('Deleted by you.')
  await expect(dialog).toContainText('Changed')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.locator('[data-command=compare]').click()
  await dialog.getByRole('radio', { name: 'Theirs' }).press('Space')
  await dialog.locator('[data-command=apply-choices]').press('Enter')
  await expect(studio.shown(one.id)).toContainText('Changed')
})

test('a conflict that is put off is none any more once both have the same', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Before' })
  const { id, studio } = await openWith({ page, baseURL: baseURL ?? '', rows: [only] })
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('Mine')
  await saveAsOther({ page, baseURL: baseURL ?? '', id, change: { upsert: [{ ...only, title: 'Theirs' }] } })
  await studio.command('save-draft').click()
  await expect(page.locator('[data-conflicts="1"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(studio.status).toHaveText('Not saved')
  await page.locator('#field-title').fill('Theirs')
  await expect(studio.status).toHaveText('Draft, saved')
  await page.locator('#field-title').fill('Mine again')
  await studio.command('save-draft').click()
  await expect(page.locator('[data-conflicts="1"]'), 'what differs again is asked again').toBeVisible()
})
