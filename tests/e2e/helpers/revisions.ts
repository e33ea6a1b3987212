import { bodyOf } from '../../helpers/changeOf'
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { createPage, openStudio, row, type StudioScreen, type TestRow } from './studio'

export interface PastPage {
  id: string
  path: string
  first: TestRow
  second: TestRow
}

interface Save {
  page: Page
  id: string
  baseURL: string
  body: Record<string, unknown>
}

/** Saves with the session of the page's browser. The test passes the base revision. */
export async function saveByRequest({ page, id, baseURL, body }: Save): Promise<void> {
  const answer = await page.request.post(`/api/voix/pages/${id}/save`, {
    data: bodyOf({ operationId: randomUUID(), action: 'saveVersionForLater', ...body }),
    headers: { Origin: new URL(baseURL).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/**
 * Creates a published page with three versions: rev 1 as created, rev 2 named with another first element, rev 3 without
 * the second element.
 */
export async function createPast({ page, baseURL }: { page: Page; baseURL: string }): Promise<PastPage> {
  const first = row('introduction', { title: 'Nine resorts', copy: richText('Each with its own kitchen.') })
  const second = row('introduction', { title: 'Our story', blockName: 'Story' })
  const { id, path } = await createPage({ page, baseURL, rows: [first, second], status: 'published' })
  const changed = { ...first, title: 'Twelve resorts', copy: richText('Each with its own kitchen and garden.') }
  const name = { label: 'Before the summer', page: { title: 'Summer page' } }
  await saveByRequest({ page, id, baseURL, body: { baseRev: 1, upsert: [changed], ...name } })
  await saveByRequest({ page, id, baseURL, body: { baseRev: 2, upsert: [], remove: [second.id] } })
  return { id, path, first, second }
}

function richText(text: string) {
  const words = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const rest = { version: 1, direction: 'ltr', format: '', indent: 0 }
  return {
    root: { ...rest, type: 'root', children: [{ ...rest, type: 'paragraph', textFormat: 0, children: [words] }] },
  }
}

export interface HistoryScreen extends StudioScreen {
  /** Returns the list's entry of a revision; `now` is the working copy. */
  revision: (rev: number | 'now') => Locator
  banner: Locator
  /** Returns the changes of an element, or of the `page`. */
  change: (id: string) => Locator
  /** Opens a version and waits for its changes. */
  lookAt: (rev: number) => Promise<void>
}

export async function openHistory({ page, id }: { page: Page; id: string }): Promise<HistoryScreen> {
  const studio = await openStudio({ page, id })
  await studio.command('revisions').click()
  await expect(page.getByRole('listbox', { name: 'Versions' })).toBeVisible()
  return historyScreen({ page, studio })
}

export function historyScreen({ page, studio }: { page: Page; studio: StudioScreen }): HistoryScreen {
  const revision = (rev: number | 'now') => page.locator(`[role=option][data-revision="${rev}"]`)
  return {
    ...studio,
    revision,
    banner: page.getByRole('region', { name: 'Version' }),
    change: (id) => page.locator(`[data-changed-element="${id}"]`),
    lookAt: async (rev) => {
      await revision(rev).click()
      await expect(page.locator(`[data-voix-changes="${rev}"]`)).toBeVisible()
    },
  }
}
