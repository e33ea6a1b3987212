import { anyDocument } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import { OWN_PAGE_KEYS, toRows } from '../../tree'
import type { StudioStore } from '../model'
import { call } from './call'
import { freePath } from './freePath'
import type { Answer } from './request'

export type NewPage = { ok: true; id: string } | { ok: false; message: string }

type Saved = Answer<AnswerOf<typeof anyDocument.create>>

interface Input {
  store: StudioStore
  apiRoute: string
  /** The slug of the pages. */
  collection: string
}

/** Saves the working copy of a deleted page as a new draft, including edits made during the request. */
export async function saveAsNewPage({ store, apiRoute, collection }: Input): Promise<NewPage> {
  const { page: own } = store.getState()
  const path = await freePath({ apiRoute, collection, path: own.path, siteId: own.siteId })
  const query = { depth: 0, draft: true }
  for (let id: string | null = null; ;) {
    const sent = store.getState()
    const values = Object.fromEntries(Object.entries(sent.page).filter(([name]) => !OWN_PAGE_KEYS.includes(name)))
    const body = { ...values, path, _status: 'draft', elements: toRows(sent.tree) }
    const answer: Saved =
      id === null
        ? await call(apiRoute, anyDocument.create, { params: { collection }, query, body })
        : await call(apiRoute, anyDocument.change, { params: { collection, id }, query, body })
    if (!answer.ok) return { ok: false, message: answer.message }
    id = String(answer.data.doc.id)
    const { page, tree, rev } = store.getState()
    if (page !== sent.page || tree !== sent.tree) continue
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev })
    return { ok: true, id }
  }
}
