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
  /** Also writes the row that visitors see. */
  publishes: boolean
  /** Overwrites the newest version instead of adding one. */
  isInPlace: boolean
}

/** Writes the version and, if the save publishes, the page's row. */
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
  /** The stored content of the version. */
  stored: StoredPage
}

/**
 * Payload's adapter writes and reads the whole version twice if the data contain a list. So unchanged lists are
 * omitted, and the elements are written separately.
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
