import type { PayloadRequest } from 'payload'
import { writeElements } from '../store/storedElements'
import type { StoredPage } from '../store/content'
import type { Head } from '../store/versions'
import { slugsOf } from '../../options/getVoix'
import { isEqual } from '../../tree'

interface Write {
  req: PayloadRequest
  id: string
  head: Head
  page: StoredPage
  /** Writes the row that visitors see as well. */
  publishes: boolean
  /** Into the newest version instead of a new one. */
  isInPlace: boolean
}

/** Writes the page once per table that it concerns. */
export async function writeVersion({ req, id, head, page, publishes, isInPlace }: Write): Promise<void> {
  const { db } = req.payload
  const now = String(page.updatedAt)
  if (publishes) {
    await db.updateOne({ collection: slugsOf(req).pages, id, data: { ...page }, locale: 'all', req, returning: false })
  }
  const version = { ...page, id: undefined }
  if (isInPlace && head.versionId !== null) {
    await overwrite({
      req,
      id,
      versionId: head.versionId,
      createdAt: head.createdAt ?? now,
      version,
      stored: head.page,
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

interface Overwrite {
  req: PayloadRequest
  id: string
  versionId: string
  createdAt: string
  version: StoredPage
  /** What the version holds so far. */
  stored: StoredPage
}

/**
 * While there is a list to be written, Payload's adapter sends the whole version twice and reads it back. So it is given no list that
 * stays as it is, and the elements are written once beside it.
 */
async function overwrite({ req, id, versionId, createdAt, version, stored }: Overwrite): Promise<void> {
  const isKept = ([name, value]: [string, unknown]) => !Array.isArray(value) || !isEqual(value, stored[name])
  const { elements, ...rest } = Object.fromEntries(Object.entries(version).filter(isKept))
  await req.payload.db.updateVersion({
    collection: slugsOf(req).pages,
    id: versionId,
    versionData: { createdAt, updatedAt: String(version.updatedAt), latest: true, parent: id, version: rest } as never,
    req,
    returning: false,
  })
  if (elements) await writeElements({ req, table: 'drafts', id: versionId, json: JSON.stringify(elements) })
}
