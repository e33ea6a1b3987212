import { expect, test } from '@playwright/test'
import { createPast, openHistory } from './helpers/revisions'
import { signIn } from './helpers/studio'

test.beforeEach(async ({ page }) => {
  await signIn({ page })
})

test('the frame shows the version, and the working copy is as it was when one comes back', async ({
  page,
  baseURL,
}) => {
  const { id, first, second } = await createPast({ page, baseURL: baseURL ?? '' })
  const history = await openHistory({ page, id })
  await history.command('close-revisions').click()
  await history.item(first.id).click()
  await page.locator('#field-title').fill('Not saved yet')
  await expect(history.shown(first.id)).toContainText('Not saved yet')

  await history.command('revisions').click()
  await history.lookAt(1)
  await expect(history.shown(first.id)).toContainText('Nine resorts')
  await expect(history.shown(second.id)).toContainText('Our story')
  await expect(history.banner).toContainText('You are looking at the version of')
  await expect(history.banner).toContainText('by')
  await expect(history.status).toHaveText('Unsaved changes')
  await expect(history.command('save-draft')).toHaveAttribute('aria-disabled', 'true')

  await history.command('leave-revision').click()
  await expect(history.shown(first.id)).toContainText('Not saved yet')
  await expect(history.shown(second.id)).toHaveCount(0)
  await expect(history.banner).toHaveCount(0)
  await history.command('close-revisions').click()
  await expect(page.locator('#field-title')).toHaveValue('Not saved yet')
  await expect(history.status).toHaveText('Unsaved changes')
})

test('nothing can be changed while a version is shown', async ({ page, baseURL }) => {
  const { id, first } = await createPast({ page, baseURL: baseURL ?? '' })
  const history = await openHistory({ page, id })
  await history.lookAt(1)
  await expect(history.shown(first.id)).toContainText('Nine resorts')
  await history.shown(first.id).dblclick()
  await expect(history.frame.locator('[contenteditable=true]')).toHaveCount(0)
  await page.keyboard.press('Delete')
  await expect(history.change(first.id)).toHaveCount(0)
  await history.command('leave-revision').click()
  await expect(history.shown(first.id)).toContainText('Twelve resorts')
  await expect(history.status).toHaveText(/Draft saved/)
})

test('a changed element of the list is marked in the frame', async ({ page, baseURL }) => {
  const { id, first } = await createPast({ page, baseURL: baseURL ?? '' })
  const history = await openHistory({ page, id })
  await history.lookAt(2)
  const mark = history.change(first.id).getByRole('button', { name: 'Introduction', exact: true })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(history.frame.locator(`[data-voix-outline="${first.id}"]`).first()).toBeVisible()
})
