import { expect, type Page } from '@playwright/test'
import { readPage } from './inspect'
import { ADMIN } from './sessions'
import { createAccount, createPage, openStudio, row, signIn } from './studio'

/** Opens a page with unsaved typing of one user and creates an account for another. The session is still valid. */
export async function openTyped({
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

export const signOut = (page: Page) => page.context().clearCookies({ name: /token$/ })
