import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { AnswerOf } from '../../contract/endpoint'
import type * as contract from '../../contract/versions'
import { savedFieldsOf } from '../store/content'
import { findAuthors } from '../store/authors'
import { findVersions } from '../store/findVersions'
import { summarise } from './summarise'
import { slugsOf } from '../../options/getVoix'

interface List {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  before: number | null
  limit: number
}

/** Returns a range of a page's versions, newest first. Throws a 404 for a page that the user may not read. */
export async function listRevisions({
  req,
  collection,
  id,
  before,
  limit,
}: List): Promise<AnswerOf<typeof contract.listRevisions>> {
  const page = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id,
    depth: 0,
    trash: true,
    select: { _status: true, rev: true, deletedAt: true },
    overrideAccess: false,
    req,
  })
  // Reads one more, with which the last one is compared.
  const { versions, total } = await findVersions({ req, id, before, limit: limit + 1 })
  const shown = versions.slice(0, limit)
  const [authors, changes] = await Promise.all([
    findAuthors({ req, id, versions }),
    summarise({ req, versions, fields: savedFieldsOf(collection) }),
  ])
  const isOnline = page._status === 'published' && !page.deletedAt
  const revisions = shown.map(({ id: version, rev, savedAt, page: stored }, index) => ({
    rev,
    before: versions[index + 1]?.rev ?? null,
    savedAt,
    kind: stored.lastWrite?.kind ?? null,
    label: stored.lastWrite?.label ?? null,
    status: stored._status === 'published' ? ('published' as const) : ('draft' as const),
    author: null,
    others: [],
    ...authors.get(version),
    isCurrent: before === null && index === 0,
    isLive: isOnline && page.rev === rev,
    changes: changes.get(version) ?? null,
  }))
  return { revisions, next: versions.length > limit ? (shown.at(-1)?.rev ?? null) : null, total }
}
