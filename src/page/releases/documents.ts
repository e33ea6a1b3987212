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

interface Asked {
  req: PayloadRequest
  release: string
  collection: string
  doc: string
}

function askedOf(req: PayloadRequest): Asked {
  const collection = collectionOf(req)
  const doc = String(req.routeParams?.doc)
  if (columnId(req, collection, doc) === null) throw new NotFound(req.t)
  return { req, release: releaseIdOf(req), collection, doc }
}

/** Throws a 400 for what no release takes, and for pages. */
function collectionOf(req: PayloadRequest): string {
  const collection = String(req.routeParams?.collection)
  mustBeReleasable(req, collection)
  if (collection !== slugsOf(req).pages) return collection
  throw new APIError('collection: a page is edited in the release by the studio.', 400, { field: 'collection' }, true)
}

/** Of the request, before reads in all languages have put theirs in its place. */
type Locale = PayloadRequest['locale']

const read = createEndpoint(contract.readDocument, async ({ req }) => {
  const { release, collection, doc } = askedOf(req)
  const ended = endOf(await readRelease({ req, id: release }))
  const { locale } = req
  const item = await findItem({ req, release, collection, doc })
  if (!item) return { rev: null, doc: null, ended }
  const form = await asNewestDraft({ req, item, work: () => readForm({ req, item, locale }) })
  return { rev: item.rev, doc: form, ended }
})

/** As the form of whoever asks shows it: in one language, without another one's texts. */
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
  const saved = await saveDocument({ ...askedOf(req), rev: rev === '' ? null : rev, data })
  // Payload's form keeps the answer's body for itself.
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('X-Voix-Rev', String(saved.rev))
  return saved
})

interface Saving extends Asked {
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
  return { doc: made.form, rev: saved.rev, message: `Saved in the release “${name}”. Visitors see nothing of it yet.` }
}

function mustBeBasedOn({ rev, item }: { rev: number | null; item: StoredItem | null }): void {
  if (rev === (item?.rev ?? null)) return
  const message = item
    ? `"${item.title}" was changed in the release in the meantime. Open it again: nothing was saved.`
    : 'The document is not in the release any more. Open it again: nothing was saved.'
  throw new APIError(message, 409, { rev: item?.rev ?? null }, true)
}

/** What has a switch instead of drafts: the form's switch says what the release does. */
function actionOf({ req, collection, data }: Pick<Saving, 'req' | 'collection' | 'data'>): StoredItem['action'] | null {
  if (hasDrafts(req, collection) || typeof data.enabled !== 'boolean') return null
  return data.enabled ? 'publish' : 'unpublish'
}

/** The save that the collection would do, and what came of it. */
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
    // An application's hooks that reach out of the database wait until it is published.
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
  return { doc, message: `Created in the release “${name}”. Visitors see nothing of it yet.` }
})

export const documentEndpoints: Endpoint[] = [read, save, create]
