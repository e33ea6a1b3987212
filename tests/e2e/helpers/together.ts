import { expect, type Browser, type Page } from '@playwright/test'
import { createAccount, createPage, openStudio, signIn, type StudioScreen, type TestRow } from './studio'

/** A user with the page open. */
export interface Editor {
  page: Page
  studio: StudioScreen
}

export interface Room {
  /** The administrator, in the test's own page. */
  first: Editor
  /** Ana, in a separate browser. */
  ana: Editor
  id: string
  path: string
}

/** Opens one page for two users: the administrator and Ana. */
export async function openTogether({
  page,
  browser,
  baseURL,
  rows,
  role = 'editor',
  ...values
}: {
  page: Page
  browser: Browser
  baseURL: string | undefined
  rows: TestRow[]
  role?: string
  status?: 'draft' | 'published'
}): Promise<Room> {
  await signIn({ page })
  const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows, ...values })
  const first = { page, studio: await openStudio({ page, id }) }
  const ana = await openAs({ page, browser, baseURL, id, role, name: 'Ana Lima' })
  return { first, ana, id, path }
}

/** Opens the page for a new user. `page` must be signed in as an administrator. */
async function openAs({
  page,
  browser,
  baseURL,
  id,
  role,
  name,
}: {
  page: Page
  browser: Browser
  baseURL: string | undefined
  id: string
  role: string
  name: string
}): Promise<Editor> {
  const account = await createAccount({ request: page.request, role, name, baseURL: baseURL ?? '' })
  const own = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: own, account })
  return { page: own, studio: await openStudio({ page: own, id }) }
}

/** Selects an element and returns its title's input. */
export async function titleOf({ page, studio }: Editor, id: string) {
  await studio.item(id).click()
  return page.locator(`[data-inspected-element="${id}"] #field-title`)
}

/** Types a title and waits until the frame shows it. */
export async function type(editor: Editor, id: string, text: string): Promise<void> {
  await (await titleOf(editor, id)).fill(text)
  await expect(editor.studio.shown(id)).toContainText(text)
}

/** Saves. If another user has saved meanwhile, the studio sends the save again automatically. */
export async function save({ page, studio }: Editor, command = 'save-draft'): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/save') && response.status() !== 409)
  await studio.command(command).first().click()
  if (command === 'publish') {
    const question = page.getByRole('alertdialog')
    // A failure reports the text of the dialog.
    await expect(question).toContainText('Publish anyway')
    await question.getByRole('button', { name: 'Publish anyway' }).click()
  }
  return (await answer).status()
}

/** Changes the page over REST, as a script would. */
export async function patch({
  page,
  id,
  baseURL,
  data,
  draft = true,
}: {
  page: Page
  id: string
  baseURL: string | undefined
  data: Record<string, unknown>
  draft?: boolean
}): Promise<void> {
  const answer = await page.request.patch(`/api/pages/${id}?depth=0&draft=${draft}`, {
    data,
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
