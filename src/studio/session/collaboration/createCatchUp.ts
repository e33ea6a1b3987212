import { duplicatesOf, elementsById, inOrderOf, readRows, toRows, toTree, withDuplicates } from '../../../tree'
import { contested, diff, type Contest, type Copy, type Patch, type StudioStore } from '../../model'
import { toMessage } from '../save/adoptAnswer'
import type { SaveControl } from '../../model/saving'
import { statusOf, toStudioPage } from '../../api/openPage'
import { request } from '../../api/request'
import type { Person } from '../../model/collaboration'

export interface CatchUp {
  /** Somebody saved: this is the newest revision that is known. */
  heard: (saved: { rev: number; by: Person | null }) => void
  stop: () => void
}

export interface Taken {
  by: Person | null
  patch: Patch | null
  isPublished: boolean
}

/** What was saved since a revision: the endpoint's answer. */
export interface Changes {
  rev: number
  status: 'draft' | 'published'
  liveStatus: 'draft' | 'published' | null
  livePath: string | null
  page: Record<string, unknown>
  upsert: unknown[]
  remove: string[]
  order: string[] | null
  rows?: unknown[]
}

interface Input {
  store: StudioStore
  save: SaveControl
  url: string
  onTaken: (taken: Taken) => void
  /** Both sides changed something; `null` when that is over. */
  onHeld: (held: { by: Person | null; contests: readonly Contest[] } | null) => void
  onMissing: () => void
}

const RETRY = 3000
/** What is held is looked at again when typing rests. */
const REST = 400

/**
 * Takes over what others saved, one answer at a time, and never while a save of our own is on its way: its answer tells the revision that
 * it made. What both sides changed stays as it is on either side until it is decided, by the server's own question at the next save: the
 * rest is taken over, and the revision stays the one that the save is based on. A conflict that stands already takes up what is newer.
 */
export function createCatchUp({ store, save, url, onTaken, onHeld, onMissing }: Input): CatchUp {
  let known: { rev: number; by: Person | null } | null = null
  let fetched: { since: number; changes: Changes } | null = null
  let isRunning = false
  let isHeld = false
  /** The answer and the contests beside which the rest was taken over last: once is enough. */
  let restOf = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const isBusy = () => {
    const { phase } = save.store.getState()
    return store.getState().saving.isSaving || phase === 'saving' || phase === 'retrying'
  }
  const again = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }
  const hold = (contests: readonly Contest[]) => {
    const wasHeld = isHeld
    isHeld = contests.length > 0
    if (isHeld || wasHeld) onHeld(isHeld ? { by: known?.by ?? null, contests } : null)
  }
  const fetchChanges = async (): Promise<boolean> => {
    const since = store.getState().rev
    if (fetched?.since === since && fetched.changes.rev >= (known?.rev ?? 0)) return true
    const answer = await request<Changes>({ url: `${url}/changes?since=${since}` })
    if (answer.ok) {
      fetched = { since, changes: answer.data }
      return true
    }
    if (answer.status === 404) onMissing()
    else if (answer.status === 0 || answer.status >= 500) again(RETRY)
    return false
  }
  const take = () => {
    const state = store.getState()
    if (!fetched || fetched.since !== state.rev || isBusy()) return
    const { changes } = fetched
    const patch = diff(state.saved, theirCopy({ saved: state.saved, changes }))
    const isAsked = state.disputed !== null
    const { contests, rest } = patch && !isAsked ? contested(state, patch) : { contests: [], rest: patch }
    hold(contests)
    const isWhole = contests.length === 0
    const key = JSON.stringify([changes.rev, contests])
    if (!isWhole && key === restOf) return
    restOf = key
    if (isWhole) fetched = null
    const rev = isWhole ? changes.rev : state.rev
    if (rest || isWhole) store.dispatch({ type: 'patchPage', source: 'remote', patch: toMessage(rest ?? {}), rev })
    const before = save.store.getState().status
    const status = statusOf({ status: changes.status, liveStatus: changes.liveStatus })
    save.store.setState({ status, livePath: changes.livePath })
    const isPublished = status === 'published' && before !== 'published'
    if (rest || isWhole || isPublished) onTaken({ by: known?.by ?? null, patch: rest, isPublished })
  }
  const run = async () => {
    if (isRunning || isBusy()) return
    if (!known || known.rev <= store.getState().rev) return hold([])
    isRunning = true
    const isFetched = await fetchChanges()
    isRunning = false
    if (!isFetched) return
    take()
    if (!isHeld && known.rev > store.getState().rev && !isBusy()) again(0)
  }

  const stopStore = store.subscribe((now, before) => {
    if (before.saving.isSaving && !now.saving.isSaving) again(0)
    else if (isHeld && (now.page !== before.page || now.tree !== before.tree)) again(REST)
    else if (isHeld && now.rev !== before.rev) again(0)
  })
  const stopSave = save.store.subscribe((now, before) => {
    if (now.phase !== before.phase && !isBusy()) again(0)
  })
  return {
    heard: ({ rev, by }) => {
      if (known && known.rev >= rev && (known.by || known.rev > rev)) return
      known = { rev, by }
      void run()
    },
    stop: () => {
      clearTimeout(timer)
      stopStore()
      stopSave()
    },
  }
}

/** The page as the server has it now: the saved copy with what changed since. Elements that did not change keep their references. */
export function theirCopy({ saved, changes }: { saved: Copy; changes: Changes }): Copy {
  const page = toStudioPage({ page: { ...saved.page, ...changes.page }, pageId: saved.page.id })
  if (changes.rows) return { page, tree: toTree(readRows(changes.rows)) }
  if (changes.upsert.length === 0 && changes.remove.length === 0 && !changes.order) return { page, tree: saved.tree }
  const known = toRows(saved.tree)
  const elements = elementsById(known)
  for (const id of changes.remove) elements.delete(id)
  for (const row of readRows(changes.upsert)) elements.set(row.id, row)
  const rows = withDuplicates([...elements.values()], duplicatesOf(known))
  return { page, tree: toTree(changes.order ? inOrderOf(rows, changes.order) : rows) }
}
