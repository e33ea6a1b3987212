import { readChanges, type Changes } from '../../../contract/collaboration'
import { apply, diff, readRows, toTree, type PageDiff } from '../../../tree'
import { toStudioPage } from '../../api/openPage'
import { callPage, type PagePlace } from '../../api/pagePlace'
import type { Snapshot, StudioStore } from '../../model'

export type Pulled =
  | { ok: false; status: number; message: string; data: unknown }
  /** `shown`: what it changed on the screen. */
  | { ok: true; changes: Changes; shown: PageDiff | null }
  /** A save finished before the response. */
  | { ok: true; changes: null }

/** Fetches the changes since a revision, and applies them to the known page of that revision. */
async function read({ place, since, known }: { place: PagePlace; since: number; known: Snapshot }) {
  const answer = await callPage(place, readChanges, { query: { since } })
  return answer.ok ? { ...answer, page: theirs(known, answer.data) } : answer
}

/** Merges saves of others since the known revision, never during an own save. */
export async function pull({ store, place }: { store: StudioStore; place: PagePlace }): Promise<Pulled> {
  const { rev: since, saved: known } = store.getState()
  const answer = await read({ place, since, known })
  if (!answer.ok) return answer
  const before = store.getState()
  if (before.rev !== since || before.saving.isSaving) return { ok: true, changes: null }
  const changes = answer.data
  const change = diff(before.saved, answer.page)
  store.dispatch({ type: 'patchPage', source: 'remote', change, rev: changes.rev })
  return { ok: true, changes, shown: diff(before, store.getState()) }
}

/**
 * Ends a save that the server merged with changes of others. `stored` has the values that the server normalized. If the
 * page cannot be read, the save counts as unanswered, and the next save finds its change on the server.
 */
export async function pullMerged({
  store,
  place,
  stored,
}: {
  store: StudioStore
  place: PagePlace
  stored: PageDiff | null
}) {
  const { rev: since, saved: known } = store.getState()
  const answer = await read({ place, since, known })
  if (!answer.ok) {
    store.dispatch({ type: 'setIsSaving', isSaving: false })
    return answer
  }
  store.dispatch({ type: 'setIsSaving', isSaving: false, rev: since })
  if (stored) store.dispatch({ type: 'patchPage', source: 'remote', rev: since, change: stored, isOwn: true })
  const change = diff(store.getState().saved, answer.page)
  store.dispatch({ type: 'patchPage', source: 'remote', rev: answer.data.rev, change })
  return answer
}

/** The page as the server has it now. Elements that did not change keep their references. */
function theirs(saved: Snapshot, { change, content }: Changes): Snapshot {
  const { tree, page } = change ? apply(saved, change) : saved
  const values = { ...page, ...content?.page }
  return {
    page: toStudioPage({ page: values, pageId: saved.page.id }),
    tree: content ? toTree(readRows(content.rows)) : tree,
  }
}
