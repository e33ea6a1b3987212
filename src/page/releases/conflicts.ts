import { APIError, NotFound, type PayloadRequest } from 'payload'
import { findItems, type Content, type StoredItem } from '../../collections/core/releases/stored'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { slugsOf } from '../../options/getVoix'
import { conflictKey, isEqual, type Conflict, type Side } from '../../tree'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { lineKey, lockRelease, mustBeOpen, readRelease } from '../store/line'
import { findItemById, writeItem } from './items'
import { mergeWithLive } from './merge'
import { readLive } from './readLive'
import { lockDocuments } from './write'

/** A document of a release compared with what visitors see now. */
export interface ItemState {
  item: StoredItem
  isLive: boolean
  /** Whether the published document has changed since it was added to the release. */
  isChangedOutside: boolean
  conflicts: Conflict[]
  sides: ReturnType<typeof mergeWithLive>['sides']
}

function stateOf(item: StoredItem, live: Content | null): ItemState {
  const { conflicts, sides } = mergeWithLive({ base: item.base, mine: item.snapshot, live })
  const isChangedOutside = !isEqual(sides.theirs, item.base)
  const unresolved = item.action === 'publish' ? conflicts : []
  return { item, isLive: live !== null, isChangedOutside, conflicts: unresolved, sides }
}

/** Returns the documents of a release with their conflicts. */
export async function statesOf({ req, id }: { req: PayloadRequest; id: string }): Promise<ItemState[]> {
  const release = await readRelease({ req, id })
  const items = await findItems({ req, release: release.id })
  const live = await readLive({ req, documents: items })
  return items.map((item) => stateOf(item, live(item)))
}

interface Resolving {
  req: PayloadRequest
  release: string
  item: string
  /** The document's revision in the release on which the choices are based. */
  rev: number
  /** Which side to keep, by the conflict's key. */
  choices: Readonly<Record<string, Side>>
}

/**
 * Resolves the conflicts of a document and makes the published version its new base. A conflict without a choice is a
 * 409.
 */
export async function resolveItem({ req, release: id, item: itemId, rev, choices }: Resolving): Promise<void> {
  await inTransaction(req, async () => {
    mustBeOpen(await lockRelease({ req, id, how: 'shared' }))
    const found = await findItemById({ req, release: id, item: itemId })
    if (!found) throw new NotFound(req.t)
    await lockDocuments({ req, documents: [found] })
    const item = (await findItemById({ req, release: id, item: itemId })) ?? found
    if (item.rev !== rev)
      throw new APIError(
        `"${item.title}" was changed in the release in the meantime. Read it again.`,
        409,
        { rev: item.rev },
        true,
      )
    const live = (await readLive({ req, documents: [item] }))(item)
    const { conflicts, decided, sides } = mergeWithLive({ base: item.base, mine: item.snapshot, live })
    const open = conflicts.filter((conflict) => !(conflictKey(conflict) in choices))
    if (open.length > 0)
      throw new APIError(
        `${open.length} of ${conflicts.length} conflicts are not resolved.`,
        409,
        { open: open.map(conflictKey) },
        true,
      )
    const snapshot = decided((conflict) => choices[conflictKey(conflict)] ?? 'theirs')
    await writeItem({ req, item, data: { rev: item.rev + 1, snapshot, base: sides.theirs } })
    if (item.collection !== slugsOf(req).pages) return
    const page = lineKey({ page: item.doc, release: id })
    await notify({ req, message: { kind: 'saved', page, rev: item.rev + 1, by: personOf(req.user) } })
  })
}
