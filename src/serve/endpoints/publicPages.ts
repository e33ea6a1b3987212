import { createLocalReq } from 'payload'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { idOf } from '../../slices'
import { fillPath, isPattern } from '../../tree'
import { shared } from '../cache/shared.mjs'
import { slugsOf } from '../../options/getVoix'
import type { Findable } from '../page/mayBeFound'
import { namedBy } from '../page/ownPages'

export interface PublicPage extends Findable {
  id: string
  title: string
  siteId: number
  languageCode: string
  translationOf: string | null
  updatedAt: string
}

const MOST = 50_000

interface Remembered {
  pages: Promise<PublicPage[]>
}

let remembered: Remembered | null = null
let isSubscribed = false

/**
 * Returns all published pages without their elements. A page with `{slug}` in its path is replaced by the pages of its
 * documents. The list is cached in memory, and is the same object until a page or such a document changes.
 */
export async function publicPages(payload: Payload): Promise<PublicPage[]> {
  subscribeOnce([slugsOf({ payload }).pages, ...collectionsWithPages(payload).map(({ slug }) => slug)])
  await shared().expiry.ready()
  if (remembered) return remembered.pages
  const fresh: Remembered = { pages: readPages(payload) }
  remembered = fresh
  fresh.pages.catch(() => {
    if (remembered === fresh) remembered = null
  })
  return fresh.pages
}

function subscribeOnce(collections: readonly string[]): void {
  if (isSubscribed) return
  isSubscribed = true
  shared().expiry.subscribe((tags) => {
    if (tags.some((tag) => collections.includes(tag))) remembered = null
  })
}

async function readPages(payload: Payload): Promise<PublicPage[]> {
  const req = await createLocalReq({}, payload)
  const { docs } = await payload.find({
    collection: slugsOf(req).pages,
    where: { _status: { equals: 'published' } },
    select: {
      title: true,
      path: true,
      siteId: true,
      languageCode: true,
      translationOf: true,
      updatedAt: true,
      meta: true,
    },
    sort: 'path',
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const pages = docs.map((doc) => {
    const page = doc as unknown as Record<string, unknown>
    const meta = page.meta as { noIndex?: boolean; canonical?: string | null } | undefined
    return {
      id: String(page.id),
      title: String(page.title ?? ''),
      path: String(page.path ?? '/'),
      siteId: Number(page.siteId ?? 0),
      languageCode: String(page.languageCode ?? ''),
      translationOf: idOf(page.translationOf),
      updatedAt: String(page.updatedAt ?? ''),
      noIndex: meta?.noIndex === true,
      canonical: meta?.canonical ?? null,
    }
  })
  const patterns = pages.filter(({ path }) => isPattern(path))
  if (patterns.length === 0) return pages
  const documents = await documentsOf(req, patterns)
  const shown = patterns.flatMap((page) =>
    namedBy(page).flatMap((id) => documents.get(id)?.map((document) => pageOf(page, document, pages)) ?? []),
  )
  return [...pages.filter(({ path }) => !isPattern(path)), ...shown]
}

interface Shown {
  id: string
  slug: string
  title: string
  updatedAt: string
}

/** Returns the published documents of pages with `{slug}` in their paths, by the ids of the pages that they name. */
async function documentsOf(req: PayloadRequest, patterns: readonly PublicPage[]): Promise<Map<string, Shown[]>> {
  const found = new Map<string, Shown[]>(patterns.flatMap(namedBy).map((id) => [id, []]))
  const ids = [...found.keys()].map((id) => columnId(req, slugsOf(req).pages, id))
  for (const { slug: collection, fields, hasSlug } of collectionsWithPages(req.payload)) {
    if (!hasSlug) continue
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ page: { in: ids } }, { slug: { exists: true } }] },
      select: { page: true, slug: true, updatedAt: true, ...(fields.title ? { [fields.title]: true } : {}) },
      sort: 'slug',
      depth: 0,
      limit: MOST,
      pagination: false,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const title = fields.title ? doc[fields.title] : null
      const shown = {
        id: `${collection}:${String(doc.id)}`,
        slug: String(doc.slug),
        title: typeof title === 'string' ? title : '',
        updatedAt: String(doc.updatedAt ?? ''),
      }
      found.get(idOf(doc.page) ?? '')?.push(shown)
    }
  }
  return found
}

/** Returns the page of a document. Its translations share one original, as those of other pages do. */
function pageOf(page: PublicPage, document: Shown, pages: readonly PublicPage[]): PublicPage {
  const original = pages.find(({ id }) => id === page.translationOf)
  return {
    ...page,
    id: `${page.id}:${document.id}`,
    translationOf: original ? `${original.id}:${document.id}` : null,
    path: fillPath(page.path, document.slug),
    // The canonical address of the page would be the same for all its documents.
    canonical: null,
    title: document.title || page.title,
    updatedAt: document.updatedAt > page.updatedAt ? document.updatedAt : page.updatedAt,
  }
}
