import { expect, test } from '@playwright/test'
import { openTyped, signOut } from './helpers/otherUser'
import { journalOf, openStudio, signIn } from './helpers/studio'

test('whoever has signed in as somebody else is asked again at the next save, and saves in that name only when it is wanted', async ({
  page,
  baseURL,
}) => {
  const { studio, other, dialog, enter, title, stored, author } = await openTyped({ page, baseURL })
  await signOut(page)
  await studio.command('save-draft').first().click()
  await enter(other)
  await expect(dialog.locator('[data-command=save-as-other]')).toHaveText('Save as Ana Lima')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(studio.status).toHaveText('Not saved')
  expect(await stored()).toBe('Before')

  await studio.command('save-draft').first().click()
  await expect(dialog.getByRole('alert')).toContainText('You are signed in as Ana Lima')
  expect(await stored()).toBe('Before')
  await dialog.locator('[data-command=save-as-other]').click()
  await expect(studio.status).toHaveText('Draft, saved')
  expect(await stored()).toBe('Typed by the one')
  expect(await author()).toBe('Ana Lima')

  // The notice is shown once. After that her saves are sent without it.
  await title.fill('Typed by Ana')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft, saved')
  expect(await stored()).toBe('Typed by Ana')
})

test('what is typed after that is kept for whoever took over, and offered again after the window’s end', async ({
  page,
  baseURL,
}) => {
  const { id, only, studio, other, dialog, enter, title } = await openTyped({ page, baseURL })
  await signOut(page)
  await studio.command('save-draft').first().click()
  await enter(other)
  await dialog.locator('[data-command=save-as-other]').click()
  await expect(studio.status).toHaveText('Draft, saved')
  await title.fill('Unsaved by Ana')
  await expect.poll(() => journalOf({ page, id })).toContain('Unsaved by Ana')
  const context = page.context()
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })

  const again = await openStudio({ page: next, id })
  await next.locator('[data-recovery] [data-command=recover]').click()
  await expect(again.shown(only.id)).toContainText('Unsaved by Ana')
})

test('somebody else has signed in in another tab: a save says so before anything is stored', async ({
  page,
  baseURL,
}) => {
  const { studio, other, dialog, sent, title, stored } = await openTyped({ page, baseURL })
  await signIn({ page, account: other })
  await studio.command('save-draft').first().click()
  await expect(dialog.getByRole('alert')).toContainText('You are signed in as Ana Lima')
  expect(sent).toEqual([403])
  expect(await stored()).toBe('Before')
  await expect(title).toHaveValue('Typed by the one')
})

test('somebody who may only look signs in: the save is refused, which is said, and the text stays', async ({
  page,
  baseURL,
}) => {
  const { studio, other, dialog, enter, title, stored } = await openTyped({ page, baseURL, role: 'reviewer' })
  await signOut(page)
  await studio.command('save-draft').first().click()
  await enter(other)
  await dialog.locator('[data-command=save-as-other]').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-phase=error]')).toContainText('not allowed')
  await expect(studio.status).toHaveText('Not saved')
  await expect(title).toHaveValue('Typed by the one')
  expect(await stored()).toBe('Before')
})
