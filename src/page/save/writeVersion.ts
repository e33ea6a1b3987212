import type { PayloadRequest } from 'payload'
import type { StoredPage } from './content'
import type { Head } from './versions'
import { slugsOf } from '../../options/getVoix'

interface Write {
  req: PayloadRequest
  id: string
  head: Head
  page: StoredPage
  /** Writes the row that visitors see as well. */
  publishes: boolean
  /** Into the newest version instead of a new one. */
  inPlace: boolean
}

/** Writes the page once per table that it concerns. */
export async function writeVersion({ req, id, head, page, publishes, inPlace }: Write): Promise<void> {
  const { db } = req.payload
  const now = String(page.updatedAt)
  if (publishes) {
    await db.updateOne({ collection: slugsOf(req).pages, id, data: { ...page }, locale: 'all', req, returning: false })
  }
  const version = { ...page, id: undefined }
  if (inPlace && head.versionId !== null) {
    await db.updateVersion({
      collection: slugsOf(req).pages,
      id: head.versionId,
      versionData: { createdAt: head.createdAt ?? now, updatedAt: now, latest: true, parent: id, version } as never,
      req,
      returning: false,
    })
    return
  }
  await db.createVersion({
    autosave: false,
    collectionSlug: slugsOf(req).pages,
    createdAt: now,
    updatedAt: now,
    parent: id,
    versionData: version as never,
    req,
    returning: false,
  } as never)
}
