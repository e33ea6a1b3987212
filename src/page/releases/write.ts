import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { execute } from '../../collections/core/database/execute'
import { columnId, listOf, tableOf } from '../../collections/core/database/tables'
import { hasDrafts } from '../../collections/core/releases/asReleased'
import type { Content } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { diff, isEqual, mergePages, resolveConflicts, toContent, toSnapshot } from '../../tree'
import { rememberHead } from '../store/headContext'
import { lockHead, lockPages, type StoredHead } from '../store/head'
import { rememberWrite, type Write } from '../store/writeContext'
import { savedFieldsOf, snapshotOf } from '../store/content'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { processPage } from '../save/processPage'
import { readBase } from '../save/readBase'
import { readHead, type Head } from '../store/versions'
import { writeVersion } from '../save/writeVersion'
import { contentOfDocument, contentOfPage, fieldsOfDocument, inLanguage } from './content'
import type { Target } from './readLive'

/** Locks documents until the transaction ends, per collection in the order of ids. */
export async function lockDocuments({
  req,
  documents,
}: {
  req: PayloadRequest
  documents: readonly Omit<Target, 'req'>[]
}) {
  for (const collection of [...new Set(documents.map((each) => each.collection))].sort()) {
    const ids = documents.filter((each) => each.collection === collection).map(({ doc }) => doc)
    if (collection === slugsOf(req).pages) {
      await lockPages({ req, ids })
      continue
    }
    const known = ids.map((id) => columnId(req, collection, id)).filter((id) => id !== null)
    if (known.length === 0) continue
    await execute({
      req,
      statement: sql`select id from ${tableOf(req, collection)} where id in (${listOf(known)}) order by id for no key update`,
    })
  }
}

interface Publishing extends Target {
  content: Content
  label: string
  isApproved?: boolean
  /**
   * The page's revision on which the content is based. A draft with later changes outside stays a draft on top of it.
   */
  baseRev?: number
}

/** Publishes a document as the user, through the hooks of every other write. */
export async function publishDocument(publishing: Publishing): Promise<void> {
  const { req, collection, doc, content } = publishing
  if (collection === slugsOf(req).pages) return publishPage(publishing)
  const { config } = req.payload.collections[collection as CollectionSlug]
  const fields = fieldsOfDocument(config)
  const state = hasDrafts(req, collection) ? { _status: 'published' as const } : { enabled: true }
  const read = () => contentOfDocument({ req, collection, id: doc, draft: true })
  let now = await read()
  if (!now) throw new APIError('It has been deleted.', 409, null, true)
  for (const language of languagesOf(req)) {
    const data = language === null ? content.page : inLanguage(fields, content.page, language)
    // Another language is written only if its texts differ, because required fields may not be translated yet.
    const isOther = language !== null && language !== defaultLanguage(req)
    if (isOther && isEqual(data, inLanguage(fields, now?.page ?? {}, language))) continue
    await req.payload.update({
      collection: collection as CollectionSlug,
      id: doc,
      data: { ...data, ...state } as never,
      depth: 0,
      ...(language === null ? {} : { locale: language as never }),
      overrideAccess: false,
      req,
    })
    // Fields without languages were written along with the default one.
    if (!isOther && language !== null) now = await read()
  }
}

async function publishPage({ req, doc: id, content, label, isApproved = false, baseRev }: Publishing): Promise<void> {
  const collection = req.payload.collections[slugsOf(req).pages].config
  const { head, stored } = await openPage({ req, id })
  await mayUpdate({ req, collection, id, data: content.page })
  // Styles and colours were validated when the page was saved in the release.
  const write: Write = { kind: 'published', label, isApproved, from: content.rows }
  const published = await writePage({ req, id, head, stored, content, write, publishes: true })
  if (baseRev === undefined || head.page._status !== 'draft' || stored.rev <= baseRev) return
  const fields = savedFieldsOf(collection)
  const base = await readBase({ req, id, rev: baseRev, head, fields })
  const mine = contentOfPage(head.page, fields)
  const sides = { base: base ? toContent(base) : content, mine, theirs: published }
  const drafted = resolveConflicts({ sides, choose: () => 'mine' })
  if (mergePages(sides).conflicts.length === 0 && diff(toSnapshot(published), toSnapshot(drafted)) === null) return
  const next = await openPage({ req, id })
  await writePage({ req, id, ...next, content: drafted, write: { kind: 'draft', isDraft: true }, publishes: false })
}

async function openPage({ req, id }: { req: PayloadRequest; id: string }): Promise<{ head: Head; stored: StoredHead }> {
  const stored = await lockHead({ req, id })
  if (!stored) throw new APIError('It has been deleted.', 409, null, true)
  const head = await readHead({ req, id, stored })
  if (head.page.deletedAt) throw new APIError('It is in the trash.', 409, null, true)
  return { head, stored }
}

interface Written {
  req: PayloadRequest
  id: string
  head: Head
  stored: StoredHead
  content: Content
  write: Write
  publishes: boolean
}

/** Writes a new version of a page and, if it publishes, the row that visitors see. Returns the written content. */
async function writePage({ req, id, head, stored, content, write, publishes }: Written): Promise<Content> {
  const collection = req.payload.collections[slugsOf(req).pages].config
  rememberHead({ req, id, head: stored })
  rememberWrite({ req, id, write })
  const processed = await processPage({ req, collection, id, head: head.page, content, publishes })
  await writeVersion({ req, id, head, page: processed.page, publishes, isInPlace: false })
  await processed.afterWrite()
  return toContent(snapshotOf(processed.page, savedFieldsOf(collection)))
}

/** Unpublishes a document. Its newest draft is kept. */
export async function unpublishDocument({ req, collection, doc }: Target): Promise<void> {
  const data = hasDrafts(req, collection) ? { _status: 'draft' as const } : { enabled: false }
  await req.payload.update({
    collection: collection as CollectionSlug,
    id: doc,
    data: data as never,
    depth: 0,
    overrideAccess: false,
    req,
  })
}

function defaultLanguage({ payload }: PayloadRequest): string | null {
  return payload.config.localization ? payload.config.localization.defaultLocale : null
}

/** Returns the languages, starting with the default one, which creates the rows of lists. */
function languagesOf(req: PayloadRequest): (string | null)[] {
  const { localization } = req.payload.config
  const first = defaultLanguage(req)
  if (!localization) return [null]
  return [first, ...localization.localeCodes.filter((code) => code !== first)]
}
