import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { hasAudiences } from './audience'

/** The storage does not have the file. */
export class PictureGone extends Error {}

/** An image of a file for an audience was requested at a public address. */
export class PictureKept extends Error {}

/** The original of an uploaded image. */
export interface Original {
  /** Returns the bytes. Throws `PictureGone` or `PictureKept`. */
  read: () => Promise<Buffer>
}

interface Input {
  req: PayloadRequest
  /** From a signed address, so the visitor may see it. */
  filename: string
  /** Refuses a file for an audience, because the result is public. */
  isForAll?: boolean
}

/**
 * Finds the original on disk or in the application's storage. Returns `null` if it is missing on disk. Other storages
 * are checked by `read`.
 */
export async function findOriginal({ req, filename, isForAll = false }: Input): Promise<Original | null> {
  const original = await locate({ req, filename })
  if (!original || !isForAll) return original
  const read = async () => {
    // A formerly public address may name a file that was uploaded since.
    if (await isKept({ req, filename })) throw new PictureKept()
    return original.read()
  }
  return { read }
}

async function isKept({ req, filename }: Input): Promise<boolean> {
  const { media } = slugsOf(req)
  if (!hasAudiences(req.payload.collections[media].config)) return false
  const { totalDocs } = await req.payload.count({
    collection: media,
    where: { filename: { equals: filename }, audience: { exists: true } },
    trash: true,
    // system: visitors cannot see files for an audience, which are counted here.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function locate({ req, filename }: Input): Promise<Original | null> {
  const { config } = req.payload.collections[slugsOf(req).media]
  const { disableLocalStorage, handlers } = config.upload
  if (disableLocalStorage || handlers?.length) return { read: () => readStored({ req, filename, config }) }
  const file = onDisk({ config, filename })
  return (await isFile(file)) ? { read: () => readFile(file) } : null
}

/** Reads a stored file as Payload does: from the storage's handlers, the disk, or the address that the storage set. */
async function readStored({ req, filename, config }: Input & { config: SanitizedCollectionConfig }): Promise<Buffer> {
  const { disableLocalStorage, handlers = [] } = config.upload
  // system: the address is signed. Read with Payload's hooks, in which a storage sets its address.
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const doc = docs[0] as (TypeWithID & { prefix?: string; url?: string | null }) | undefined
  if (!doc) throw new PictureGone()
  const params = { collection: config.slug, filename, ...(doc.prefix ? { prefix: doc.prefix } : {}) }
  // Without the visitor's headers: a range or an ETag is about the resized image, not the original.
  const own = await createLocalReq({}, req.payload)
  for (const handler of handlers) {
    const answer = await handler(own, { doc, params })
    if (answer instanceof Response) return bytesOf(answer)
  }
  const file = onDisk({ config, filename })
  if (!disableLocalStorage && (await isFile(file))) return readFile(file)
  if (doc.url && /^https?:/i.test(doc.url)) return bytesOf(await fetch(doc.url))
  throw new PictureGone()
}

/** Returns the bytes of a response. A storage may redirect to the file instead of sending it. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const target = answer.headers.get('location')
  const found = target !== null && answer.status >= 300 && answer.status < 400 ? await fetch(target) : answer
  if (found.status === 404) throw new PictureGone()
  if (!found.ok) throw new Error(`The storage responded with status ${found.status}.`)
  return Buffer.from(await found.arrayBuffer())
}

function onDisk({ config, filename }: { config: SanitizedCollectionConfig; filename: string }): string {
  const folder = path.resolve(/* turbopackIgnore: true */ config.upload.staticDir ?? config.slug)
  return path.join(/* turbopackIgnore: true */ folder, path.basename(filename))
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
