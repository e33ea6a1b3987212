import { expect, type Locator, type Page } from '@playwright/test'
import { createPage, openStudio, signIn, type StudioScreen, type TestRow } from './studio'

/** Opens a page with these rows and selects the first one. */
export async function inspect({
  page,
  baseURL,
  rows,
  layout,
}: {
  page: Page
  baseURL: string | undefined
  rows: TestRow[]
  layout?: string
}): Promise<StudioScreen & { id: string; path: string }> {
  await signIn({ page })
  const made = await createPage({ page, baseURL: baseURL ?? '', rows, ...(layout ? { layout } : {}) })
  const studio = await openStudio({ page, id: made.id })
  const [first] = rows
  if (first) {
    await studio.item(first.id).click()
    await fieldsAreThere(page)
  }
  return { ...studio, ...made }
}

/** Waits for the inspector, which updates after the selection. */
export async function fieldsAreThere(page: Page): Promise<void> {
  await page.locator('[data-inspected-element] [data-field]').first().waitFor({ state: 'attached', timeout: 60_000 })
}

/** Returns a field of the inspected element: its input with the switch. */
export function fieldSlot(page: Page, name: string): Locator {
  return page.locator(`[data-field="${name}"]`)
}

/** Saves a draft and returns the stored page and rows. */
export async function saveAndRead({ page, baseURL, id }: { page: Page; baseURL: string | undefined; id: string }) {
  const saved = page.waitForResponse((response) => response.url().endsWith('/save'))
  await page.locator('[data-command=save-draft]').click()
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
  return readPage({ page, baseURL, id })
}

export async function readPage({ page, baseURL, id }: { page: Page; baseURL: string | undefined; id: string }) {
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const answer = await page.request.get(`/api/voix/pages/${id}/open`, { headers })
  return (await answer.json()) as { page: Record<string, unknown>; rows: (TestRow & Record<string, unknown>)[] }
}
