import { expect, type Browser, type Page } from '@playwright/test'
import { createAccount, createPage, openStudio, signIn, type StudioScreen, type TestRow } from './studio'

/** One person with the page open. */
export interface Editor {
  page: Page
  studio: StudioScreen
}

export interface Room {
  /** The administrator, in the test's own page. */
  first: Editor
  /** Ana, in a browser of her own. */
  ana: Editor
  id: string
  path: string
}

/** Two people with one page open: the administrator and Ana. */
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

/** Opens the page for somebody new. `page` must be an administrator's. */
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

/** The title's input of an element, once it is selected. */
export async function titleOf({ page, studio }: Editor, id: string) {
  await studio.item(id).click()
  return page.locator(`[data-inspected-element="${id}"] #field-title`)
}

/** Types a title and waits until the frame shows it. */
export async function type(editor: Editor, id: string, text: string): Promise<void> {
  await (await titleOf(editor, id)).fill(text)
  await expect(editor.studio.shown(id)).toContainText(text)
}

/** Saves; on top of what others have saved meanwhile it is sent once more by itself. */
export async function save({ page, studio }: Editor, command = 'save-draft'): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/save') && response.status() !== 409)
  await studio.command(command).first().click()
  if (command === 'publish') {
    const question = page.getByRole('alertdialog')
    // A failure says what the dialog says instead.
    await expect(question).toContainText('Publish anyway')
    await question.getByRole('button', { name: 'Publish anyway' }).click()
  }
  return (await answer).status()
}

/** Changes the page past every studio, as a script would. */
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
