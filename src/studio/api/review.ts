import type { Breakpoint } from '../../tree/types'
import type { StudioBoot } from '../model/boot'
import type { Colleague, Review, Spot } from '../model/review'
import { request, type Answer } from './request'

type Asked = Pick<StudioBoot, 'apiRoute' | 'pageId'>

/** What is written into a thread. */
export interface Words {
  text: string
  /** Ids of those whom it names. */
  mentions: readonly string[]
}

export type NewAnnotation = Spot & Words & { uuid: string; breakpoint: Breakpoint }

/** The review of the page, as the server has it. */
interface ReviewApi {
  read: () => Promise<Answer<Review>>
  add: (annotation: NewAnnotation) => Promise<Answer<Review>>
  answer: (uuid: string, words: Words) => Promise<Answer<Review>>
  edit: (uuid: string, comment: string, words: Words) => Promise<Answer<Review>>
  setStatus: (uuid: string, status: 'pending' | 'resolved') => Promise<Answer<Review>>
  remove: (uuid: string) => Promise<Answer<Review>>
  ask: (reviewers: readonly string[]) => Promise<Answer<Review>>
  decide: (action: 'approve' | 'changes', rev: number) => Promise<Answer<Review>>
  /** Whom a comment may name, and who may be asked for a review. */
  colleagues: () => Promise<Answer<{ staff: Colleague[] }>>
}

/** Each call answers the review as it is afterwards. */
export function createReviewApi({ apiRoute, pageId }: Asked): ReviewApi {
  const page = `${apiRoute}/voix/pages/${encodeURIComponent(pageId)}`
  const one = (uuid: string) => `${page}/annotations/${encodeURIComponent(uuid)}`
  return {
    read: () => request({ url: `${page}/review` }),
    add: (body) => request({ method: 'POST', url: `${page}/annotations`, body }),
    answer: (uuid, body) => request({ method: 'POST', url: `${one(uuid)}/comments`, body }),
    edit: (uuid, comment, body) =>
      request({ method: 'PATCH', url: `${one(uuid)}/comments/${encodeURIComponent(comment)}`, body }),
    setStatus: (uuid, status) => request({ method: 'PATCH', url: one(uuid), body: { status } }),
    remove: (uuid) => request({ method: 'DELETE', url: one(uuid) }),
    ask: (reviewers) => request({ method: 'POST', url: `${page}/review`, body: { action: 'ask', reviewers } }),
    decide: (action, rev) => request({ method: 'POST', url: `${page}/review`, body: { action, rev } }),
    colleagues: () => request({ url: `${apiRoute}/voix/staff` }),
  }
}
