import { expect, test, type Page } from '@playwright/test'
import { readPage } from './helpers/inspect'
import { ADMIN } from './helpers/sessions'
import { createAccount, createPage, journalOf, openStudio, row, signIn } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

/** Something typed by the one, and an account of another person; the session is still there. */
async function openTyped({
  page,
  baseURL,
  role = 'editor',
}: {
  page: Page
  baseURL: string | undefined
  role?: string
}) {
  await signIn({ page })
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const me = (await (await page.request.get('/api/users/me', { headers })).json()) as { user: { email: string } }
  const other = await createAccount({ request: page.request, role, name: 'Ana Lima', baseURL: baseURL ?? '' })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  await page.locator('#field-title').fill('Typed by the one')
  await expect(studio.shown(only.id)).toContainText('Typed by the one')
  const sent: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/save')) sent.push(response.status())
  })
  const dialog = page.locator('[data-dialog=sign-in]')
  const enter = async ({ email, password }: { email: string; password: string }) => {
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Password').fill(password)
    await dialog.locator('[data-command=sign-in]').click()
  }
  return {
    id,
    only,
    studio,
    other,
    me: { email: me.user.email, password: ADMIN.password },
    dialog,
    enter,
    sent,
    title: page.locator('#field-title'),
    stored: async () => (await readPage({ page, baseURL, id })).rows[0]?.title,
    author: async () => {
      const answer = await page.request.get(`/api/voix/pages/${id}/revisions`, { headers })
      const { revisions } = (await answer.json()) as { revisions: { author: { name: string } | null }[] }
      return revisions[0]?.author?.name
    },
  }
}

const signOut = (page: Page) => page.context().clearCookies({ name: /token$/ })

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

  // The one comes back: it is saved as if nothing had been.
  await dialog.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await enter(me)
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })
  await expect(title).toHaveValue('Typed by the one')
  expect(sent).toEqual([403, 200])
  expect(await stored()).toBe('Typed by the one')
  expect(await author()).not.toBe('Ana Lima')
})

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
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })
  expect(await stored()).toBe('Typed by the one')
  expect(await author()).toBe('Ana Lima')

  // Said once: from here on she saves without being asked.
  await title.fill('Typed by Ana')
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })
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
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })
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
