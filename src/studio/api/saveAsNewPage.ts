import { OWN_PAGE_KEYS, toRows } from '../../tree'
import type { StudioPage, StudioStore } from '../model'
import { request, type Answer } from './request'

export type NewPage = { ok: true; id: string } | { ok: false; message: string }

interface Input {
  store: StudioStore
  pagesUrl: string
}

/** How many addresses beside the page's own are tried. */
const MAX_PATHS = 50

/** Makes a draft of its own of the working copy, for a page that is gone, with what is typed until it is there. */
export async function saveAsNewPage({ store, pagesUrl }: Input): Promise<NewPage> {
  const path = await freePath({ page: store.getState().page, pagesUrl })
  const query = 'depth=0&draft=true'
  for (let id: string | null = null; ;) {
    const sent = store.getState()
    const values = Object.fromEntries(Object.entries(sent.page).filter(([name]) => !OWN_PAGE_KEYS.includes(name)))
    const answer: Answer<{ doc: { id: string } }> = await request({
      method: id === null ? 'POST' : 'PATCH',
      url: id === null ? `${pagesUrl}?${query}` : `${pagesUrl}/${id}?${query}`,
      body: { ...values, path, _status: 'draft', elements: toRows(sent.tree) },
    })
    if (!answer.ok) return { ok: false, message: answer.message }
    id = String(answer.data.doc.id)
    const { page, tree, rev } = store.getState()
    if (page !== sent.page || tree !== sent.tree) continue
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev })
    return { ok: true, id }
  }
}

/** The page's own address if it is free by now, else the next one with a number. */
async function freePath({ page, pagesUrl }: { page: StudioPage; pagesUrl: string }): Promise<string> {
  const stem = page.path === '/' ? '/home' : page.path
  const candidates = [page.path, ...Array.from({ length: MAX_PATHS }, (_, index) => `${stem}-${index + 2}`)]
  for (const path of candidates) {
    const query = new URLSearchParams({ path, siteId: String(page.siteId) })
    const answer = await request<{ problem: string | null }>({
      url: `${pagesUrl}/check-path?${query.toString()}`,
    })
    if (!answer.ok || answer.data.problem === null) return path
  }
  return page.path
}
