import { APIError, NotFound, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import type { StoredItem } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { valueProblems } from '../values/valueProblems'
import { contentOfDocument, fieldsOfDocument, inLanguage, titleOf } from './content'
import { writeItem } from './items'

interface Input {
  req: PayloadRequest
  item: StoredItem
}

/**
 * Replaces a document's content in the release with its newest draft, based on what visitors see. Not for pages, which
 * are edited in the release.
 */
export async function refreshItem({ req, item }: Input): Promise<void> {
  const config = mustBeNoPage({ req, item })
  const { collection, doc } = item
  const snapshot = await contentOfDocument({ req, collection, id: doc, draft: true })
  if (!snapshot) throw new NotFound(req.t)
  const base = (await contentOfDocument({ req, collection, id: doc, draft: false })) ?? snapshot
  const title = titleOf({ config, content: snapshot, id: doc })
  await writeItem({ req, item, data: { snapshot, base, title, rev: item.rev + 1 } })
}

/** Replaces some fields of a document in the release, in all languages. Required fields are validated on publish. */
export async function writeDocument({ req, item, rev, data }: Input & { rev: number; data: Record<string, unknown> }) {
  const config = mustBeNoPage({ req, item })
  if (rev !== item.rev) {
    const message = `"${item.title}" was changed in the release in the meantime: it is at rev ${item.rev}, your change is based on rev ${rev}.`
    throw new APIError(message, 409, { rev: item.rev }, true)
  }
  const known = fieldsOfDocument(config).map(({ name }) => name)
  const unknown = Object.keys(data).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new APIError(
      `data.${unknown}: "${item.collection}" has no such field. It has: ${known.join(', ')}.`,
      400,
      { field: unknown },
      true,
    )
  refuseValues({ req, config, data })
  const snapshot = { ...item.snapshot, page: { ...item.snapshot.page, ...data } }
  const title = titleOf({ config, content: snapshot, id: item.doc })
  await writeItem({ req, item, data: { snapshot, title, rev: item.rev + 1 } })
}

/** Refuses values that do not fit their fields, because they would break the preview. */
function refuseValues({
  req,
  config,
  data,
}: {
  req: PayloadRequest
  config: SanitizedCollectionConfig
  data: Record<string, unknown>
}): void {
  const { localization } = req.payload.config
  const all = localization
    ? localization.localeCodes.map((code) => inLanguage(config.flattenedFields, data, code))
    : [data]
  const problems = all.flatMap((each) => valueProblems(config.flattenedFields, each))
  if (problems.length === 0) return
  const errors = problems.map(({ path, rule }) => ({ path: ['data', ...path].join('.'), message: rule }))
  const [first] = errors
  throw new APIError(`${first?.path}: ${first?.message}`, 400, { errors }, true)
}

function mustBeNoPage({ req, item: { collection } }: Input) {
  if (collection !== slugsOf(req).pages) return req.payload.collections[collection as CollectionSlug].config
  throw new APIError('A page is edited in the release by the studio.', 400, null, true)
}
