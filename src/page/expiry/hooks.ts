import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { coverTags } from '../../collections/core/redirects/coverTags'
import { translationTag } from '../../collections/core/translationTag'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { OWN_PAGE, ownPageTag, shownFieldsIn } from '../../slices/ownPage'
import { SECTION_KIND } from '../../tree'
import { headBefore } from '../store/headContext'
import { readPublished } from '../store/readPublished'
import { expireTags } from './expireTags'

/**
 * Expires the document, its collection and a page's old and new path, unless the write changes nothing for visitors.
 */
export const expireAfterChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, data, operation, req } = change
  const id = String((doc as { id: number | string }).id)
  const published = await readPublished({ req, collection, doc })
  const isPage = collection.slug === slugsOf(req).pages
  const before = isPage ? headBefore({ req, id })?.live : null
  const wasHidden = operation === 'create' || (before !== null && before !== undefined && before.status !== 'published')
  if (!published.isWritten || (wasHidden && !published.isPublished)) return
  const tags = tagsOf({ slug: collection.slug, id, isPage, doc })
  if (before?.path) tags.push(`path:${before.siteId}:${before.path}`)
  const next = data as { path?: string | null; siteId?: number | null }
  if (isPage && next.path) tags.push(`path:${next.siteId ?? 0}:${next.path}`)
  if (isPage) tags.push(...translationTags({ req, id, doc }))
  tags.push(...ownPageTags(collection, [doc, change.previousDoc]))
  tags.push(...redirectTags({ req, slug: collection.slug, documents: [doc, change.previousDoc] }))
  await expireTags(req, tags)
}

/** Expires everything that shows a deleted document. */
export const expireAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { slug } = collection
  const isPage = slug === slugsOf(req).pages
  const tags = tagsOf({ slug, id: String(id), isPage, doc })
  const ofPage = isPage
    ? [...translationTags({ req, id: String(id), doc }), ...pathTags({ req, id: String(id), doc })]
    : []
  const ofRedirect = redirectTags({ req, slug, documents: [doc] })
  await expireTags(req, [...tags, ...ofPage, ...ofRedirect, ...ownPageTags(collection, [doc])])
}

/** Pages list only translations without a redirect, so redirects expire the pages at their paths. */
function redirectTags({ req, slug, documents }: { req: PayloadRequest; slug: string; documents: readonly unknown[] }) {
  if (slug !== slugsOf(req).redirects) return []
  return coverTags(
    req,
    documents.map((document) => (document as { from?: string | null } | undefined)?.from),
  )
}

function tagsOf({ slug, id, isPage, doc }: { slug: string; id: string; isPage: boolean; doc: unknown }): string[] {
  // Lists of pages do not contain sections, so only the pages that show the section expire.
  if (isPage && (doc as { kind?: string | null }).kind === SECTION_KIND) return [`${slug}:${id}`]
  return [slug, `${slug}:${id}`, ...(isPage ? [`page:${id}`] : [])]
}

interface Version {
  translationOf?: unknown
  languageCode?: string | null
}

/** Returns the tags of the language versions of a page, before and after the write. */
function translationTags({ req, id, doc }: { req: PayloadRequest; id: string; doc: unknown }): string[] {
  const versions = [headBefore({ req, id })?.live, doc] as (Version | undefined)[]
  return versions.flatMap((version) => {
    const original = idOf(version?.translationOf)
    if (original === null) return []
    return [translationTag(original), translationTag(original, version?.languageCode ?? '')]
  })
}

/** Returns the tags of the pages that belong to the document, before and after the write: they show fields of it. */
function ownPageTags({ flattenedFields }: SanitizedCollectionConfig, documents: readonly unknown[]): string[] {
  if (!shownFieldsIn(flattenedFields)) return []
  const ids = documents.map((document) => idOf((document as { [OWN_PAGE]?: unknown } | undefined)?.[OWN_PAGE]))
  return [...new Set(ids)].filter((id) => id !== null).map(ownPageTag)
}

function pathTags({ req, id, doc }: { req: PayloadRequest; id: string; doc: unknown }): string[] {
  const { path, siteId } = headBefore({ req, id })?.live ?? (doc as { path?: string | null; siteId?: number | null })
  return path ? [`path:${siteId ?? 0}:${path}`] : []
}
