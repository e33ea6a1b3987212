import {
  addDataAndFileToRequest,
  APIError,
  Forbidden,
  NotFound,
  ValidationError,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { isEditor, isStaff } from '../../collections/core/access'
import { columnId } from '../../collections/core/database/tables'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { asNewestDraft, hasDrafts } from '../../collections/core/releases/asReleased'
import { findItem, type Content, type StoredItem } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import type { EndReason } from '../../contract/collaboration'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { valueProblems } from '../values/valueProblems'
import { contentOfDocument, titleOf } from './content'
import { enterRelease, mustBeReleasable, writeItem } from './items'
import { endOf, lockRelease, mustBeOpen, readRelease, releaseIdOf } from './line'
import { lockDocuments } from './write'

const ALL = '/voix/releases/:release/documents/:collection'
const ONE = `${ALL}/:doc`

/** A document within a release, for the admin's form of it; `rev: null`: it is not in the release yet. */
export interface DocumentInRelease {
  rev: number | null
  doc: Record<string, unknown> | null
  /** Why nothing of the release can be changed any more; `null`: it can. */
  ended: EndReason | null
}

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

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/** `GET .../documents/:collection/:doc?locale=` -> `DocumentInRelease`, as the collection's own endpoint answers it. */
const read: Endpoint = {
  path: ONE,
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { release, collection, doc } = askedOf(req)
    const ended = endOf(await readRelease({ req, id: release }))
    const { locale } = req
    const item = await findItem({ req, release, collection, doc })
    const answer: DocumentInRelease = item
      ? { rev: item.rev, ended, doc: await asNewestDraft({ req, item, work: () => readForm({ req, item, locale }) }) }
      : { rev: null, doc: null, ended }
    return Response.json(answer, NO_STORE)
  },
}

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

/**
 * `PATCH .../documents/:collection/:doc?locale=&rev=` with what the admin's form sends to the collection: changes the document in the release
 * alone, which it enters if it is not in it. Access rules, hooks and validation are those of a draft. 400, 403, 404, 409.
 */
const save: Endpoint = {
  path: ONE,
  method: 'patch',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const saved = await saveDocument({ ...askedOf(req), rev: revOf(req), data: req.data ?? {} })
    // Payload's form keeps the answer's body for itself.
    return Response.json(saved, { headers: { ...NO_STORE.headers, 'X-Voix-Rev': String(saved.rev) } })
  },
}

/** `rev=`: what the form was opened with, empty where the document was not in the release. Throws a 400. */
function revOf({ query }: PayloadRequest): number | null {
  const rev = query.rev === undefined || query.rev === '' ? null : Number(query.rev)
  if (rev === null || Number.isInteger(rev)) return rev
  throw new APIError(`rev: "${String(query.rev)}" is no revision.`, 400, { field: 'rev' }, true)
}

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

/** `POST .../documents/:collection?locale=`: a new document that visitors get with the release. */
const create: Endpoint = {
  path: ALL,
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const collection = collectionOf(req)
    const isDrafted = hasDrafts(req, collection)
    const doc = await inTransaction(req, async () => {
      const release = await lockRelease({ req, id: releaseIdOf(req), how: 'whole' })
      mustBeOpen(release)
      const made = await req.payload.create({
        collection: collection as CollectionSlug,
        data: { ...req.data, ...(isDrafted ? { _status: 'draft' } : { enabled: false }) } as never,
        depth: 0,
        draft: isDrafted,
        overrideAccess: false,
        req,
      })
      await enterRelease({ req, release, collection, doc: String(made.id) })
      return made
    })
    const { name } = await readRelease({ req, id: releaseIdOf(req) })
    return Response.json(
      { doc, message: `Created in the release “${name}”. Visitors see nothing of it yet.` },
      { status: 201, ...NO_STORE },
    )
  },
}

export const documentEndpoints: Endpoint[] = [read, save, create]
