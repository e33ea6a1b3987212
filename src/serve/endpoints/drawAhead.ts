import { createLocalReq } from 'payload'
import type { CollectionSlug, Payload } from 'payload'
import { fillPath } from '../../tree'
import { isWorker } from '../../collections/core/jobs/queue'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { pagesWithSection } from '../../collections/core/sections/pagesWithSection'
import { slugsOf } from '../../options/getVoix'
import { shared } from '../cache/shared.mjs'
import { resolvePage } from '../page/resolvePage'
import { processState } from '../../tree/processState.mjs'
import { inOrderOfNeed, offeredImages } from '../image/offeredImages'
import { findOriginal } from '../../collections/core/media/original'
import { isDrawn, storedImage } from '../image/storedImage'
import type { Variant } from '../image/storedImage'

interface Address {
  siteId: number
  path: string
}

/**
 * Renders the images of each page after it is published, and of the page of each published document, so that the first
 * visitor does not wait. It subscribes to the expiry of the page cache, which reports every committed write in every
 * process. Two images are rendered at a time in the background, and none while a visitor waits for one. Images that a
 * restart leaves out are rendered on request.
 */
export function drawAhead(payload: Payload): void {
  if (isWorker()) return
  const latest = processState('drawAhead', (): { stop: () => void } => ({ stop: () => undefined }))
  latest.stop()
  const waiting = new Set<string>()
  let isDrawing = false
  const draw = async () => {
    if (isDrawing) return
    isDrawing = true
    for (const tag of waiting) {
      waiting.delete(tag)
      await drawPictures(payload, tag).catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: `The pictures of ${tag} are not drawn yet` }),
      )
    }
    isDrawing = false
  }
  latest.stop = shared().expiry.subscribe((tags, isNews) => {
    if (!isNews) return
    for (const tag of tags) waiting.add(tag)
    void draw()
  })
}

/** Renders the missing images of the pages that a tag names. A failing image does not stop the others. */
async function drawPictures(payload: Payload, tag: string): Promise<void> {
  const address = readPathTag(tag) ?? (await addressOfDocument(payload, tag))
  const addresses = address ? [address] : await addressesOfSection(payload, tag)
  for (const one of addresses) await drawPage(payload, one)
}

async function drawPage(payload: Payload, address: Address): Promise<void> {
  const req = await createLocalReq({}, payload)
  const failed = new Map<string, unknown>()
  const variants = inOrderOfNeed(await picturesOf(payload, address)).values()
  const drawEach = async () => {
    for (const variant of variants) {
      const { filename } = variant
      try {
        if (failed.has(filename) || (await isDrawn(payload, variant))) continue
        const original = await findOriginal({ req, filename, isForAll: true })
        if (original) await storedImage(payload, variant, { original, lane: 'ahead' })
      } catch (error) {
        failed.set(filename, error)
      }
    }
  }
  await Promise.all([drawEach(), drawEach()])
  for (const [filename, err] of failed) payload.logger.warn({ err, msg: `${filename} on ${address.path} is not drawn` })
}

/**
 * Returns how many images, each in each width, the published page at an address shows, and how many of them are
 * rendered.
 */
export async function countPictures(payload: Payload, address: Address): Promise<{ shown: number; drawn: number }> {
  const pictures = await picturesOf(payload, address)
  const drawn = await Promise.all(pictures.map((variant) => isDrawn(payload, variant)))
  return { shown: pictures.length, drawn: drawn.filter(Boolean).length }
}

/** Returns the images of a page as visitors see it. */
async function picturesOf(payload: Payload, address: Address): Promise<Variant[]> {
  const req = await createLocalReq({}, payload)
  const view = await resolvePage({ req, ...address, layout: null, addTag: () => {} })
  return view ? offeredImages([view.page.fields, view.resolution], payload.secret) : []
}

/** Reads the tag of a page's address: `path:0:/specials`. */
function readPathTag(tag: string): Address | null {
  const [, siteId, path] = /^path:(\d+):(\/.*)$/.exec(tag) ?? []
  return path === undefined ? null : { siteId: Number(siteId), path }
}

/**
 * Reads the tag of a shared section, `pages:<id>`, and returns the addresses of the published pages that show it, also
 * within other sections.
 */
async function addressesOfSection(payload: Payload, tag: string): Promise<Address[]> {
  const { pages } = slugsOf({ payload })
  const [, slug, id] = /^([\w-]+):([^:]+)$/.exec(tag) ?? []
  if (slug !== pages || id === undefined) return []
  const req = await createLocalReq({}, payload)
  return (await pagesWithSection({ req, id })).map(({ path, siteId }) => ({ path, siteId }))
}

/**
 * Reads the tag of a document, `posts:<id>`. Returns the address of its page, or `null` if it has none that visitors
 * may see.
 */
async function addressOfDocument(payload: Payload, tag: string): Promise<Address | null> {
  const [, name, id] = /^([\w-]+):([^:]+)$/.exec(tag) ?? []
  const collection = collectionsWithPages(payload).find(({ slug }) => slug === name)?.slug
  if (collection === undefined || id === undefined) return null
  const document = (await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req: await createLocalReq({}, payload),
  })) as { slug?: string | null; page?: { path?: string; siteId?: number } | string | null } | null
  const page = typeof document?.page === 'object' ? document.page : null
  return page?.path ? { siteId: page.siteId ?? 0, path: fillPath(page.path, document?.slug ?? '') } : null
}
