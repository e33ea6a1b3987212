import { toast } from '@payloadcms/ui'
import type { Answer } from '../../api/request'
import { createReviewApi } from '../../api/review'
import { createId } from '../../../tree'
import type { StudioStore } from '../../model'
import type { StudioBoot } from '../../model/boot'
import { mentionsIn, NO_REVIEW, type Review } from '../../model/review'
import { reviewSteps } from '../../model/reviewSteps'
import type { ReviewUi } from '../../model/reviewUi'
import type { Slice } from '../editorStore'

/** The review of the open page. What is done is on the screen when the server has it; `false`: it was refused, and said why. */
export interface ReviewControl {
  store: Slice<ReviewUi>
  /** Reads what others have written meanwhile. */
  refresh: () => Promise<void>
  /** Whom a comment may name. */
  readColleagues: () => Promise<void>
  /** Adds an annotation at the spot that is being remarked on, and opens its thread. */
  add: (text: string) => Promise<boolean>
  answer: (uuid: string, text: string) => Promise<boolean>
  edit: (uuid: string, comment: string, text: string) => Promise<boolean>
  setStatus: (uuid: string, status: 'pending' | 'resolved') => Promise<boolean>
  remove: (uuid: string) => Promise<boolean>
  ask: (reviewers: readonly string[]) => Promise<boolean>
  /** Of the revision that is on the screen. */
  decide: (action: 'approve' | 'changes') => Promise<boolean>
}

interface Input {
  store: StudioStore
  ui: Slice<ReviewUi>
  boot: Pick<StudioBoot, 'apiRoute' | 'pageId'>
}

export function createReview({ store, ui, boot }: Input): ReviewControl {
  const api = createReviewApi(boot)
  let asked = 0
  let taken = 0

  /** An answer that was asked for earlier than the one that is shown may be older. */
  const take = (answer: Review, number: number) => {
    if (number < taken) return void refresh()
    taken = number
    for (const step of reviewSteps(store.getState().review, { ...NO_REVIEW, ...answer })) store.dispatch(step)
  }
  const refresh = async () => {
    const number = ++asked
    const answer = await api.read()
    if (answer.ok) take(answer.data, number)
  }
  const send = async (call: () => Promise<Answer<Review>>): Promise<boolean> => {
    ui.setState({ isBusy: true })
    const answer = await call()
    ui.setState({ isBusy: false })
    if (answer.ok) take(answer.data, ++asked)
    else toast.error(answer.message)
    return answer.ok
  }
  const words = (text: string) => ({ text, mentions: [...new Set(mentionsIn(text, ui.getState().colleagues))] })

  return {
    store: ui,
    refresh,
    readColleagues: async () => {
      if (ui.getState().colleagues.length > 0) return
      const answer = await api.colleagues()
      if (answer.ok) ui.setState({ colleagues: answer.data.staff ?? [] })
    },
    add: async (text) => {
      const spot = ui.getState().composing
      if (!spot) return false
      const uuid = createId()
      const isDone = await send(() => api.add({ ...spot, uuid, ...words(text) }))
      if (isDone) ui.setState({ composing: null, thread: uuid })
      return isDone
    },
    answer: (uuid, text) => send(() => api.answer(uuid, words(text))),
    edit: (uuid, comment, text) => send(() => api.edit(uuid, comment, words(text))),
    setStatus: (uuid, status) => send(() => api.setStatus(uuid, status)),
    remove: (uuid) => send(() => api.remove(uuid)),
    ask: (reviewers) => send(() => api.ask(reviewers)),
    decide: (action) => send(() => api.decide(action, store.getState().rev)),
  }
}
