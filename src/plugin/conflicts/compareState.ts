import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { hasTransaction } from '../../collections/core/database/execute'
import { CHANGED_MEANWHILE, DECIDED } from '../../slices/decided'
import { isRecord } from '../../tree'
import { mergeFields, type FieldConflict } from './mergeFields'
import { keepState, lockState, stateAt } from './states'

interface WriteArgs {
  id?: number | string
  data?: unknown
  overrideAccess?: boolean
}

/** The field that represents the file of an upload. */
const FILE = 'filename'

/**
 * Detects conflicting writes of documents other than pages. The row is locked before Payload reads it, so that
 * concurrent writes do not lose fields. A request with the `updatedAt` that it is based on is merged by field with
 * later changes. A 409 names the fields that both changed. Without `updatedAt`, the sent fields overwrite the others.
 */
export const compareState: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data: sent, overrideAccess } = args as WriteArgs
  if (operation !== 'update' || id === undefined || !isRecord(sent) || !(await hasTransaction(req))) return args
  const { [DECIDED]: decided, ...data } = sent
  // Check access first: without it, a user must neither lock the document nor learn its state.
  if (!overrideAccess) await mayUpdate({ req, collection, id, data })
  const head = await lockState({ req, collection, id })
  if (!head) return { ...args, data }
  await keepState({ req, collection, id, head })
  const { updatedAt } = data
  // The Local API may set the time of a document.
  if (typeof updatedAt !== 'string' || !head.updatedAt || req.payloadAPI === 'local') return { ...args, data }
  if (timeOf(updatedAt) === timeOf(head.updatedAt)) return { ...args, data }
  const base = await stateAt({ req, collection, id, at: timeOf(updatedAt) })
  const locale = req.locale && req.locale !== 'all' ? req.locale : null
  const side = sideOf(decided, head.updatedAt)
  const merged = mergeFields({ fields: collection.flattenedFields, data, base, head, locale, side })
  if (req.file && base?.filename !== head.filename) {
    if (side(FILE) === 'theirs') delete req.file
    else if (side(FILE) !== 'mine')
      merged.conflicts.push({ field: FILE, mine: req.file.name, theirs: head.filename ?? null })
  }
  if (merged.conflicts.length > 0) await refuseConflicts({ req, collection, id, updatedAt: head.updatedAt, ...merged })
  return { ...args, data: merged.data }
}

function timeOf(date: unknown): number {
  return new Date(String(date)).getTime()
}

/** Returns the sender's decision on a field. It applies only to the state that the sender saw. */
function sideOf(decided: unknown, updatedAt: string): (field: string) => 'mine' | 'theirs' | null {
  if (!isRecord(decided) || timeOf(decided.updatedAt) !== timeOf(updatedAt)) return () => null
  const names = (list: unknown) => new Set<unknown>(Array.isArray(list) ? list : [])
  const [mine, theirs] = [names(decided.mine), names(decided.theirs)]
  return (field) => (mine.has(field) ? 'mine' : theirs.has(field) ? 'theirs' : null)
}

/** Throws a 409 with both values of each field. The stored value is included only if the sender may read it. */
async function refuseConflicts({
  req,
  collection,
  id,
  updatedAt,
  conflicts: found,
}: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: number | string
  updatedAt: string
  conflicts: FieldConflict[]
}): Promise<never> {
  const seen = await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    draft: true,
    trash: true,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  const conflicts = found.map(({ field, mine }) => ({
    field,
    mine,
    theirs:
      field.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), seen) ?? null,
  }))
  const errors = conflicts.map(({ field }) => ({ path: field, message: CHANGED_MEANWHILE }))
  const names = conflicts.map(({ field }) => `"${field}"`).join(', ')
  throw new APIError(
    `Another user has changed ${names} since you opened this document. Nothing was saved. Choose which values to keep, and save again.`,
    409,
    { updatedAt, conflicts, errors },
    true,
  )
}
