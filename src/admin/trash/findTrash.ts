import type { Access, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { labelText } from '../../slices/labelText'

/** A document in the trash. */
export interface TrashLine {
  collection: string
  id: string
  title: string
  /** Whether it was published when it was deleted, so that it may be published on restore. */
  wasPublished: boolean
  /** Whether the collection has drafts. */
  hasDrafts: boolean
  canRestore: boolean
  canDelete: boolean
  deletedAt: string
}

export interface TrashResult {
  lines: TrashLine[]
  /** The number of documents in the trash, of the chosen collection or all. */
  total: number
  /** Trash-enabled collections that the user may read. */
  collections: { slug: string; label: string; count: number }[]
}

/** The maximum number of documents per collection, newest first. */
const LINES = 100

/** Returns the trash of all collections, or of `collection`, newest first, as the user may read it. */
export async function findTrash({
  req,
  collection,
}: {
  req: PayloadRequest
  collection: string
}): Promise<TrashResult> {
  const all = await Promise.all(
    req.payload.config.collections.filter(({ trash }) => trash).map((one) => read(req, one)),
  )
  const found = all.flatMap((one) => one ?? []).filter(({ total }) => total > 0)
  const shown = collection === '' ? found : found.filter(({ slug }) => slug === collection)
  return {
    lines: shown.flatMap(({ lines }) => lines).sort((a, b) => b.deletedAt.localeCompare(a.deletedAt)),
    total: shown.reduce((sum, { total }) => sum + total, 0),
    collections: found.map(({ slug, label, total }) => ({ slug, label, count: total })),
  }
}

/** Returns `null` if the user may not read the collection. */
async function read(req: PayloadRequest, config: SanitizedCollectionConfig) {
  const { slug, labels, versions, admin } = config
  // Access that depends on the document counts as allowed here, and is checked again for the action.
  const may = async (access: Access) => Boolean(await access({ req }))
  try {
    const { docs, totalDocs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { deletedAt: { exists: true } },
      trash: true,
      draft: true,
      depth: 0,
      limit: LINES,
      sort: '-deletedAt',
      overrideAccess: false,
      req,
    })
    const [canRestore, canDelete] = await Promise.all([may(config.access.update), may(config.access.delete)])
    const lines = (docs as unknown as Record<string, unknown>[]).map((doc): TrashLine => {
      const title = doc[admin.useAsTitle ?? 'id']
      return {
        collection: slug,
        id: String(doc.id),
        title: typeof title === 'string' && title !== '' ? title : 'Untitled',
        wasPublished: doc._status === 'published',
        hasDrafts: Boolean(versions?.drafts),
        canRestore,
        canDelete,
        deletedAt: String(doc.deletedAt),
      }
    })
    return { slug, label: labelText(labels.plural, req.i18n), total: totalDocs, lines }
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null
    throw error
  }
}
