import { changePages, type Along, type BulkInput, type BulkReport } from '../../contract/lifecycle'
import type { LifecyclePage, LifecyclePlace } from '../model/lifecycle'
import { anyDocument } from '../../contract/documents'
import { call } from './call'
import type { Answer } from './request'

type Place = Pick<LifecyclePlace, 'apiRoute' | 'collections'>
type Of = Pick<LifecyclePage, 'id'>

/** Payload's input for a page, in the trash or not. */
const inputOf = ({ collections }: Place, { id }: Of) => ({
  params: { collection: collections.pages, id },
  query: { depth: 0, trash: true },
})

/** Runs a lifecycle action on the page. Fails with 409 if the page is no longer at the given revision. */
export function changePage(
  place: Place,
  page: Pick<LifecyclePage, 'id' | 'rev'>,
  body: Readonly<Record<string, unknown>>,
): Promise<Answer<unknown>> {
  return call(place.apiRoute, anyDocument.change, { ...inputOf(place, page), body: { ...body, rev: page.rev } })
}

/** Restores a page from the trash as a draft. */
export function restorePage(place: Place, page: Of): Promise<Answer<unknown>> {
  const body = { deletedAt: null, _status: 'draft' }
  return call(place.apiRoute, anyDocument.change, { ...inputOf(place, page), body })
}

export function deletePage(place: Place, page: Of): Promise<Answer<unknown>> {
  return call(place.apiRoute, anyDocument.remove, inputOf(place, page))
}

/** An action that can include further pages. */
type Together = Extract<BulkInput, { action: 'unpublish' | 'trash' | 'move' | 'copy' }>

const TOGETHER = ['unpublish', 'trash', 'move', 'copy']

/** Whether an action can include further pages. */
export const isTogether = (body: BulkInput): body is Together => TOGETHER.includes(body.action)

/** Adds the pages that an action includes. `null`: only the selected ones. */
export function withAlong(body: BulkInput, along: Along | null): BulkInput {
  return along !== null && isTogether(body) ? { ...body, along } : body
}

/** Changes or copies a page together with others. Fails with the reasons if a page is refused. */
export async function changeTogether(
  { apiRoute }: Pick<Place, 'apiRoute'>,
  body: BulkInput,
): Promise<Answer<BulkReport['done']>> {
  const answer = await call(apiRoute, changePages, { body })
  if (!answer.ok) return answer
  const { done, refused } = answer.data
  if (refused.length === 0) return { ...answer, data: done }
  const reasons = refused.map(({ title, reason }) => `“${title}”: ${reason}`)
  return { ok: false, status: 409, message: reasons.join(' '), problems: [], data: answer.data }
}
