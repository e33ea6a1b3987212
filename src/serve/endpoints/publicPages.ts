import { createLocalReq } from 'payload'
import type { Payload } from 'payload'
import { idOf } from '../../slices'
import { shared } from '../cache/shared.mjs'
import { slugsOf } from '../../options/getVoix'

export interface PublicPage {
  id: string
  title: string
  path: string
  siteId: number
  languageCode: string
  translationOf: string | null
  updatedAt: string
  noIndex: boolean
}

const MOST = 50_000

interface Remembered {
  pages: Promise<PublicPage[]>
}

let remembered: Remembered | null = null
let isSubscribed = false

/** All published pages without their elements, in memory until a page changes: the same list as long as none has. */
export async function publicPages(payload: Payload): Promise<PublicPage[]> {
  subscribeOnce(slugsOf({ payload }).pages)
  await shared().expiry.ready()
  if (remembered) return remembered.pages
  const fresh: Remembered = { pages: readPages(payload) }
  remembered = fresh
  fresh.pages.catch(() => {
    if (remembered === fresh) remembered = null
  })
  return fresh.pages
}

function subscribeOnce(pages: string): void {
  if (isSubscribed) return
  isSubscribed = true
  shared().expiry.subscribe((tags) => {
    if (tags.includes(pages)) remembered = null
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
  return docs.map((doc) => {
    const page = doc as unknown as Record<string, unknown>
    return {
      id: String(page.id),
      title: String(page.title ?? ''),
      path: String(page.path ?? '/'),
      siteId: Number(page.siteId ?? 0),
      languageCode: String(page.languageCode ?? ''),
      translationOf: idOf(page.translationOf),
      updatedAt: String(page.updatedAt ?? ''),
      noIndex: (page.meta as { noIndex?: boolean } | undefined)?.noIndex === true,
    }
  })
}
