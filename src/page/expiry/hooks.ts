import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { headBefore } from '../hooks/headContext'
import { readLive } from '../live'
import { expireTags } from './expireTags'

/** A write that visitors can see expires the document, its collection, and a page's old and new address. */
export const expireAfterChange: CollectionAfterChangeHook = async ({ collection, doc, data, operation, req }) => {
  const id = String((doc as { id: string }).id)
  const live = await readLive({ req, collection, id, updatedAt: (doc as { updatedAt?: string }).updatedAt ?? null })
  const before = collection.slug === 'pages' ? headBefore({ req, id })?.live : null
  const wasHidden = operation === 'create' || (before !== null && before !== undefined && before.status !== 'published')
  if (!live.isWritten || (wasHidden && !live.isPublished)) return
  const tags = [...tagsOf({ slug: collection.slug, id })]
  if (before?.path) tags.push(`path:${before.siteId}:${before.path}`)
  const next = data as { path?: string | null; siteId?: number | null }
  if (collection.slug === 'pages' && next.path) tags.push(`path:${next.siteId ?? 0}:${next.path}`)
  if (collection.slug === 'pages') tags.push(...originalTags(doc))
  await expireTags(req, tags)
}

/** A deleted document is gone for visitors at once. */
export const expireAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const tags = tagsOf({ slug: collection.slug, id: String(id) })
  await expireTags(
    req,
    collection.slug === 'pages' ? [...tags, ...originalTags(doc), ...pathTags({ req, id: String(id), doc })] : tags,
  )
}

function tagsOf({ slug, id }: { slug: string; id: string }): string[] {
  return [slug, `${slug}:${id}`, ...(slug === 'pages' ? [`page:${id}`] : [])]
}

/** All versions of a page in other languages name each other: they carry the tag of the page that they translate. */
function originalTags(doc: unknown): string[] {
  const { translationOf } = doc as { translationOf?: string | { id: string } | null }
  if (!translationOf) return []
  return [`pages:${typeof translationOf === 'string' ? translationOf : translationOf.id}`]
}

function pathTags({ req, id, doc }: { req: PayloadRequest; id: string; doc: unknown }): string[] {
  const { path, siteId } = headBefore({ req, id })?.live ?? (doc as { path?: string | null; siteId?: number | null })
  return path ? [`path:${siteId ?? 0}:${path}`] : []
}
