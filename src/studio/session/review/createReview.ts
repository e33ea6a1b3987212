import { toast } from '@payloadcms/ui'
import type { InputOf } from '../../../contract/endpoint'
import * as contract from '../../../contract/review'
import { createId } from '../../../tree'
import { call } from '../../api/call'
import type { Answer } from '../../api/request'
import type { StudioStore } from '../../model'
import type { StudioBoot } from '../../model/boot'
import { mentionsIn, NO_REVIEW } from '../../model/review'
import { reviewSteps } from '../../model/reviewSteps'
import type { ReviewUi } from '../../model/reviewUi'
import type { Slice } from '../editorStore'

/**
 * The review of the open page. Changes are shown after the server has accepted them; `false` means that it refused, and
 * the reason is shown.
 */
export interface ReviewControl {
  store: Slice<ReviewUi>
  /** Reads the changes of other users. */
  refresh: () => Promise<void>
  /** Loads the users that a comment can mention. */
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

export function createReview({ store, ui, boot: { apiRoute, pageId } }: Input): ReviewControl {
  const page = { id: pageId }
  let requests = 0
  let taken = 0

  /** The response of an earlier request may be outdated. */
  const take = (answer: contract.Review, number: number) => {
    if (number < taken) return void refresh()
    taken = number
    for (const step of reviewSteps(store.getState().review, { ...NO_REVIEW, ...answer })) store.dispatch(step)
  }
  const refresh = async () => {
    const number = ++requests
    const answer = await call(apiRoute, contract.readReview, { params: page })
    if (answer.ok) take(answer.data, number)
  }
  const send = async (sent: () => Promise<Answer<contract.Review>>): Promise<boolean> => {
    ui.setState({ isBusy: true })
    const answer = await sent()
    ui.setState({ isBusy: false })
    if (answer.ok) take(answer.data, ++requests)
    else toast.error(answer.message)
    return answer.ok
  }
  const decide = (body: InputOf<typeof contract.decideReview>['body']) =>
    send(() => call(apiRoute, contract.decideReview, { params: page, body }))
  const words = (text: string) => ({ text, mentions: [...new Set(mentionsIn(text, ui.getState().colleagues))] })

  return {
    store: ui,
    refresh,
    readColleagues: async () => {
      if (ui.getState().colleagues.length > 0) return
      const answer = await call(apiRoute, contract.readStaff, {})
      if (answer.ok) ui.setState({ colleagues: answer.data.staff ?? [] })
    },
    add: async (text) => {
      const spot = ui.getState().composing
      if (!spot) return false
      const uuid = createId()
      const body = { ...spot, uuid, ...words(text) }
      const isDone = await send(() => call(apiRoute, contract.addAnnotation, { params: page, body }))
      if (isDone) ui.setState({ composing: null, thread: uuid })
      return isDone
    },
    answer: (uuid, text) =>
      send(() => call(apiRoute, contract.addComment, { params: { ...page, uuid }, body: words(text) })),
    edit: (uuid, comment, text) =>
      send(() => call(apiRoute, contract.editComment, { params: { ...page, uuid, comment }, body: words(text) })),
    setStatus: (uuid, status) =>
      send(() => call(apiRoute, contract.changeAnnotation, { params: { ...page, uuid }, body: { status } })),
    remove: (uuid) => send(() => call(apiRoute, contract.deleteAnnotation, { params: { ...page, uuid } })),
    ask: (reviewers) => decide({ action: 'ask', reviewers: [...reviewers] }),
    decide: (action) => decide({ action, rev: store.getState().rev }),
  }
}
