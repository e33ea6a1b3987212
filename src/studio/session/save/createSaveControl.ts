import type { EndReason } from '../../../contract/collaboration'
import type { InputOf } from '../../../contract/endpoint'
import { savePage, type SaveAction, type SaveAnswer } from '../../../contract/saving'
import { createId, isPageDiff, toRows } from '../../../tree'
import { conflictsOf, isDirty, unsaved, type Snapshot, type StudioStore } from '../../model'
import { callPage, type PagePlace } from '../../api/pagePlace'
import { createGate, createQueue } from './queue'
import { isStill, locateProblems } from './problems'
import { statusOf } from '../../api/openPage'
import { statusAfter } from './saveActions'
import { judgeAnswer, sendUntilAnswered, type Answered } from './sendUntilAnswered'
import { whoIsSignedIn } from '../../api/signedIn'
import { pull, pullMerged, type Pulled } from './pull'
import { endOfAnswer } from '../../api/createEventSource'
import { NO_TROUBLE, type Slice } from '../editorStore'
import type { SaveControl, SaveStatus } from '../../model/saving'

interface Input {
  store: StudioStore
  /** Saves are made as its `user` only, unless `saveAs` changes it. */
  status: Slice<SaveStatus>
  place: PagePlace
  /** The slug of the users. */
  users: string
  /** Called when the server has stored a save. */
  onSaved?: (action: SaveAction) => void
  /** Called when the server reports that the release has ended. */
  onEnded?: (how: EndReason) => void
  /** Waits in milliseconds before each new attempt; the last one is repeated. */
  retries?: readonly number[]
}

type Sent = Omit<InputOf<typeof savePage>['body'], 'user'>

const RETRIES = [1000, 2000, 5000, 10_000, 30_000]

const SIGNED_OUT = 'You are signed out. Your changes are kept in this browser. Save again to sign in.'

/** The number of merges with saves of others per save; after that the editor sees an error. */
const MAX_MERGES = 5

const NOT_OURS: Answered = { ok: false, status: 0, message: 'The server cannot be reached.', problems: [], data: null }

/** Saves the page: one request at a time, the same one again when the server was away, nothing lost when it refuses. */
export function createSaveControl({
  store,
  status,
  place,
  users,
  onSaved,
  onEnded,
  retries = RETRIES,
}: Input): SaveControl {
  // A problem is removed once its value changes.
  store.subscribe((state) => {
    const { phase, problems } = status.getState()
    // Both sides are equal again: the conflict is resolved.
    if (phase === 'conflict' && !conflictsOf(state)) return status.setState({ ...NO_TROUBLE, isDeciding: false })
    if (phase !== 'error' || problems.length === 0) return
    const left = problems.filter((problem) => isStill(problem, state))
    if (left.length < problems.length) status.setState(left.length > 0 ? { problems: left } : NO_TROUBLE)
  })
  const gate = createGate()

  const isSignedIn = async () => {
    const user = await whoIsSignedIn({ apiRoute: place.apiRoute, collections: { users } })
    return user === 'unknown' ? user : user?.id === status.getState().user
  }

  const send = (body: Sent): Promise<Answered> =>
    sendUntilAnswered({
      send: async () => {
        status.setState({ phase: 'saving', retryAt: null })
        const answer = await callPage(place, savePage, { body: { ...body, user: status.getState().user } })
        return isOurs(answer) ? answer : NOT_OURS
      },
      judge: (answer) => judgeAnswer({ answer, isSignedIn }),
      wait: (reason, attempt, answer) => {
        if (reason === 'signed-out') {
          status.setState({ phase: 'signed-out', retryAt: null })
          return gate.wait()
        }
        const ms = retries[Math.min(attempt, retries.length) - 1] ?? 0
        const message = reason === 'busy' && !answer.ok ? answer.message : null
        status.setState({ phase: 'retrying', retryAt: Date.now() + ms, retryReason: reason, message })
        return gate.wait(ms)
      },
    })

  const refuse = (message: string): false => {
    status.setState({ ...NO_TROUBLE, phase: 'error', message })
    return false
  }
  /** The studio continues outside of the release and reports the refused save there. */
  const end = (data: unknown): boolean => {
    const how = endOfAnswer(data)
    if (how === null || !onEnded) return false
    status.setState(NO_TROUBLE)
    onEnded(how)
    return true
  }
  const refusePull = ({ message, data }: Extract<Pulled, { ok: false }>): false => {
    return end(data) ? false : refuse(message)
  }

  /** `null`: a save of another user was merged, so the page has to be sent again. */
  const attempt = async (action: SaveAction, isNewest: boolean): Promise<boolean | null> => {
    store.seal()
    if (store.getState().base && !isNewest) {
      // Update to the newest save of others first: the conflicts depend on it.
      status.setState({ ...NO_TROUBLE, phase: 'saving' })
      const pulled = await pull({ store, place })
      if (!pulled.ok) return refusePull(pulled)
    }
    const before = store.getState()
    if (conflictsOf(before)) {
      status.setState({ ...NO_TROUBLE, phase: 'conflict', interrupted: action, isDeciding: true })
      return false
    }
    const sent: Snapshot = { page: before.page, tree: before.tree }
    status.setState({ ...NO_TROUBLE, phase: 'saving' })
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    const isRestored = before.restored?.page === before.page && before.restored.tree === before.tree
    const restored = isRestored ? { restored: true } : {}
    const answer = await send({
      baseRev: before.rev,
      operationId: createId(),
      action,
      change: unsaved(before),
      ...restored,
    })
    if (answer.ok) {
      const { rev, baseRev, isMerged } = answer.data
      // The response to a repeated save may come from an older build.
      const stored = isPageDiff(answer.data.stored) ? answer.data.stored : null
      const merged = isMerged ? await pullMerged({ store, place, stored }) : null
      if (merged && !merged.ok) return refusePull(merged)
      if (!merged) {
        store.dispatch({ type: 'setIsSaving', isSaving: false, rev })
        if (stored) store.dispatch({ type: 'patchPage', source: 'remote', rev, change: stored, isOwn: true })
      }
      const kept = action === 'saveVersionForLater'
      status.setState((old) => {
        // Another user may have published meanwhile.
        const after = merged ? statusOf(merged.data) : statusAfter({ action, before: old.status })
        const live = merged ? merged.data.livePath : old.livePath
        const livePath = after === 'published' ? store.getState().saved.page.path : live
        return { ...NO_TROUBLE, status: after, livePath, isKept: kept, baseRev: baseRev ?? old.baseRev }
      })
      onSaved?.(action)
      return true
    }
    store.dispatch({ type: 'setIsSaving', isSaving: false })
    if (answer.status === 409 && isOutdated(answer.data)) {
      const pulled = await pull({ store, place })
      return pulled.ok ? null : refusePull(pulled)
    }
    if (end(answer.data)) return false
    const problems = locateProblems({ problems: answer.problems, rows: toRows(sent.tree), sent })
    const message = status.getState().phase === 'signed-out' ? SIGNED_OUT : answer.message
    status.setState({ ...NO_TROUBLE, phase: 'error', message, problems })
    return false
  }

  const save = async (action: SaveAction): Promise<boolean> => {
    for (let merges = 0; merges < MAX_MERGES; merges++) {
      const saved = await attempt(action, merges > 0)
      if (saved !== null) return saved
    }
    return refuse('Others are saving this page all the time. Save again.')
  }

  const queue = createQueue({
    save,
    isSent: () => {
      const { page, tree, saving } = store.getState()
      return saving.sent?.page === page && saving.sent.tree === tree
    },
    isNeeded: (action) => action !== 'saveDraft' || isDirty(store.getState()),
  })

  return {
    store: status,
    run: (action) => {
      gate.open()
      return queue.add(action)
    },
    retryNow: () => gate.open(),
    saveAs: (user) => {
      status.setState({ user })
      gate.open()
    },
    giveUp: () => gate.close(),
  }
}

/** A captive portal responds for every server with its own page. */
function isOurs(answer: Answered): boolean {
  return !answer.ok || typeof (answer.data as Partial<SaveAnswer> | null)?.rev === 'number'
}

/** Another user saved meanwhile: the error has the page's revision. Another 409 means that the page is in the trash. */
function isOutdated(data: unknown): boolean {
  const errors = (data as { errors?: readonly { data?: { rev?: unknown } }[] } | null)?.errors
  return typeof errors?.[0]?.data?.rev === 'number'
}
