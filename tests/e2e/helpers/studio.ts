import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { TestRow } from './rows'
import { ADMIN, sessionOf } from './sessions'

/**
 * Signs in. Default: the administrator that the setup created for this worker, as Payload may lose one of two sessions
 * of a user that begin at the same moment.
 */
export async function signIn({
  page,
  account = ADMIN,
}: {
  page: Page
  account?: { email: string; password: string }
}): Promise<void> {
  if (account === ADMIN && (await joinsSession(page))) return
  const answer = await page.request.post('/api/users/login', { data: account })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function joinsSession(page: Page): Promise<boolean> {
  const cookies = sessionOf(Number(process.env.TEST_PARALLEL_INDEX))
  if (!cookies) return false
  await page.context().addCookies(cookies)
  return true
}

/** Creates a user with a role. The page must be signed in as an administrator. */
export async function createAccount({
  request,
  role,
  baseURL,
  name = `Test ${role}`,
  sites,
}: {
  request: APIRequestContext
  role: string
  baseURL: string
  name?: string
  /** The sites of an editor. Default: all. */
  sites?: number[]
}) {
  const account = { email: `${role}-${randomUUID()}@example.com`, password: 'Secret-123-secret' }
  const data = { ...account, name, roles: [role], ...(sites && { sites }) }
  const answer = await request.post('/api/users', { data, headers: { Origin: new URL(baseURL).origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return account
}

export { row, type TestRow } from './rows'

/** Creates a page over REST and returns its id and path. */
export async function createPage({
  page,
  baseURL,
  rows,
  status = 'draft',
  ...values
}: {
  page: Page
  baseURL: string
  rows: TestRow[]
  status?: 'draft' | 'published'
  title?: string
  layout?: string
  fields?: Record<string, unknown>[]
}): Promise<{ id: string; path: string }> {
  const path = `/e2e-${randomUUID().slice(0, 8)}`
  const data = {
    title: 'Studio test',
    layout: 'blocks',
    languageCode: 'en',
    meta: { description: 'A page of a test.' },
    ...values,
    path,
    _status: status,
    elements: rows,
  }
  const answer = await page.request.post(`/api/pages?depth=0&draft=${status === 'draft'}`, {
    data,
    headers: { Origin: new URL(baseURL).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  return { id: doc.id, path }
}

/** Locators and actions of the studio. */
export interface StudioScreen {
  frame: FrameLocator
  items: Locator
  item: (id: string) => Locator
  shown: (id: string) => Locator
  command: (id: string) => Locator
  status: Locator
  /** Returns the ids of the frame's elements in document order. */
  shownIds: () => Promise<string[]>
}

export function studioScreen(page: Page): StudioScreen {
  const frame = page.frameLocator('iframe[name=voix-preview]')
  return {
    frame,
    items: page.locator('[role=treeitem][data-element-id]'),
    item: (id) => page.locator(`[role=treeitem][data-element-id="${id}"]`),
    shown: (id) => frame.locator(`[data-voix-element="${id}"]`),
    command: (id) => page.locator(`[data-command="${id}"]`),
    status: page.locator('[data-save-state]'),
    shownIds: () =>
      frame
        .locator('[data-voix-element]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-voix-element') ?? '')),
  }
}

/** Opens a page in the studio and waits until the frame follows it. */
export async function openStudio({ page, id }: { page: Page; id: string }): Promise<StudioScreen> {
  await page.goto(`/voix/studio/${id}`)
  await expectOpen(page)
  return studioScreen(page)
}

/** Undoes or redoes all steps. A pause of more than a second splits typing into several steps. */
export async function toTheEnd(studio: StudioScreen, command: 'undo' | 'redo'): Promise<void> {
  const button = studio.command(command).first()
  // The button may become disabled between the check and the click.
  while ((await button.getAttribute('aria-disabled')) === 'false')
    await button.click({ timeout: 1_000 }).catch(() => undefined)
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('[data-voix-studio=open]')).toBeVisible({ timeout: 60_000 })
  const connected = page.frameLocator('iframe[name=voix-preview]').locator('[data-voix-connected=true]')
  await expect(connected).toBeAttached({ timeout: 60_000 })
}

/** Returns the entry of the browser's journal for a page's unsaved changes, as text. */
export function journalOf({ page, id }: { page: Page; id: string }): Promise<string> {
  return page.evaluate(
    (pageId) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('voix-journal')
        opening.onerror = () => reject(new Error('The journal cannot be opened.'))
        opening.onsuccess = () => {
          const database = opening.result
          const found: unknown[] = []
          const reading = database.transaction('entries').objectStore('entries').openCursor()
          reading.onerror = () => reject(new Error('The journal cannot be read.'))
          reading.onsuccess = () => {
            const cursor = reading.result
            if (cursor) {
              if (String(cursor.key).includes(pageId)) found.push(cursor.value)
              return cursor.continue()
            }
            database.close()
            resolve(JSON.stringify(found))
          }
        }
      }),
    id,
  )
}
