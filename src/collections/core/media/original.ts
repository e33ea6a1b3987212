import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { hasAudiences } from './audience'

/** The storage has no such file (any more). */
export class PictureGone extends Error {}

/** A picture of a file for an audience was requested at a public address. */
export class PictureKept extends Error {}

/** An uploaded picture as it came in, read when it is needed. */
export interface Original {
  /** Throws `PictureGone` or `PictureKept`. */
  read: () => Promise<Buffer>
}

interface Asked {
  req: PayloadRequest
  /** As in a signed address: who asks may see it. */
  filename: string
  /** What is drawn of it is for all: a file for an audience is not read. */
  isForAll?: boolean
}

/**
 * Where the original lies: on disk, or where the application's storage puts it. A file on disk that is gone is `null` at once; what
 * another storage holds is known once it is read.
 */
export async function findOriginal({ req, filename, isForAll = false }: Asked): Promise<Original | null> {
  const original = await locate({ req, filename })
  if (!original || !isForAll) return original
  const read = async () => {
    // An address that was public once may name a file that has come in since.
    if (await isKept({ req, filename })) throw new PictureKept()
    return original.read()
  }
  return { read }
}

async function isKept({ req, filename }: Asked): Promise<boolean> {
  const { media } = slugsOf(req)
  if (!hasAudiences(req.payload.collections[media].config)) return false
  const { totalDocs } = await req.payload.count({
    collection: media,
    where: { filename: { equals: filename }, audience: { exists: true } },
    trash: true,
    // system: strangers do not see files for an audience, and these are counted.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function locate({ req, filename }: Asked): Promise<Original | null> {
  const { config } = req.payload.collections[slugsOf(req).media]
  const { disableLocalStorage, handlers } = config.upload
  if (disableLocalStorage || handlers?.length) return { read: () => readStored({ req, filename, config }) }
  const file = onDisk({ config, filename })
  return (await isFile(file)) ? { read: () => readFile(file) } : null
}

/** Payload's own way to a stored file: the storage's handlers, then the disk, then the address that the storage gave it. */
async function readStored({ req, filename, config }: Asked & { config: SanitizedCollectionConfig }): Promise<Buffer> {
  const { disableLocalStorage, handlers = [] } = config.upload
  // system: the signature of the address says that the picture is shown. Read with Payload's hooks, by which a storage says its address.
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
  // What the visitor's browser asks of the small picture (a range, a known version) is not meant for the original.
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

/** A storage may lead to the file instead of sending it. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const target = answer.headers.get('location')
  const found = target !== null && answer.status >= 300 && answer.status < 400 ? await fetch(target) : answer
  if (found.status === 404) throw new PictureGone()
  if (!found.ok) throw new Error(`The storage answered with the status ${found.status}.`)
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
