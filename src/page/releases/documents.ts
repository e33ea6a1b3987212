import { APIError, NotFound, ValidationError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { asNewestDraft, hasDrafts } from '../../collections/core/releases/asReleased'
import { findItem, type Content, type StoredItem } from '../../collections/core/releases/stored'
import * as contract from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { valueProblems } from '../values/valueProblems'
import { contentOfDocument, titleOf } from './content'
import { enterRelease, mustBeReleasable, writeItem } from './items'
import { endOf, lockRelease, mustBeOpen, readRelease, releaseIdOf } from '../store/line'
import { lockDocuments } from './write'

interface Input {
  req: PayloadRequest
  release: string
  collection: string
  doc: string
}

function inputOf(req: PayloadRequest): Input {
  const collection = collectionOf(req)
  const doc = String(req.routeParams?.doc)
  if (columnId(req, collection, doc) === null) throw new NotFound(req.t)
  return { req, release: releaseIdOf(req), collection, doc }
}

/** Returns the collection of the route. Throws a 400 for pages and for collections that releases do not support. */
function collectionOf(req: PayloadRequest): string {
  const collection = String(req.routeParams?.collection)
  mustBeReleasable(req, collection)
  if (collection !== slugsOf(req).pages) return collection
  throw new APIError('collection: a page is edited in the release by the studio.', 400, { field: 'collection' }, true)
}

/** The request's locale, before reads with `locale: 'all'` overwrite it. */
type Locale = PayloadRequest['locale']

const read = createEndpoint(contract.readDocument, async ({ req }) => {
  const { release, collection, doc } = inputOf(req)
  const ended = endOf(await readRelease({ req, id: release }))
  const { locale } = req
  const item = await findItem({ req, release, collection, doc })
  if (!item) return { rev: null, doc: null, ended }
  const form = await asNewestDraft({ req, item, work: () => readForm({ req, item, locale }) })
  return { rev: item.rev, doc: form, ended }
})

/** Returns the document as the user's form shows it: in one language, without fallback. */
async function readForm({
  req,
  item: { collection, doc },
  locale,
}: {
  req: PayloadRequest
  item: Pick<StoredItem, 'collection' | 'doc'>
  locale: Locale
}) {
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: doc,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: locale as never,
    overrideAccess: false,
    req,
  })
  return found as unknown as Record<string, unknown>
}

const save = createEndpoint(contract.saveDocument, async ({ req, query: { rev }, body: data }) => {
  const saved = await saveDocument({ ...inputOf(req), rev: rev === '' ? null : rev, data })
  // Payload's form does not expose the body of the response.
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('X-Voix-Rev', String(saved.rev))
  return saved
})

interface Saving extends Input {
  rev: number | null
  data: Record<string, unknown>
}

async function saveDocument({ req, release, collection, doc, rev, data }: Saving) {
  const { locale } = req
  const { config } = mustBeReleasable(req, collection)
  const { name, ...state } = await readRelease({ req, id: release })
  mustBeOpen({ name, ...state })
  await mayUpdate({ req, collection: config, id: doc, data })
  const errors = valueProblems(config.flattenedFields, data).map(({ path, rule }) => ({
    path: path.join('.'),
    message: rule,
  }))
  if (errors.length > 0) throw new ValidationError({ collection, errors }, req.t)
  const item = await findItem({ req, release, collection, doc })
  mustBeBasedOn({ rev, item })
  const snapshot = item?.snapshot ?? (await contentOfDocument({ req, collection, id: doc, draft: true }))
  if (!snapshot) throw new NotFound(req.t)
  const action = actionOf({ req, collection, data }) ?? item?.action ?? 'publish'
  const made = await asNewestDraft({
    req,
    item: { collection, doc, snapshot, action },
    work: () => change({ req, release, collection, doc, data, locale }),
  })
  const saved = await inTransaction(req, async () => {
    const locked = await lockRelease({ req, id: release, how: 'whole' })
    mustBeOpen(locked)
    await lockDocuments({ req, documents: [{ collection, doc }] })
    const now = await findItem({ req, release, collection, doc })
    mustBeBasedOn({ rev, item: now })
    const entered = now ?? (await enterRelease({ req, release: locked, collection, doc }))
    const title = titleOf({ config, content: made.content, id: doc })
    return writeItem({ req, item: entered, data: { action, snapshot: made.content, title, rev: entered.rev + 1 } })
  })
  return { doc: made.form, rev: saved.rev, message: `Saved in the release “${name}”. Visitors do not see it yet.` }
}

function mustBeBasedOn({ rev, item }: { rev: number | null; item: StoredItem | null }): void {
  if (rev === (item?.rev ?? null)) return
  const message = item
    ? `"${item.title}" was changed in the release in the meantime. Open it again: nothing was saved.`
    : 'The document is no longer in the release. Open it again: nothing was saved.'
  throw new APIError(message, 409, { rev: item?.rev ?? null }, true)
}

/** Returns the release action for a collection that has a switch instead of drafts, from the switch in the form. */
function actionOf({ req, collection, data }: Pick<Saving, 'req' | 'collection' | 'data'>): StoredItem['action'] | null {
  if (hasDrafts(req, collection) || typeof data.enabled !== 'boolean') return null
  return data.enabled ? 'publish' : 'unpublish'
}

/** Applies the update to the document and returns the result. */
async function change({
  req,
  release,
  collection,
  doc,
  data,
  locale,
}: Omit<Saving, 'rev'> & { locale: Locale }): Promise<{ content: Content; form: Record<string, unknown> }> {
  const isDrafted = hasDrafts(req, collection)
  await req.payload.update({
    collection: collection as CollectionSlug,
    id: doc,
    data: { ...data, ...(isDrafted ? { _status: 'draft' } : {}) } as never,
    depth: 0,
    draft: isDrafted,
    // Hooks of the application can skip side effects outside of the database until the release is published.
    context: { voixRelease: release },
    locale: locale as never,
    overrideAccess: false,
    req,
  })
  const content = await contentOfDocument({ req, collection, id: doc, draft: true })
  if (!content) throw new NotFound(req.t)
  return { content, form: await readForm({ req, item: { collection, doc }, locale }) }
}

const create = createEndpoint(contract.createDocument, async ({ req, body: data }) => {
  const collection = collectionOf(req)
  const isDrafted = hasDrafts(req, collection)
  const doc = await inTransaction(req, async () => {
    const release = await lockRelease({ req, id: releaseIdOf(req), how: 'whole' })
    mustBeOpen(release)
    const made = await req.payload.create({
      collection: collection as CollectionSlug,
      data: { ...data, ...(isDrafted ? { _status: 'draft' } : { enabled: false }) } as never,
      depth: 0,
      draft: isDrafted,
      overrideAccess: false,
      req,
    })
    await enterRelease({ req, release, collection, doc: String(made.id) })
    return made as unknown as Record<string, unknown>
  })
  const { name } = await readRelease({ req, id: releaseIdOf(req) })
  return { doc, message: `Created in the release “${name}”. Visitors do not see it yet.` }
})

export const documentEndpoints: Endpoint[] = [read, save, create]
