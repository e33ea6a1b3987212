import { expect, test } from '@playwright/test'
import { openTyped, signOut } from './helpers/otherUser'

test('somebody else signs in after the session’s end: nothing is saved in that name before it is asked for', async ({
  page,
  baseURL,
}) => {
  const { studio, other, me, dialog, enter, sent, title, stored, author } = await openTyped({ page, baseURL })
  await signOut(page)
  await studio.command('save-draft').first().click()
  await enter(other)
  const warning = dialog.getByRole('alert')
  await expect(warning).toContainText(`You are signed in as Ana Lima (${other.email}) now.`)
  await expect(warning).toContainText(me.email)
  expect(sent).toEqual([403])
  expect(await stored()).toBe('Before')

  // The first user signs in again, and the save continues.
  await dialog.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await enter(me)
  await expect(studio.status).toHaveText('Draft, saved')
  await expect(title).toHaveValue('Typed by the one')
  expect(sent).toEqual([403, 200])
  expect(await stored()).toBe('Typed by the one')
  expect(await author()).not.toBe('Ana Lima')
})
